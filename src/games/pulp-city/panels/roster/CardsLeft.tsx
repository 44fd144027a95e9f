import { useT } from '../../../../i18n/use-t.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { cardsLeft } from '../../../../systems/pulp-city/view/table/leader-cards.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { useWorld } from '../../use-game.ts';
import { leaderCardName, leaderCardText } from '../../words/leader-names.ts';

/** Leader cards of a Team that are neither discarded nor lost. @rule PC-LEADER-01 */
export function CardsLeft({ team }: { readonly team: TeamId }) {
  const t = useT();
  const w = useWorld();
  const left = cardsLeft(w, team);
  if (left.length === 0) return null;
  return (
    <details className="roster__cards" data-team={team}>
      <summary>
        <Icon name="star" size={18} />
        <span className="roster__count" aria-hidden>
          {left.length}
        </span>
        <span className="roster__words">{t('leaderCard.count', { n: left.length })}</span>
      </summary>
      <ul>
        {left.map(({ id }) => (
          <li key={id}>
            <b>{leaderCardName(t, id)}</b> <small>{leaderCardText(t, id)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
