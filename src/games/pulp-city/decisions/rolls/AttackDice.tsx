import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import type { CommitTable } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { effectsInHand } from '../../../../systems/pulp-city/view/forecast/effects.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { pushesLines } from '../../words/forecast.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { ClashPanel } from '../../panels/ClashPanel.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { RollRows } from './RollRows.tsx';
import { useCommitTable } from './use-tables.ts';
import { dealsIn, thenWords } from '../../panels/odds/figures.ts';
import { traitName } from '../../words/names.ts';
import { type Say, sayIn } from '../../words/say.ts';
import { attackDicePlan } from './roll-plan.ts';
import { PowerSteppers } from './PowerSteppers.tsx';
import type { DecisionProps } from '../props.ts';

/** The Attacker's optional dice: Power Up, an Object to smash, Powers at a price. @rule PC-ROLL-10 */
export function AttackDice({ decision, answer, game }: DecisionProps<'attackDice'>) {
  const w = useWorld();
  const { system } = useApp();
  const t = useT();
  const say = sayIn(w, t, game.rest.stack);
  const [draft, put] = useDraft(decision, attackDicePlan.begin);
  const { spec, max, objects, powers } = decision;
  const poolWith = (attackPowerUp: number) =>
    clashOf(w, spec, { attackPowerUp, smash: draft.object !== null, attackPowers: draft.powers });
  const view = poolWith(draft.powerUp);
  const [trait, answerWith] = useState<number | null>(null);
  const table = useCommitTable(say, decision, draft, trait);
  const why = system.check(game, decision, draft);
  const commit = () => {
    if (why === null) answer(draft);
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.attackDice.title', { name: say.name(spec.attacker) })}
      note={t('play.attackDice.note')}
      foot={
        <Button look="primary" closed={why === null ? null : say.why(why)} onPress={commit}>
          {t('play.roll', { n: view.attack.pool.dice })}
        </Button>
      }
    >
      <RollRows
        say={say}
        team={decision.by}
        chosen={draft.powerUp}
        rolled={Array.from({ length: max + 1 }, (_, dice) => poolWith(dice).attack.pool.dice)}
        onDice={(powerUp) => put({ ...draft, powerUp })}
        figures={table === null ? null : figuresIn(say, decision, table)}
      >
        {table !== null && table.traits.length > 1 && spec.target !== null && (
          <div className="choices dice-rows__traits" data-rule="PC-ROLL-16">
            <span className="label">{t('play.commit.ifDefends', { name: say.name(spec.target) })}</span>
            {table.traits.map((one, at) => (
              <Choice key={one.trait} chosen={at === table.trait} onPress={() => answerWith(at)}>
                {traitName(t, one.trait)}
              </Choice>
            ))}
          </div>
        )}
      </RollRows>
      <ClashPanel say={say} view={view} note={say.name(spec.attacker)} />
      <Ahead head={t('ahead.onHit')} lines={pushesLines(say, effectsInHand(w, game.rest.stack, spec))} />
      {objects.length > 0 && (
        <div className="choices" data-rule="PC-BONUS-11" data-choices="focus">
          <span className="label">{t('bonus.Smash It Up')}</span>
          {objects.map((object) => (
            <Choice
              key={object}
              chosen={draft.object === object}
              note={thenWords(t, t('play.dice.plus', { n: 1 }), table?.objects[object])}
              onPress={() => put({ ...draft, object: draft.object === object ? null : object })}
            >
              {say.name(object)}
            </Choice>
          ))}
        </div>
      )}
      <PowerSteppers
        offered={powers}
        bought={draft.powers}
        worth={table?.powers}
        onChange={(bought) => put({ ...draft, powers: bought })}
      />
    </DecisionFrame>
  );
}

/** What each die buys, against each that the Defender may add: 'Nuke +1'. */
function figuresIn(
  { w, t, name }: Say,
  { spec: { target } }: DecisionFor<'attackDice'>,
  { rows, columns, traits, notes }: CommitTable,
) {
  const answers = target !== null && isModel(w, target) && traits.length > 0;
  const deals = dealsIn(rows.flatMap(({ cells }) => cells[0] ?? []));
  return {
    title: t(deals ? 'play.commit.title' : 'play.commit.titleSfx'),
    each: t('play.commit.each'),
    columns: columns.map((n) =>
      answers ? t('play.commit.against', { name: name(target), n }) : t('play.commit.alone'),
    ),
    rows: rows.map(({ cells }) => cells),
    notes,
  };
}
