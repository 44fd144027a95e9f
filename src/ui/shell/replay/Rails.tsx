import { useT } from '../../../i18n/use-t.ts';
import { sharedEntries } from '../../../kernel/ways.ts';
import { type Telling, useShown } from './context.ts';
import { momentAt } from './moments.ts';
import { letterOf, ownSteps, wayName } from './way-words.ts';

/** Where other ways part from the one shown: a rail each, with its letter, as long as what it has of its own. */
export function Rails({ telling }: { readonly telling: Telling }) {
  const t = useT();
  const { onWay, reel, way, ways } = useShown();
  const { moments } = telling;
  const last = Math.max(1, moments.length - 1);
  const { entries } = reel.document.journal;
  const others = ways.filter(({ id }) => id !== way);
  if (others.length === 0) return null;
  return (
    <div className="rails">
      {others.map((other) => {
        const place = ways.indexOf(other);
        const fork = momentAt(moments, Math.min(sharedEntries(entries, other.entries), other.head));
        const own = other.head - sharedEntries(entries, other.entries);
        const share = Math.min(1 - fork / last, Math.max(0.05, own / Math.max(1, entries.length)));
        const name = wayName(t, other, place);
        return (
          <button
            key={other.id}
            type="button"
            className="rail"
            style={{ marginLeft: `${Math.min(78, (100 * fork) / last)}%` }}
            onClick={() => onWay(other.id)}
          >
            <span className="rail__line" style={{ width: `${14 * share + 2}rem` }} aria-hidden>
              <b>{letterOf(place)}</b>
            </span>
            <span className="rail__name">
              {place === 0 ? name : t('ways.rail', { name, n: ownSteps(ways, other) })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
