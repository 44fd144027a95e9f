import { useT } from '../../../../i18n/use-t.ts';
import { COLOUR } from '../../../../styles/tokens.ts';
import type { CardProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { TRAITS } from '../../../../systems/pulp-city/model/keywords.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { Meter, TraitCell } from '../../../../ui/kit/Meters.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { movementName, traitLetter } from '../../words/names.ts';
import type { TeamSide } from '../../../../ui/kit/team-side.ts';
import { CardBody } from './CardBody.tsx';
import './card-sheet.css';
import { FaceHead } from './FaceHead.tsx';

interface CardSheetProps {
  readonly profile: CardProfile;
  readonly team: TeamSide;
  readonly edition: string;
}

/** A card as it is printed, before any game. */
export function CardSheet({ profile, team, edition }: CardSheetProps) {
  const t = useT();
  const { movement, apLimit, apPlus, powerUpPerRound, minionPlus, modelsAtStart } = profile;
  return (
    <Panel className="card card-sheet" label={t('cardSheet.title', { name: profile.name })}>
      <FaceHead profile={profile} team={team} />
      <div className="traits">
        {TRAITS.map((trait) => (
          <TraitCell
            key={trait}
            letter={traitLetter(t, trait, edition)}
            name={t(`trait.${trait}.short`)}
            value={profile.traits[trait]}
            trump={profile.trump.includes(trait) ? t('trait.trump') : null}
          />
        ))}
      </div>
      <div className="meters">
        <Meter icon="heart" tone={COLOUR.legal} label={t('card.health')}>
          {profile.health}
        </Meter>
        <Meter icon="foot" label={t('card.movement')}>
          {t('cardSheet.speed', { x: movement.inches, type: movementName(t, movement.type) })}
        </Meter>
        {movement.stealth && (
          <span className="tag tag--ink">
            <Icon name="stealth" size={13} /> {t('movement.stealth')}
          </span>
        )}
        <Meter label={t('card.apLimit')}>
          {apLimit === null ? t('cardSheet.noLimit') : t('cardSheet.apLimit', { n: apLimit })}
        </Meter>
        {apPlus > 0 && (
          <Meter icon="bolt" tone={COLOUR.legal} label={t('card.apPlus')}>
            {t('cardSheet.apPlus', { n: apPlus })}
          </Meter>
        )}
        {powerUpPerRound > 0 && (
          <Meter icon="die" label={t('card.powerUpPerRound')}>
            {t('cardSheet.powerUp', { n: powerUpPerRound })}
          </Meter>
        )}
        {minionPlus > 0 && (
          <Meter label={t('card.minionPlus')}>{t('cardSheet.minions', { n: minionPlus })}</Meter>
        )}
        {modelsAtStart > 1 && <Meter icon="people">{t('card.models', { n: modelsAtStart })}</Meter>}
      </div>
      <CardBody profile={profile} reckon={(trait) => profile.traits[trait]} told />
    </Panel>
  );
}
