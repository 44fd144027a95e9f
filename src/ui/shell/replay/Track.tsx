import { memo, type PointerEvent, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { type Telling, useMoment, useShown } from './context.ts';
import { MarkShape } from './MarkShape.tsx';
import { momentFrom, stretchesOf } from './moments.ts';

/** More marks than this stand as ticks. */
const ROOMY = 44;

/** A chapter of less than this share of the line has no room for words. */
const NARROW = 0.06;

/** The whole game as a line: Turns in their colours, dice, KOs and collapses, the score at the end of each part. */
export function Track({ telling }: { readonly telling: Telling }) {
  const t = useT();
  const { reel } = useShown();
  const { moments } = telling;
  const place = useMoment(telling);
  const line = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const last = Math.max(1, moments.length - 1);
  const moment = moments[place];

  const scrub = ({ clientX }: PointerEvent): void => {
    const frame = line.current?.getBoundingClientRect();
    if (frame === undefined) return;
    const share = Math.min(1, Math.max(0, (clientX - frame.left) / frame.width));
    const to = moments[Math.round(share * last)];
    if (to === undefined) return;
    const waits = wanted.current !== null;
    wanted.current = to.at;
    // One picture a frame, whatever the pointer tells in between.
    if (!waits)
      requestAnimationFrame(() => {
        if (wanted.current !== null) reel.show(wanted.current);
        wanted.current = null;
      });
  };
  return (
    <div
      className="track"
      role="slider"
      tabIndex={0}
      aria-label={t('replay.track')}
      aria-valuemin={1}
      aria-valuemax={moments.length}
      aria-valuenow={place + 1}
      aria-valuetext={t('replay.trackValue', {
        n: place + 1,
        of: moments.length,
        title: moment?.title ?? '',
        text: moment?.line?.telling.text ?? '',
      })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        reel.store.setState({ playing: false });
        scrub(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
      }}
    >
      <div className="track__line" ref={line}>
        <Drawn telling={telling} />
        <div className="track__future" style={{ left: `${(100 * place) / last}%` }} />
        <div className="track__head" style={{ left: `${(100 * place) / last}%` }}>
          <span />
        </div>
      </div>
    </div>
  );
}

/** All that stays while the head moves. */
const Drawn = memo(function Drawn({ telling }: { readonly telling: Telling }) {
  const { chapters, marks, moments } = telling;
  const last = Math.max(1, moments.length - 1);
  const percent = (place: number): string => `${(100 * place) / last}%`;
  const at = (entry: number): string => percent(momentFrom(moments, entry));
  const felled = new Set(marks.flatMap(({ kind, at: entry }) => (kind === 'ko' ? [entry] : [])));
  const dice = marks.filter(({ kind }) => kind === 'hit' || kind === 'miss');
  return (
    <>
      <div className="track__stretches">
        {stretchesOf(moments).map(({ from, to, team }) => (
          <span
            key={from}
            data-team={team ?? undefined}
            style={{ left: percent(from), width: percent(to - from) }}
          />
        ))}
      </div>
      <div className="track__marks" data-crowded={dice.length > ROOMY}>
        {marks.map((mark, place) => (
          // Several of one kind may be of one entry.
          <span
            key={`${place}`}
            data-kind={mark.kind}
            data-under={mark.kind === 'collapse' && felled.has(mark.at)}
            style={{ left: at(mark.at) }}
          >
            <MarkShape kind={mark.kind} team={mark.team} />
          </span>
        ))}
      </div>
      {chapters.map(({ at: begins, title, score }, place) => {
        const next = chapters[place + 1];
        const to = next === undefined ? last : momentFrom(moments, next.at);
        const end = percent(to);
        const narrow = to - momentFrom(moments, begins) < NARROW * last;
        return (
          <div
            key={begins}
            className="track__chapter"
            data-narrow={narrow}
            data-last={next === undefined}
            style={{ left: at(begins), right: `calc(100% - ${end})` }}
          >
            <b>{title}</b>
            {score !== null && <i>{score}</i>}
          </div>
        );
      })}
    </>
  );
});
