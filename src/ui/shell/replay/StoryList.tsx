import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import type { StoryLine } from '../log/story.ts';
import { type Telling, useMoment, useShown } from './context.ts';
import type { Reel } from './reel.ts';

const FILTERS = ['all', 'dice', 'ko'] as const;
type Filter = (typeof FILTERS)[number];

interface Row {
  readonly line: StoryLine;
  /** What the sides rolled. */
  readonly totals: readonly number[];
}

interface Part {
  readonly key: string;
  readonly title: string;
  readonly team: Telling['moments'][number]['team'];
  readonly rows: readonly Row[];
}

function partsOf({ marks, story }: Telling, filter: Filter): readonly Part[] {
  const falls = new Set(marks.filter(({ kind }) => kind === 'ko').map(({ at }) => at));
  const wanted = ({ entry, telling, topic }: StoryLine): boolean => {
    if (telling.tone === 'quiet') return false;
    if (filter === 'dice') return topic === 'dice';
    return filter === 'all' || (falls.has(entry) && telling.tone !== 'plain');
  };
  return story.groups
    .map(({ key, lines, team, title }) => ({
      key,
      title,
      team,
      rows: lines()
        .filter(wanted)
        .map((line) => ({ line, totals: line.telling.dice.flatMap(({ total }) => total ?? []) })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The log from the beginning to the end: a press on a line leads to its moment, and the moment shown is marked. */
export function StoryList({ telling }: { readonly telling: Telling }) {
  const t = useT();
  const { reel } = useShown();
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => partsOf(telling, filter), [telling, filter]);
  const { moments } = telling;
  const at = moments[useMoment(telling)]?.at ?? 0;
  useEffect(() => {
    const frame = list.current;
    if (frame === null) return;
    for (const old of frame.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current');
    const rows = [...frame.querySelectorAll<HTMLElement>(`[data-at="${at}"]`)];
    for (const row of rows) row.setAttribute('aria-current', 'step');
    const [row] = rows;
    if (row !== undefined) frame.scrollTop = row.offsetTop - (frame.clientHeight - row.offsetHeight) / 2;
  }, [at, parts]);
  return (
    <section className="panel replay__story" aria-label={t('replay.story')}>
      <header className="replay__head">
        <h2>{t('replay.story')}</h2>
        <Segments
          label={t('log.filter')}
          value={filter}
          onChange={setFilter}
          options={FILTERS.map((value) => ({ value, text: t(`replay.filter.${value}`) }))}
        />
      </header>
      <div className="replay__lines" ref={list}>
        {parts.length === 0 && <p className="ask-text">{t('log.nothing')}</p>}
        <Lines parts={parts} reel={reel} />
      </div>
    </section>
  );
}

/** Which line is marked is no matter of theirs: there may be a thousand of them. */
const Lines = memo(function Lines({ parts, reel }: { readonly parts: readonly Part[]; readonly reel: Reel }) {
  const go = (to: number) => (): void => {
    reel.store.setState({ playing: false });
    reel.show(to);
  };
  return parts.map(({ key, rows, team, title }) => (
    <section key={key} className="replay__part">
      <h3 data-team={team ?? undefined}>
        {team !== null && <TeamShape team={team} size={16} />} {title}
      </h3>
      {rows.map(({ line, totals }) => (
        <button
          key={line.key}
          type="button"
          className="replay__line"
          data-at={line.entry}
          data-team={team ?? undefined}
          data-tone={line.telling.tone}
          onClick={go(line.entry)}
        >
          <span>{line.telling.text}</span>
          {totals.length === 2 && (
            <b className="replay__totals">
              {totals[0]} <i>:</i> {totals[1]}
            </b>
          )}
        </button>
      ))}
    </section>
  ));
});
