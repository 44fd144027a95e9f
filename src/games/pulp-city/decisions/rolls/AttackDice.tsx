import { useT } from '../../../../i18n/use-t.ts';
import { pushesOnHit } from '../../../../systems/pulp-city/view/forecast/effects.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { pushesLines } from '../../words/forecast.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { ClashPanel } from '../../panels/ClashPanel.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { CommitOdds } from './CommitOdds.tsx';
import { useCommitTable } from './use-tables.ts';
import { thenWords } from '../../panels/odds/figures.ts';
import { sayIn } from '../../words/say.ts';
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
  const table = useCommitTable(say, decision, draft);
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
      <CommitOdds
        say={say}
        decision={decision}
        draft={draft}
        rolled={Array.from({ length: max + 1 }, (_, dice) => poolWith(dice).attack.pool.dice)}
        onDice={(powerUp) => put({ ...draft, powerUp })}
      />
      <ClashPanel say={say} view={view} note={say.name(spec.attacker)} />
      <Ahead head={t('ahead.onHit')} lines={pushesLines(say, pushesOnHit(w, spec))} />
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
