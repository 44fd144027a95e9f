import type { Layout } from '../../app/preferences.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { useApp, usePreference, useSessionState } from './app.ts';
import { type Room, useRoom } from './use-room.ts';

/** Sits at the far edge of a flat screen. */
export const FAR: PlayerId = 'b';

/** What is smaller is held in a hand, in pixels. */
const LEAST_SCREEN = 600;
/** A dock on both sides and a table between them; one dock, a strip and a table: in rem. */
const LEFT_RIGHT = { width: 46, height: 30 };
const ACROSS = { width: 30, height: 20 };
/** What the bars at both edges of a flat screen take, and two docks that can be read, in rem. */
const BARS = 7.5;
const TWO_DOCKS = 36;

function fits(layout: Layout, { width, height, rem }: Room): boolean {
  if (layout === 'oneSide') return true;
  const least = layout === 'across' ? ACROSS : LEFT_RIGHT;
  const roomy = width >= LEAST_SCREEN && height >= LEAST_SCREEN;
  return roomy && width >= least.width * rem && height >= least.height * rem;
}

/** The layout that was chosen; where it has no room, and for more than two players, there is only one. */
export function useLayout(): Layout {
  const chosen = usePreference((state) => state.layout);
  const room = useRoom();
  const { face } = useApp();
  const two = useSessionState(({ game }) => game === null || face.players(game.setup).length === 2);
  return two && fits(chosen, room) ? chosen : 'oneSide';
}

/** Across a small screen only the side that acts has a dock; the other one's is folded to a strip. */
export function useFolded(): boolean {
  const across = useLayout() === 'across';
  const { width, height, rem } = useRoom();
  return across && width > height && width - (height - BARS * rem) < TWO_DOCKS * rem;
}

/** Across a small table words stand once, turned to whoever acts; a large one has room for a copy for each side. */
export function useWordsOnce(): boolean {
  const across = useLayout() === 'across';
  const folded = useFolded();
  const { width, height } = useRoom();
  return across && (folded || width <= height);
}
