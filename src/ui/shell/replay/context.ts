import { createContext, useContext, useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { AnyWay } from '../../../app/read-game.ts';
import { type ShellSession, useWatched } from '../app.ts';
import type { GoOn } from './document.ts';
import type { Story } from '../log/story.ts';
import { useTableFace } from '../table/table-face.ts';
import { type Moment, momentAt, momentsOf, plainTelling } from './moments.ts';
import type { Reel } from './reel.ts';
import type { Chapter, Mark } from './told.ts';

export interface Shown {
  readonly reel: Reel;
  readonly demo: boolean;
  /** null: a demo begins anew at its end. */
  readonly onEnd: (() => void) | null;
  readonly onLeave: () => void;
  /** All ways of the game, the one as played first. */
  readonly ways: readonly AnyWay[];
  /** The id of the one that is shown. */
  readonly way: string;
  readonly onWay: (id: string) => void;
  readonly onGoOn: GoOn | null;
  /** Names and forgets ways; null: nobody can here. */
  readonly keeper: Pick<ShellSession, 'nameWay' | 'dropWay'> | null;
}

export const ReplayShown = createContext<Shown | null>(null);

/** @throws away from a replay. */
export function useShown(): Shown {
  const shown = useContext(ReplayShown);
  if (shown === null) throw new Error('nothing is shown again around this component');
  return shown;
}

/** All of a game as a replay tells it. */
export interface Telling {
  readonly story: Story;
  readonly moments: readonly Moment[];
  readonly chapters: readonly Chapter[];
  readonly marks: readonly Mark[];
}

const NO_STORY: Story = { edition: '', groups: [] };

/** Below the game as a whole: its story from the beginning to the end. */
export function useTelling(): Telling {
  const t = useT();
  const { reel } = useShown();
  const { replay, useStory } = useTableFace();
  const story = useStory() ?? NO_STORY;
  return useMemo(() => {
    const { journal } = reel.document;
    const moments = momentsOf(story, journal.entries.length);
    const played = { journal, gameAt: reel.gameAt };
    const plain = plainTelling(moments);
    return {
      story,
      moments,
      chapters: replay?.chapters(played, t) ?? plain.chapters,
      marks: replay?.marks(played) ?? plain.marks,
    };
  }, [reel, story, replay, t]);
}

/** The place of the moment shown. */
export function useMoment({ moments }: Pick<Telling, 'moments'>): number {
  const { reel } = useShown();
  return useWatched(reel.store, ({ at }) => momentAt(moments, at));
}
