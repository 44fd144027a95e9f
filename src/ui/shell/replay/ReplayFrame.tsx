import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { useApp, useWatched } from '../app.ts';
import { InFront } from '../InFront.tsx';
import { useKeys } from '../keys.ts';
import { Agreement } from '../table/agreement.ts';
import { TableFaceContext } from '../table/table-face.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { type Telling, useMoment, useShown, useTelling } from './context.ts';
import { turnFrom } from './moments.ts';
import './replay.css';
import './track.css';
import { Rails } from './Rails.tsx';
import { StoryList } from './StoryList.tsx';
import { Track } from './Track.tsx';
import { usePlayer } from './use-player.ts';
import { WaysPanel } from './WaysPanel.tsx';
import type { WatchFrameProps } from './watching.ts';

const nobodyToAsk = (): void => undefined;

/** The board at the moment shown, and around it all that tells of the game and leads through it. */
export function ReplayFrame({ table, children }: WatchFrameProps) {
  const t = useT();
  const app = useApp();
  const { demo, reel } = useShown();
  const whole = useMemo(() => ({ ...app, session: reel.whole }), [app, reel]);
  return (
    <TableFaceContext value={table}>
      <Agreement value={nobodyToAsk}>
        <div className="table-place">
          <main className="table-screen replay" data-demo={demo} aria-label={t('replay.title')}>
            {children}
            <InFront app={whole}>{demo ? <Demo /> : <Panels />}</InFront>
          </main>
        </div>
      </Agreement>
    </TableFaceContext>
  );
}

const SIDES = ['story', 'ways'] as const;
type Side = (typeof SIDES)[number];

function Panels() {
  const t = useT();
  const telling = useTelling();
  const [captions, setCaptions] = useState(true);
  const [side, setSide] = useState<Side>('story');
  usePlayer(telling.moments);
  useReplayKeys(telling);
  return (
    <>
      {captions && <Caption telling={telling} />}
      <div className="replay__side" data-side={side}>
        <div className="replay__choice">
          <Segments
            label={t('replay.title')}
            value={side}
            onChange={setSide}
            options={SIDES.map((value) => ({ value, text: t(`replay.side.${value}`) }))}
          />
        </div>
        <StoryList telling={telling} />
        <WaysPanel telling={telling} />
      </div>
      <section className="replay__deck" aria-label={t('replay.deck')}>
        <Track telling={telling} />
        <Rails telling={telling} />
        <Controls telling={telling} captions={captions} onCaptions={() => setCaptions(!captions)} />
      </section>
    </>
  );
}

/** Nothing to press: it runs until somebody wants the table. */
function Demo(): ReactNode {
  const t = useT();
  const telling = useTelling();
  const { onLeave } = useShown();
  usePlayer(telling.moments);
  useEffect(() => {
    window.addEventListener('pointerdown', onLeave);
    window.addEventListener('keydown', onLeave);
    return () => {
      window.removeEventListener('pointerdown', onLeave);
      window.removeEventListener('keydown', onLeave);
    };
  }, [onLeave]);
  return (
    <>
      <Caption telling={telling} />
      <p className="replay__touch">{t('replay.touch')}</p>
    </>
  );
}

/** Arrows go moment by moment, with Shift Turn by Turn; Home, End, Space and Escape as everywhere. */
function useReplayKeys({ moments }: Telling): void {
  const { onLeave, reel } = useShown();
  const place = useMoment({ moments });
  const playing = useWatched(reel.store, (state) => state.playing);
  const go = (to: number): void => {
    reel.store.setState({ playing: false });
    const moment = moments[Math.min(Math.max(0, to), moments.length - 1)];
    if (moment !== undefined) reel.show(moment.at);
  };
  useKeys({
    ArrowLeft: () => go(place - 1),
    ArrowRight: () => go(place + 1),
    'Shift+ArrowLeft': () => go(turnFrom(moments, place, -1)),
    'Shift+ArrowRight': () => go(turnFrom(moments, place, 1)),
    Home: () => go(0),
    End: () => go(moments.length - 1),
    ' ': () => reel.store.setState({ playing: !playing }),
    Escape: onLeave,
  });
}
