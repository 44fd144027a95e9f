import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Trait } from '../../../../systems/pulp-city/model/keywords.ts';
import { diceOfAnswer } from '../../../../systems/pulp-city/view/actions/environment-table.ts';
import { traitFacts } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { modelName, traitName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import { OptionOdds } from '../../panels/odds/OptionOdds.tsx';
import { sayIn } from '../../words/say.ts';
import { RollRows } from './RollRows.tsx';
import { useEnvironmentTable } from './use-tables.ts';

const NO_NOTES = { turned: null, extraSfx: [], rerolls: [] };

/** A Fall, a Crash or Dangerous Terrain strikes: Trait and Power Up dice of the one struck. @rule PC-ROLL-13 */
export function EnvironmentDefence({ decision, answer, game }: DecisionProps<'environmentDefence'>) {
  const t = useT();
  const w = useWorld();
  const say = sayIn(w, t, game.rest.stack);
  const { model, name, traits, dice } = decision;
  const facts = traitFacts(w, model).filter((fact) => traits.includes(fact.trait));
  const strongest = facts.toSorted((one, other) => other.value - one.value)[0]?.trait;
  const [trait, setTrait] = useState<Trait | undefined>(strongest ?? traits[0]);
  const [powerUp, setPowerUp] = useState(0);
  const table = useEnvironmentTable(say, decision, trait, powerUp);
  const what = t(name === 'hazard' ? 'environment.danger' : `environment.${name}`);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.environment.title', { what, name: modelName(w, model) })}
      note={t('ask.environment.note', { n: dice })}
      foot={
        trait !== undefined && (
          <Button look="primary" onPress={() => answer({ trait, powerUp })}>
            {t('ask.environment.do', { trait: traitName(t, trait) })}
          </Button>
        )
      }
    >
      <Options
        label={t('ask.environment.traits')}
        chosen={trait === undefined ? [] : [trait]}
        onChoose={setTrait}
        options={facts.map((fact) => ({
          value: fact.trait,
          key: fact.trait,
          title: traitName(t, fact.trait),
          ...(fact.trump ? { note: t('trait.trump') } : {}),
          end: (
            <>
              {fact.trump && <Icon name="star" size={14} />}
              <span className="figure">{fact.value}</span>
              <OptionOdds t={t} figures={table?.traits[fact.trait] ?? null} />
            </>
          ),
        }))}
      />
      <RollRows
        say={say}
        team={decision.by}
        chosen={powerUp}
        rolled={diceOfAnswer(w, decision)}
        onDice={setPowerUp}
        figures={
          table && {
            title: t('play.answer.title', { name: say.name(model) }),
            each: t('play.answer.each'),
            columns: [],
            rows: table.rows.map((figures) => [figures]),
            notes: NO_NOTES,
          }
        }
      />
    </DecisionFrame>
  );
}
