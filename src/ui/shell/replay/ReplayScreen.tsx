import '../../../i18n/later-texts.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Preferences, PreferencesStore } from '../../../app/preferences.ts';
import { createView } from '../../../app/view.ts';
import { wayOnTable, waysOf } from '../../../kernel/ways.ts';
import { type App, useApp, useSessionState } from '../app.ts';
import { InFront } from '../InFront.tsx';
import { screensOf } from '../screens.ts';
import { ReplayShown } from './context.ts';
import type { GoOn, ReplayDocument } from './document.ts';
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
  /** A demo that has come to its end; absent: it begins anew. */
  readonly onEnd?: () => void;
  readonly onLeave: () => void;
  /** Absent: nobody goes on from here. */
  readonly onGoOn?: GoOn;
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
  onEnd,
  onLeave,
  onGoOn,
}: ReplayScreenProps) {
  const app = useApp();
  const live = useSessionState((state) => state.journal);
  const onTable = shown.from.kind === 'table';
  const journal = (onTable ? live : null) ?? shown.journal;
  const ways = useMemo(() => waysOf(journal), [journal]);
  const [way, onWay] = useState(() => wayOnTable(journal));
  const { entries: all, head, id } = ways.find((one) => one.id === way) ?? ways[0] ?? { ...journal, id: way };
  // What was undone is no part of what was played.
  const entries = useMemo(() => all.slice(0, head), [all, head]);
  const make = (from: number): Reel => {
    const { setup, opening } = journal;
    return createReel({ ...shown, journal: { setup, opening, entries, head: entries.length } }, from);
  };
  const [reel, setReel] = useState(() => make(at));
  if (reel.document.journal.entries !== entries) setReel(make(reel.store.getState().at));
  const own = useMemo(() => watchedApp(app, reel), [app, reel]);
  useEffect(() => reel.store.setState({ playing: playing || demo }), [reel, playing, demo]);
  const told = useMemo(
    () => ({
      reel,
      demo,
      onEnd: onEnd ?? null,
      ways,
      way: id,
      onWay,
      onLeave,
      onGoOn: onGoOn ?? null,
      keeper: onTable ? app.session : null,
    }),
    [reel, demo, onEnd, ways, id, onLeave, onGoOn, onTable, app.session],
  );
  const { TableScreen } = screensOf(shown.face);
  return (
    <InFront app={own}>
      <ReplayShown value={told}>
        <Watching value={framed}>
          <TableScreen onResult={nowhere} onHome={onLeave} />
        </Watching>
      </ReplayShown>
    </InFront>
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
