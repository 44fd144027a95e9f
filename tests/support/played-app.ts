import { refusal } from '../../src/kernel/game-system.ts';
import { forTwo } from '../../src/kernel/ids.ts';
import { err } from '../../src/kernel/result.ts';
import { createStore } from 'zustand/vanilla';
import type { AutosaveState } from '../../src/app/autosave.ts';
import { createDocuments } from '../../src/app/documents.ts';
import { createOwnCards } from '../../src/app/own-cards.ts';
import { createPreferences, surroundings } from '../../src/app/preferences.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { createRemembered } from '../../src/app/remembered.ts';
import { createSession } from '../../src/app/session.ts';
import { createView } from '../../src/app/view.ts';
import { memoryDocuments } from '../../src/storage/document-shelf.ts';
import { memoryFiles } from '../../src/storage/file-shelf.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { NO_CITIZENS } from '../../src/systems/pulp-city/model/citizens.ts';
import { cardRules, pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import { teamsOfLevel } from '../../src/systems/pulp-city/view/setup/quick-game.ts';
import { defaultChoice, encounterSetup, teamNames } from '../../src/systems/pulp-city/view/setup/setup.ts';
import { NO_LEADER_CARDS } from '../../src/systems/pulp-city/view/setup/leaders.ts';
import { pulpCityFace } from '../../src/games/pulp-city/face.ts';
import type { App } from '../../src/games/pulp-city/use-game.ts';
import { WANTED } from './citizens.ts';

export interface Wish {
  readonly edition: string;
  readonly seed: number;
  readonly level: number;
  readonly dice: 'digital' | 'entered';
  /** Kind of the question to stop at. */
  readonly want: string | null;
  readonly toTheEnd: boolean;
  readonly saves: boolean;
  /** Leader cards of the first Team. */
  readonly leaderCards?: readonly string[];
  /** Both players want Citizens. */
  readonly citizens?: boolean;
}

const MOST = 4000;

await pulpCityFace.load?.();

const ticking = () => {
  let time = 0;
  return () => (time += 1);
};

const counting = () => {
  const next = ticking();
  return () => `id ${next()}`;
};

function memoryStorage(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage;
}

/** The program around a game that chance has played up to a question. */
export function playedApp(wish: Wish): App {
  const session: App['session'] = createSession(pulpCity);
  const view = createView();
  const teams = teamsOfLevel(wish.level);
  const setup = encounterSetup({
    ...defaultChoice(wish.edition, wish.seed, 'en'),
    level: wish.level,
    teams,
    names: teamNames(teams, 'en'),
    dice: wish.dice,
    citizens: wish.citizens === true ? WANTED : NO_CITIZENS,
    leaders: forTwo({ cards: wish.leaderCards ?? [], honorary: null }, NO_LEADER_CARDS),
  });
  if (!setup.ok) throw new Error(setup.error.code);
  session.start(setup.value);
  playUntil(session, wish);
  const status = createStore<AutosaveState>(() => ({ status: 'idle', notice: null, read: false, atRisk: 0 }));
  const saved = [
    {
      id: 's1',
      system: pulpCity.id,
      title: 'Graveyard Shift – Gilded Fallout',
      edition: '2017',
      entries: 84,
      head: 84,
      saved: 1.79e12,
    },
    {
      id: 's2',
      system: pulpCity.id,
      title: 'Hometown Guard – Tide of Blades',
      edition: '2013',
      entries: 12,
      head: 12,
      saved: 1.78e12,
    },
  ];
  return {
    face: pulpCityFace,
    faces: [pulpCityFace],
    choose: () => undefined,
    ready: async () => null,
    session,
    view,
    preferences: createPreferences(surroundings(LANGUAGES)),
    system: pulpCity,
    services: { worldOf, cardRules },
    ownCards: createOwnCards(memoryFiles(), ticking()),
    documents: createDocuments(memoryDocuments(), { now: ticking(), freshId: counting(), channel: null }),
    remembered: createRemembered(pulpCity.id, memoryStorage()),
    start: (given) => session.start(given),
    importText: (text) => session.importText(text),
    saves: {
      list: async () => (wish.saves ? saved : []),
      open: async () => null,
      read: async () => err(refusal('save.gone')),
      remove: async () => undefined,
      status,
      retry: () => undefined,
      unsaved: () => [],
      dismiss: () => undefined,
    },
  };
}

function playUntil(session: App['session'], { want, toTheEnd, seed }: Wish): void {
  const draw = stream(seed);
  for (let count = 0; count < MOST; count += 1) {
    const { game } = session.store.getState();
    const decision = game?.rest.pending[0];
    if (game === null || decision === undefined) return;
    if (!toTheEnd && (want === null || game.rest.pending.some((one) => one.kind === want))) return;
    const answer = pulpCity.sample(game, decision, draw);
    const refused = session.dispatch({ type: 'answer', decision: decision.id, answer });
    if (refused !== null) throw new Error(`${decision.kind}: ${refused.code}`);
  }
}
