import { translateOptional } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import type { CardProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { cardText, type Reckon } from '../../words/actions.ts';
import { ActionEntry } from './ActionEntry.tsx';
import { ByHand } from './ByHand.tsx';
import './card-sheet.css';
import { Told } from './Told.tsx';

interface CardBodyProps {
  readonly profile: CardProfile;
  /** What Traits are worth: those printed, or those of a model in play. */
  readonly reckon: Reckon;
  /** What the engine plays of each text stands below it. */
  readonly told?: boolean;
  /** Whose card it is, in play: what is left to the players can be carried out on it. */
  readonly model?: ModelId;
}

/** Actions, Role and Powers of a card, to read. */
export function CardBody({ profile, reckon, told = false, model }: CardBodyProps) {
  const t = useT();
  const role = profile.role === null ? undefined : translateOptional(t.lang, `role.${profile.role}.hint`);
  return (
    <>
      <ul className="entries" aria-label={t('card.actions')}>
        {profile.actions.map((action) => (
          <ActionEntry key={action.id} action={action} reckon={reckon} told={told} model={model ?? null} />
        ))}
      </ul>
      <dl className="powers" aria-label={t('card.powers')}>
        {profile.role !== null && role !== undefined && (
          <div>
            <dt>{t(`role.${profile.role}`)}</dt>
            <dd>{role}</dd>
          </div>
        )}
        {profile.powers.map((power) => (
          <div key={power.id}>
            <dt>
              {power.name}
              {power.coverage !== 'full' && <span className="tag">{t(`coverage.${power.coverage}`)}</span>}
            </dt>
            <dd>
              {cardText(t, power)}
              {told && <Told power={power} />}
              <ByHand power={power} model={model ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
