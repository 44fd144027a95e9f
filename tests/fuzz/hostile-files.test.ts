/** Files that somebody has damaged: refused with a sentence, or taken and gone on with; never anything else. */
import { expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import en from '../../src/i18n/en/refusals.json' with { type: 'json' };
import type { Refusal } from '../../src/kernel/game-system.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { decode, load, parseFile, readFile } from '../../src/storage/codec.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { drawFor, files, hold, played, sharedIsUnchanged } from './hostile/games.ts';
import { damage, damageText, type Draw } from './hostile/mutate.ts';

const SEED = 90_210;
const OBJECTS = 800;
const TEXTS = 300;
/** Events that one file may ask to be applied, whatever stands in it. */
const MOST_APPLIED = 20_000;

let applied = 0;
const counting: typeof pulpCity = {
  ...pulpCity,
  apply(state, event) {
    applied += 1;
    if (applied > MOST_APPLIED) throw new Error('no end to it');
    pulpCity.apply(state, event);
  },
};

/** The set-up alone may be refused with words of its own; everything else has a sentence of its own. */
const hasWords = ({ code }: Refusal): boolean => `refusal.${code}` in en;

type OwnSession = ReturnType<typeof newSession>;
const newSession = () => createSession(counting);

/** Plays on as a player would, with what is drawn, and skips where nothing can be drawn. */
function goOn(session: OwnSession, draw: Draw): void {
  for (let left = 3; left > 0; left -= 1) {
    const refused = session.dispatch(nextCommand(session, draw));
    expect(refused === null || hasWords(refused)).toBe(true);
  }
}

function nextCommand(session: OwnSession, draw: Draw) {
  const { game } = session.store.getState();
  const [decision] = session.pendingHere();
  if (game === null || decision === undefined) return { type: 'skip' } as const;
  try {
    return { type: 'answer', decision: decision.id, answer: pulpCity.sample(game, decision, draw) } as const;
  } catch {
    // A bot may be at a loss in a game that contradicts itself; a player skips then.
    return { type: 'skip' } as const;
  }
}

test.each(EDITIONS)('%s: damaged files are refused or played, and change nothing else', (edition) => {
  const journal = played(edition, 8);
  const bases = files(journal, [0, 12, 40, 70]);
  const session = newSession();
  const running = JSON.stringify(bases[1]);
  expect(session.importText(running)).toBeNull();
  const before = session.store.getState();
  const kept = copy({ game: before.game, journal: before.journal });
  const counts = { refused: 0, taken: 0 };

  const judge = (what: string, refused: Refusal | null, draw: Draw): void => {
    expect(sharedIsUnchanged(), what).toBe(true);
    if (refused === null) {
      counts.taken += 1;
      goOn(session, draw);
      const saved = parseFile(session.exportText() ?? '', pulpCity);
      const again = saved.ok ? newSession().importFile(saved.value) : saved.error;
      hold(again === null, `${what}: cannot be opened again, ${again?.code}`);
      hold(sharedIsUnchanged(), what);
      session.store.setState(before, true);
    } else {
      counts.refused += 1;
      hold(hasWords(refused), `${what}: no words for ${refused.code}`);
      hold(session.store.getState() === before, `${what}: the running game was changed`);
    }
  };

  for (let index = 0; index < OBJECTS; index += 1) {
    const draw = drawFor(SEED, index);
    const base = bases[index % bases.length] ?? {};
    // What is not damaged is shared, so that cards and tables are read once.
    const whole = draw() % 40 === 0;
    const part = draw() % 20 === 0 ? 'setup' : draw() % 5 === 0 ? 'opening' : 'entries';
    const file = whole ? structuredClone(base) : { ...base, [part]: structuredClone(base[part]) };
    const what = damage(draw, whole ? file : (file[part] as unknown[]));
    const told = `${edition}, seed ${SEED}, file ${index}: ${part}, ${what}`;
    applied = 0;
    const read = readFile(file, pulpCity);
    const refused = read.ok ? session.importFile(read.value) : read.error;
    // What a save of this device is refused for, a file from elsewhere is refused for as well.
    if (read.ok && index % 8 === 0) {
      applied = 0;
      const strict = load(counting, read.value);
      hold(!(strict.ok && refused !== null), told);
    }
    judge(told, refused, draw);
  }
  for (let index = 0; index < TEXTS; index += 1) {
    const draw = drawFor(SEED + 1, index);
    const text = damageText(draw, running);
    applied = 0;
    judge(`${edition}, seed ${SEED + 1}, text ${index}`, session.importText(text), draw);
  }
  expect(difference(copy({ game: before.game, journal: before.journal }), kept)).toBeNull();
  expect(counts.refused).toBeGreaterThan(300);
  expect(counts.taken).toBeGreaterThan(20);
  expect(decode(pulpCity, running).ok).toBe(true);
});
