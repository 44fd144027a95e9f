import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { useWatched } from '../app.ts';
import { FaultNote } from '../FaultNote.tsx';
import { canFilm } from '../share/table-film.ts';
import { type Telling, useMoment, useShown } from './context.ts';
import { leftMs } from './moments.ts';
import { SPEEDS } from './reel.ts';
import { MarkShape } from './MarkShape.tsx';
import { useFilm } from './use-film.ts';

interface ControlsProps {
  readonly telling: Telling;
  readonly captions: boolean;
  readonly onCaptions: () => void;
}

const MINUTE = 60_000;

/** A step back, play, a step on, how fast, how far it is, and what the marks mean. */
export function Controls({ telling, captions, onCaptions }: ControlsProps) {
  const t = useT();
  const { onLeave, reel } = useShown();
  const { moments, marks } = telling;
  const place = useMoment(telling);
  const { playing, speed } = useWatched(reel.store, (state) => state);
  const left = useMemo(() => leftMs(moments), [moments]);
  const minutes = Math.ceil((left[place + 1] ?? 0) / speed / MINUTE);
  const film = useFilm(telling);
  const step = (by: 1 | -1) => () => {
    reel.store.setState({ playing: false });
    const next = moments[place + by];
    if (next !== undefined) reel.show(next.at, by > 0);
  };
  const play = (): void => {
    if (!playing && place === moments.length - 1) reel.show(0);
    reel.store.setState({ playing: !playing });
  };
  const kinds = (['hit', 'miss', 'ko', 'collapse'] as const).filter((kind) =>
    marks.some((mark) => mark.kind === kind),
  );
  return (
    <div className="replay__controls">
      <div className="buttons replay__buttons">
        <Button
          look="icon"
          icon="first"
          label={t('replay.back')}
          closed={place === 0 ? t('replay.atStart') : null}
          onPress={step(-1)}
        />
        <Button look="primary" icon={playing ? 'pause' : 'play'} onPress={play}>
          {t(playing ? 'replay.pause' : 'replay.play')}
        </Button>
        <Button
          look="icon"
          icon="last"
          label={t('replay.on')}
          closed={place === moments.length - 1 ? t('replay.atEnd') : null}
          onPress={step(1)}
        />
        <Button
          look="icon"
          icon="film"
          label={t(film.running ? 'replay.film.running' : 'replay.film')}
          pressed={film.running}
          closed={!canFilm() ? t('refusal.film.none') : place === 0 ? t('replay.atStart') : null}
          onPress={film.begin}
        />
      </div>
      {film.fault !== null && <FaultNote fault={film.fault} look="fault" />}
      <Segments
        label={t('replay.speed')}
        value={speed}
        onChange={(next) => reel.store.setState({ speed: next })}
        options={SPEEDS.map((value) => ({
          value,
          text: value < 1 ? t('replay.speed.half') : t('replay.speed.times', { n: value }),
        }))}
      />
      <p className="replay__where">
        <b>{t('replay.moment', { n: place + 1, of: moments.length })}</b>
        <span>{t('replay.left', { n: minutes })}</span>
      </p>
      <ul className="replay__legend" aria-label={t('replay.legend')}>
        {kinds.map((kind) => (
          <li key={kind}>
            <MarkShape kind={kind} team={null} /> {t(`replay.mark.${kind}`)}
          </li>
        ))}
      </ul>
      <div className="buttons replay__buttons replay__buttons--more">
        <Button pressed={captions} onPress={onCaptions}>
          {t('replay.captions')}
        </Button>
        <Button icon="cross" onPress={onLeave}>
          {t('replay.leave')}
        </Button>
      </div>
    </div>
  );
}
