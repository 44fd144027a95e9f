import { useT } from '../../../../i18n/use-t.ts';
import { effectsInHand } from '../../../../systems/pulp-city/view/forecast/effects.ts';
import { smashedInHand } from '../../../../systems/pulp-city/view/actions/answer-odds.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { pushesLines } from '../../words/forecast.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { ClashPanel } from '../../panels/ClashPanel.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { RollRows } from './RollRows.tsx';
import { OptionOdds } from '../../panels/odds/OptionOdds.tsx';
import { useAnswerTable } from './use-tables.ts';
import { sayIn } from '../../words/say.ts';
import { defendDicePlan } from './roll-plan.ts';
import { traitName } from '../../words/names.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import { PowerSteppers } from './PowerSteppers.tsx';
import type { DecisionProps } from '../props.ts';

/** What the Defender answers with: the Trait where Powers leave a choice, and Power Up dice. @rule PC-ROLL-10 @rule PC-ROLL-16 */
export function DefendDice({ decision, answer, game }: DecisionProps<'defendDice'>) {
  const w = useWorld();
  const { system } = useApp();
  const t = useT();
  const say = sayIn(w, t, game.rest.stack);
  const [draft, put] = useDraft(decision, defendDicePlan.begin);
  const { spec, max, traits, attackPowerUp, powers } = decision;
  const option = traits[draft.trait];
  const smash = smashedInHand(game.rest.stack) !== null;
  const poolWith = (defendPowerUp: number) =>
    clashOf(w, spec, {
      attackPowerUp,
      defendPowerUp,
      smash,
      defendPowers: draft.powers,
      ...(option === undefined ? {} : { defend: option }),
    });
  const view = poolWith(draft.powerUp);
  const table = useAnswerTable(say, decision, draft);
  const why = system.check(game, decision, draft);
  const commit = () => {
    if (why === null) answer(draft);
  };
  const defender = spec.target ?? spec.attacker;
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.defendDice.title', { name: say.name(defender) })}
      note={t('play.defendDice.note', { attacker: say.name(spec.attacker) })}
      foot={
        <Button look="primary" closed={why === null ? null : say.why(why)} onPress={commit}>
          {t('play.roll', { n: view.defence?.pool.dice ?? 0 })}
        </Button>
      }
    >
      {traits.length > 1 && (
        <div data-rule="PC-ROLL-16">
          <Options
            label={t('play.defendDice.trait')}
            chosen={[String(draft.trait)]}
            onChoose={(trait) => put({ ...draft, trait })}
            options={traits.map((one, index) => ({
              value: index,
              key: String(index),
              title: one.trump
                ? t('trait.named.trump', { trait: traitName(t, one.trait) })
                : traitName(t, one.trait),
              note: one.power ?? t('play.defendDice.printed'),
              end: <OptionOdds t={t} figures={table?.traits[index] ?? null} />,
            }))}
          />
        </div>
      )}
      <RollRows
        say={say}
        team={decision.by}
        chosen={draft.powerUp}
        rolled={Array.from({ length: max + 1 }, (_, dice) => poolWith(dice).defence?.pool.dice ?? 0)}
        onDice={(powerUp) => put({ ...draft, powerUp })}
        figures={
          table && {
            title: t('play.answer.title', { name: say.name(defender) }),
            each: t('play.answer.each'),
            columns: [],
            rows: table.rows.map(({ figures }) => [figures]),
            notes: table.notes,
          }
        }
      />
      <ClashPanel say={say} view={view} note={say.name(spec.attacker)} />
      <Ahead head={t('ahead.onHit')} lines={pushesLines(say, effectsInHand(w, game.rest.stack, spec))} />
      <PowerSteppers
        offered={powers}
        bought={draft.powers}
        worth={table?.powers}
        onChange={(bought) => put({ ...draft, powers: bought })}
      />
    </DecisionFrame>
  );
}
