import { pageStorage, PREFERENCES_KEY } from './kiosk.ts';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Pace, PACES } from './pace.ts';

export const TEXT_SCALES = [0.9, 1, 1.15, 1.3, 1.5, 2] as const;

/** One dock beside the table; a dock for each player, both upright; or each turned to his own side of a flat screen. */
export const LAYOUTS = ['oneSide', 'leftRight', 'across'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  /** A folder of `src/i18n`. */
  readonly language: string;
  readonly layout: Layout;
  readonly textScale: (typeof TEXT_SCALES)[number];
  readonly odds: boolean;
  /** Every Structure and Object tells its Health. */
  readonly cityHealth: boolean;
  /** Where Citizens would run is always shown, not in the Effects Phase alone. */
  readonly citizenRuns: boolean;
  /** A secret choice lies under a cover; off where one player plays both sides. */
  readonly covers: boolean;
  readonly reducedMotion: boolean;
  /** Dice, blows and Rounds are heard; off until somebody asks for it. */
  readonly sound: boolean;
  /** The coach of a first game shows what to try next. */
  readonly coach: boolean;
  /** Light, dark, or as the device has it. */
  readonly theme: Theme;
  /** How fast what bots do goes by. */
  readonly pace: Pace;
}

/** The part of the page's world that preferences need. */
export interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** What the reader asks for, best first. */
  readonly languages: readonly string[];
  /** What the page speaks. */
  readonly spoken: readonly string[];
  readonly reducedMotion: boolean;
}

export type PreferencesStore = Pick<StoreApi<Preferences>, 'getState' | 'subscribe'> & {
  set(change: Partial<Preferences>): void;
};

/** The first wish of the reader that there is, else English. */
function languageFrom({ languages, spoken }: Surroundings): string {
  const wanted = languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return wanted.find((language) => spoken.includes(language)) ?? 'en';
}

/** What was stored, each setting for itself; what is missing or strange is as by default. */
function stored({ spoken, storage }: Surroundings, byDefault: Preferences): Preferences {
  const schema = v.object({
    language: v.fallback(v.picklist(spoken), byDefault.language),
    layout: v.fallback(v.picklist(LAYOUTS), byDefault.layout),
    textScale: v.fallback(v.picklist(TEXT_SCALES), byDefault.textScale),
    odds: v.fallback(v.boolean(), byDefault.odds),
    cityHealth: v.fallback(v.boolean(), byDefault.cityHealth),
    citizenRuns: v.fallback(v.boolean(), byDefault.citizenRuns),
    covers: v.fallback(v.boolean(), byDefault.covers),
    reducedMotion: v.fallback(v.boolean(), byDefault.reducedMotion),
    sound: v.fallback(v.boolean(), byDefault.sound),
    coach: v.fallback(v.boolean(), byDefault.coach),
    theme: v.fallback(v.picklist(THEMES), byDefault.theme),
    pace: v.fallback(v.picklist(PACES), byDefault.pace),
  });
  try {
    const found = v.safeParse(
      v.record(v.string(), v.unknown()),
      JSON.parse(storage?.getItem(PREFERENCES_KEY) ?? '{}'),
    );
    return v.parse(schema, { ...byDefault, ...(found.success ? found.output : {}) });
  } catch {
    return byDefault;
  }
}

export function createPreferences(around: Surroundings): PreferencesStore {
  const byDefault: Preferences = {
    language: languageFrom(around),
    layout: 'oneSide',
    textScale: 1,
    odds: true,
    cityHealth: false,
    citizenRuns: false,
    covers: true,
    reducedMotion: around.reducedMotion,
    sound: false,
    coach: true,
    theme: 'device',
    pace: 1,
  };
  const store = createStore<Preferences>(() => stored(around, byDefault));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    set(change) {
      store.setState(change);
      try {
        around.storage?.setItem(PREFERENCES_KEY, JSON.stringify(store.getState()));
      } catch {
        // A full or forbidden storage: the choice holds for this visit.
      }
    },
  };
}

/** The page's own surroundings; a browser may forbid even to look at its storage. */
export function surroundings(spoken: readonly string[]): Surroundings {
  return {
    storage: pageStorage(),
    languages: globalThis.navigator?.languages ?? [],
    spoken,
    reducedMotion: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  };
}
