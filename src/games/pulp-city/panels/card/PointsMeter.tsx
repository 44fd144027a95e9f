import { useT } from '../../../../i18n/use-t.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { CardId } from '../../../../systems/pulp-city/model/ids.ts';
import { pointsHeld } from '../../../../systems/pulp-city/view/table/points.ts';
import { Meter } from '../../../../ui/kit/Meters.tsx';

/** Points that a card pays for its Powers with; nothing, where it has none. */
export function PointsMeter({ w, card }: { readonly w: World; readonly card: CardId }) {
  const t = useT();
  const held = pointsHeld(w, card);
  if (held === null) return null;
  return (
    <Meter icon="star" label={t('card.points')}>
      {t('card.pointsOf', { n: held.left, max: held.max })}
    </Meter>
  );
}
