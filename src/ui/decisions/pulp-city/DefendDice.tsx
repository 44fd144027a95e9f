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
import { defendDicePlan } from '../../play/plans/roll.ts';
import { traitName } from '../../play/words.ts';
import { PowerSteppers } from './PowerSteppers.tsx';
import { PowerUpStepper } from './PowerUpStepper.tsx';
import type { DecisionProps } from './props.ts';

/** What the Defender answers with: the Trait where Powers leave a choice, and Power Up dice. @rule PC-ROLL-10 @rule PC-ROLL-16 */
export function DefendDice({ decision, answer, game }: DecisionProps<'defendDice'>) {
  const w = useWorld();
  const { system } = useApp();
  const t = useT();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, defendDicePlan.begin);
  const { spec, max, traits, attackPowerUp, powers } = decision;
  const option = traits[draft.trait];
  const view = clashOf(w, spec, {
    attackPowerUp,
    defendPowerUp: draft.powerUp,
    defendPowers: draft.powers,
    ...(option === undefined ? {} : { defend: option }),
  });
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
        <div className="choices" data-rule="PC-ROLL-16" data-choices="pick">
          <span className="label">{t('play.defendDice.trait')}</span>
          {traits.map((one, index) => (
            <Choice
              key={one.trait}
              team={decision.by}
              chosen={index === draft.trait}
              note={one.power ?? t('play.defendDice.printed')}
              onPress={() => put({ ...draft, trait: index })}
            >
              {one.trump
                ? t('trait.named.trump', { trait: traitName(t, one.trait) })
                : traitName(t, one.trait)}
            </Choice>
          ))}
        </div>
      )}
      <ClashPanel
        say={say}
        view={view}
        note={say.name(spec.attacker)}
        defendExtra={
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
      <PowerSteppers
        offered={powers}
        bought={draft.powers}
        onChange={(bought) => put({ ...draft, powers: bought })}
      />
    </DecisionFrame>
  );
}
