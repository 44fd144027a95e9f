import { useMemo, useState } from 'react';
import { formatDate } from '../../../i18n/dates.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { AnyWay } from '../../../app/read-game.ts';
import { AS_PLAYED, MOST_BRANCHES, sharedEntries } from '../../../kernel/ways.ts';
import { Button } from '../../kit/Button.tsx';
import { Comparison } from './Comparison.tsx';
import { type Telling, useMoment, useShown } from './context.ts';
import { momentAt } from './moments.ts';
import { letterOf, ownSteps, wayName } from './way-words.ts';
import './ways.css';

/** All ways of the game: as played, and what was tried besides; another begins at the moment shown. */
export function WaysPanel({ telling }: { readonly telling: Telling }) {
  const t = useT();
  const { onGoOn, reel, way, ways } = useShown();
  const { moments } = telling;
  const at = moments[useMoment(telling)]?.at ?? 0;
  const { face } = reel.document;
  const closed =
    ways.length > MOST_BRANCHES
      ? t('refusal.ways.tooMany', { most: MOST_BRANCHES })
      : face.system.outcome(reel.gameAt(at)) === null
        ? null
        : t('ways.over');
  return (
    <section className="replay__ways" aria-label={t('replay.side.ways')}>
      <h2>{t('replay.side.ways')}</h2>
      {ways.map((one, place) => (
        <WayCard key={one.id} way={one} place={place} telling={telling} />
      ))}
      {onGoOn !== null && (
        <Button icon="ways" closed={closed} onPress={() => onGoOn(at, way)}>
          {t('ways.new')}
        </Button>
      )}
      <Comparison />
      <p className="ways__note">{t('ways.note')}</p>
    </section>
  );
}

interface WayCardProps {
  readonly way: AnyWay;
  readonly place: number;
  readonly telling: Telling;
}

/** Where it parts, how long it is and when it was begun; a press shows it. */
function WayCard({ way, place, telling }: WayCardProps) {
  const t = useT();
  const { keeper, onGoOn, onWay, way: shown, ways } = useShown();
  const { moments } = telling;
  const [naming, setNaming] = useState(false);
  const [sure, setSure] = useState(false);
  const chosen = way.id === shown;
  const played = way.id === AS_PLAYED;
  const parts = useMemo(() => {
    const shared = Math.min(way.head, sharedEntries(ways[0]?.entries ?? [], way.entries));
    return moments[momentAt(moments, shared)]?.title ?? '';
  }, [moments, way, ways]);
  const own = ownSteps(ways, way);
  const name = wayName(t, way, place);
  return (
    <article className="way panel" data-shown={chosen}>
      <button type="button" className="way__show" aria-pressed={chosen} onClick={() => onWay(way.id)}>
        <span className="way__letter" data-place={Math.min(place, 2)} aria-hidden>
          {letterOf(place)}
        </span>
        <b>{name}</b>
        <small>
          {played
            ? t('ways.steps', { n: way.head })
            : t('ways.parts', { title: parts, n: own, when: formatDate(way.made, t.lang) })}
        </small>
      </button>
      {naming && keeper !== null ? (
        <form
          className="way__name"
          onSubmit={(event) => {
            event.preventDefault();
            const given = new FormData(event.currentTarget).get('name');
            if (typeof given === 'string' && given.trim() !== '') keeper.nameWay(way.id, given.trim());
            setNaming(false);
          }}
        >
          <input
            name="name"
            defaultValue={name}
            maxLength={60}
            aria-label={t('ways.field')}
            autoComplete="off"
          />
          <Button submit narrow>
            {t('ways.keep')}
          </Button>
        </form>
      ) : (
        chosen && (
          <div className="buttons way__buttons">
            {onGoOn !== null && (
              <Button narrow icon="play" onPress={() => onGoOn(null, way.id)}>
                {t('ways.take')}
              </Button>
            )}
            {keeper !== null && !played && (
              <>
                <Button narrow onPress={() => setNaming(true)}>
                  {t('ways.rename')}
                </Button>
                {sure ? (
                  <Button narrow onPress={() => keeper.dropWay(way.id)}>
                    {t('ways.dropSure')}
                  </Button>
                ) : (
                  <Button
                    look="icon"
                    icon="trash"
                    label={t('ways.drop', { name })}
                    onPress={() => setSure(true)}
                  />
                )}
              </>
            )}
          </div>
        )
      )}
    </article>
  );
}
