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
import { sayIn } from '../../play/plans/plan.ts';
import { attackDicePlan } from '../../play/plans/roll.ts';
import { PowerSteppers } from './PowerSteppers.tsx';
import { PowerUpStepper } from './PowerUpStepper.tsx';
import type { DecisionProps } from './props.ts';

/** The Attacker's optional dice: Power Up, an Object to smash, Powers at a price. @rule PC-ROLL-10 */
export function AttackDice({ decision, answer, game }: DecisionProps<'attackDice'>) {
  const w = useWorld();
  const { system } = useApp();
  const t = useT();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, attackDicePlan.begin);
  const { spec, max, objects, powers } = decision;
  const view = clashOf(w, spec, {
    attackPowerUp: draft.powerUp,
    smash: draft.object !== null,
    attackPowers: draft.powers,
  });
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
      <ClashPanel
        say={say}
        view={view}
        note={say.name(spec.attacker)}
        attackExtra={
          max > 0 && (
            <PowerUpStepper
              value={draft.powerUp}
              max={max}
              onChange={(powerUp) => put({ ...draft, powerUp })}
            />
          )
        }
      />
      <Ahead head={t('ahead.onHit')} lines={pushesLines(say, pushesOnHit(w, spec))} />
      {objects.length > 0 && (
        <div className="choices" data-rule="PC-BONUS-11" data-choices="focus">
          <span className="label">{t('bonus.Smash It Up')}</span>
          {objects.map((object) => (
            <Choice
              key={object}
              chosen={draft.object === object}
              note={t('play.dice.plus', { n: 1 })}
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
        onChange={(bought) => put({ ...draft, powers: bought })}
      />
    </DecisionFrame>
  );
}
