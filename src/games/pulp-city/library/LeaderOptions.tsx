import { useT } from '../../../i18n/use-t.ts';
import type { leaderPicks } from '../../../systems/pulp-city/view/setup/leader-picks.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { faultWords } from '../words/faults.ts';
import { leaderCardName, leaderCardText } from '../words/leader-names.ts';

type Offers = NonNullable<ReturnType<typeof leaderPicks>>['offers'];

interface LeaderOptionsProps {
  readonly label: string;
  readonly offers: Offers;
  readonly chosen: readonly string[];
  readonly onToggle: (card: string) => void;
}

/** The Leader cards of a Team to choose from; those closed to it say why. @rule PC-LEADER-01 */
export function LeaderOptions({ label, offers, chosen, onToggle }: LeaderOptionsProps) {
  const t = useT();
  return (
    <Options
      many
      label={label}
      chosen={chosen}
      onChoose={onToggle}
      options={offers.map(({ card, why }) => ({
        value: card.id,
        key: card.id,
        title: t('setup.leader.card', {
          card: leaderCardName(t, card.id),
          kind: t(`leaderCard.kind.${card.kind}`),
        }),
        note: leaderCardText(t, card.id),
        closed: why === null ? null : faultWords(t, why),
      }))}
    />
  );
}
