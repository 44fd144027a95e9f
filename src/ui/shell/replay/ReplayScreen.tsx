import '../../../i18n/later-texts.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Preferences, PreferencesStore } from '../../../app/preferences.ts';
import { createView } from '../../../app/view.ts';
import { type App, AppContext, useApp } from '../app.ts';
import { screensOf } from '../screens.ts';
import { ReplayShown } from './context.ts';
import type { ReplayDocument } from './document.ts';
import { createReel, type Reel } from './reel.ts';
import { ReplayFrame } from './ReplayFrame.tsx';
import { type WatchFrameProps, Watching } from './watching.ts';

export interface ReplayScreenProps {
  readonly document: ReplayDocument;
  /** How many entries are in force at the moment that is shown first. */
  readonly at?: number;
  /** It runs by itself. */
  readonly playing?: boolean;
  /** Over and over, with captions and without controls; any press or key leaves. */
  readonly demo?: boolean;
  readonly onLeave: () => void;
  /** Begins another way from a moment; absent: nobody goes on from here. */
  readonly onGoOn?: (at: number) => void;
}

const framed = ({ table, children }: WatchFrameProps): ReactNode => (
  <ReplayFrame table={table}>{children}</ReplayFrame>
);

const nowhere = (): void => undefined;

/** A game shown again on its own table, from its beginning to its end. */
export function ReplayScreen({
  document: shown,
  at = 0,
  playing = false,
  demo = false,
  onLeave,
  onGoOn,
}: ReplayScreenProps) {
  const app = useApp();
  const [reel, setReel] = useState(() => createReel(shown, at));
  if (reel.document !== shown) setReel(createReel(shown, at));
  const own = useMemo(() => watchedApp(app, reel), [app, reel]);
  useEffect(() => reel.store.setState({ playing: playing || demo }), [reel, playing, demo]);
  const told = useMemo(
    () => ({ reel, demo, onLeave, onGoOn: onGoOn ?? null }),
    [reel, demo, onLeave, onGoOn],
  );
  const { TableScreen } = screensOf(shown.face);
  return (
    <AppContext value={own}>
      <ReplayShown value={told}>
        <Watching value={framed}>
          <TableScreen onResult={nowhere} onHome={onLeave} />
        </Watching>
      </ReplayShown>
    </AppContext>
  );
}

/** The program as the screens of the game shown see it: the moment lies on the table, and there is one way to look. */
function watchedApp(app: App, { document: { face }, session }: Reel): App {
  const watched = {
    ...app,
    face,
    system: face.system,
    services: face.services,
    session,
    view: createView(),
    preferences: oneSided(app.preferences),
  };
  return watched;
}

function oneSided(preferences: PreferencesStore): PreferencesStore {
  let [from, shown]: [Preferences | null, Preferences | null] = [null, null];
  return {
    ...preferences,
    getState() {
      const now = preferences.getState();
      if (shown === null || from !== now) [from, shown] = [now, { ...now, layout: 'oneSide' }];
      return shown;
    },
  };
}
