import {
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import type { AnySessionState } from '../../app/any-game.ts';
import type { ViewState } from '../../app/view.ts';
import { layOut, useLaidOut } from '../kit/use-laid-out.ts';
import { type App, AppContext, DraftsContext, SelectedContext, ShownContext } from './app.ts';
import { SoonContext } from './soon.ts';
import { useEvent } from './use-event.ts';
import { useTasks } from './use-tasks.ts';

interface InFrontProps {
  readonly app: App;
  /** What changes is drawn a little at a time, with room for hands in between, and comes onto the screen as a whole. */
  readonly bySlices?: boolean;
  readonly children: ReactNode;
}

/** Milliseconds after which a change is drawn in one go, so that none waits behind a row of others. */
const LONGEST = 400;
/** Milliseconds of a step of a hand that is drawn within a frame. */
const LONGEST_STEP = 8;
/** After so many in a row that took no longer: now and then one changes next to nothing. */
const QUICK_STEPS = 6;

const goesOn = (before: AnySessionState, now: AnySessionState): boolean =>
  before.game !== null && now.game !== null && before.save?.id === now.save?.id;

type Drafts = ViewState['drafts'];
type Pointed = Pick<ViewState, 'selected'>;

const pick = ({ store }: App['view']): Pointed => ({ selected: store.getState().selected });

const lookAt = ({ session }: App) => ({ store: session.store, state: session.store.getState() });

/** The program whose game is in front, and what is on the screen of its session and of the answers begun. */
export function InFront({ app, bySlices = false, children }: InFrontProps) {
  const { session, view } = app;
  const [shown, show] = useState(() => lookAt(app));
  const [begun] = useState(() => createStore<Drafts>(() => view.store.getState().drafts));
  const pointed = useMemo(() => createStore<Pointed>(() => pick(view)), [view]);
  const [behind, later] = useTransition();
  const [outdated, laterStill] = useTransition();
  const since = useRef<number | null>(null);
  const told = useRef(shown);
  /** When the latest step to be drawn by slices was begun, and how many in a row have been quick. */
  const steps = useRef({ begun: 0, quick: 0 });
  const [drawnStep, drawn] = useState(0);
  const last = useRef<Drafts>(begun.getState());
  const there = shown.store === session.store ? shown : lookAt(app);
  if (there !== shown) show(there);

  const { soon, hurry } = useTasks(bySlices, behind ? 'game' : outdated ? 'answer' : null);
  useLayoutEffect(() => {
    if (!behind) since.current = null;
  }, [behind]);
  useLaidOut(bySlices && !behind && !outdated);

  /** Draws a step of a hand in its very frame, which costs least; where that would take long, as at first, by slices. */
  const step = (put: () => void): void => {
    const { current } = steps;
    const begins = performance.now();
    if (bySlices && current.quick < QUICK_STEPS) {
      current.begun = begins;
      return startTransition(() => {
        put();
        drawn(begins);
      });
    }
    flushSync(put);
    if (performance.now() - begins > LONGEST_STEP) current.quick = 0;
  };
  const follow = useEvent((): void => {
    const next = lookAt(app);
    const before = told.current;
    told.current = next;
    const { state } = next;
    const { drafts, held, selected } = view.store.getState();
    if (before.store !== next.store) show(next);
    else if (before.state !== state) {
      const put = (): void => show((now) => ({ ...now, state }));
      const waits = since.current !== null && performance.now() - since.current > LONGEST;
      if (!bySlices || waits || !goesOn(before.state, state)) put();
      else {
        since.current ??= performance.now();
        later(put);
      }
    }
    const redrafted = last.current !== drafts;
    last.current = drafts;
    if (redrafted || pointed.getState().selected !== selected) {
      const put = (): void => {
        if (pointed.getState().selected !== selected) pointed.setState({ selected });
        begun.setState(drafts, true);
      };
      if (held && redrafted) step(put);
      else {
        steps.current.quick = 0;
        if (bySlices) laterStill(put);
        else put();
      }
    }
  });
  /** What is pressed means what has come of the presses before. */
  const catchUp = useEvent((): void => {
    if (!hurry() && !behind && !outdated && steps.current.begun === drawnStep) return;
    flushSync(() => {
      show(lookAt(app));
      // Another object, or nobody would hear of what is on its way already.
      begun.setState({ ...view.store.getState().drafts }, true);
      pointed.setState(pick(view));
    });
  });

  useLayoutEffect(() => {
    if (drawnStep === 0) return;
    const { current } = steps;
    current.quick = performance.now() - drawnStep <= LONGEST_STEP ? current.quick + 1 : 0;
    // Its frame has a canvas to paint as well.
    layOut();
  }, [drawnStep]);
  useLayoutEffect(() => {
    follow();
    const stops = [session.store.subscribe(follow), view.store.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, view, follow]);
  useLayoutEffect(() => {
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, catchUp, true);
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const)
        window.removeEventListener(event, catchUp, true);
    };
  }, [catchUp]);
  return (
    <AppContext value={app}>
      <ShownContext value={there.state}>
        <DraftsContext value={begun}>
          <SelectedContext value={pointed}>
            <SoonContext value={soon}>{children}</SoonContext>
          </SelectedContext>
        </DraftsContext>
      </ShownContext>
    </AppContext>
  );
}
