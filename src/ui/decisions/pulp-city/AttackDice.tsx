import { useT } from '../../../i18n/use-t.ts';
import { pushesOnHit } from '../../../systems/pulp-city/view/push-ahead.ts';
import { clashOf } from '../../../systems/pulp-city/view/roll-view.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { Ahead } from '../../play/Ahead.tsx';
import { pushesLines } from '../../play/ahead-words.ts';
import { useApp, useWorld } from '../../play/app.ts';
import { ClashPanel } from '../../play/ClashPanel.tsx';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { useDraft } from '../../play/drafts.ts';
import { CommitOdds } from '../../play/odds/CommitOdds.tsx';
import { useCommitTable } from '../../play/odds/use-tables.ts';
import { thenWords } from '../../play/odds/figures.ts';
import { sayIn } from '../../play/plans/plan.ts';
import { attackDicePlan } from '../../play/plans/roll.ts';
import { PowerSteppers } from './PowerSteppers.tsx';
import type { DecisionProps } from './props.ts';

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
