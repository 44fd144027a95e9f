import { useT } from '../../../../i18n/use-t.ts';
import type { CardProfile } from '../../../../systems/pulp-city/model/profile.ts';
import type { TeamSide } from '../../../../ui/kit/team-side.ts';
import { recruitLine, recruitTags } from '../../words/recruit.ts';
import './face.css';
import { Portrait } from './Portrait.tsx';

interface FaceHeadProps {
  readonly profile: CardProfile;
  readonly team: TeamSide;
}

/** The face of a card that a Team is recruited by: who it is, whose, and what it is made of. @rule PC-CARD-01 */
export function FaceHead({ profile, team }: FaceHeadProps) {
  const t = useT();
  return (
    <header className="face" data-team={team}>
      <div className="face__portrait">
        <Portrait card={profile} />
      </div>
      <div className="face__words">
        <h2 className="face__name">{profile.name}</h2>
        <p className="face__line">{recruitLine(t, profile)}</p>
        <ul className="face__tags" aria-label={t('card.traits')}>
          {recruitTags(t, profile).map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
