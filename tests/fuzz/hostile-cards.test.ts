/** Card files and set-ups that somebody has damaged: refused with every fault named, or played. */
import { expect, test } from 'vitest';
import { readOwnFile } from '../../src/app/own-cards.ts';
import { MADE_UP_FILES } from '../../src/cli/made-up/cards.ts';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { copy } from '../../src/simulation/same.ts';
import { ROSTER_FILES } from '../../src/systems/pulp-city/cards/roster.ts';
import { EDITIONS, rulesetOf } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { cardFinding } from '../../src/systems/pulp-city/view/setup/own-cards.ts';
import { attempt, drawFor, hold, sharedIsUnchanged } from './hostile/games.ts';
import { damage, damageText } from './hostile/mutate.ts';

const SEED = 1_313;
const FILES: readonly object[] = [...MADE_UP_FILES, ...ROSTER_FILES];

test.each(EDITIONS)('%s: a damaged card file is read or refused', (edition) => {
  const rules = rulesetOf(edition)!;
  const counts = { good: 0, faulty: 0, unread: 0 };
  for (let index = 0; index < 600; index += 1) {
    const draw = drawFor(SEED, index);
    const file = copy(FILES[index % FILES.length]!) as Record<string, unknown>;
    const whole = draw() % 2 === 0 ? damage(draw, file) : 'a text';
    const text = JSON.stringify(draw() % 3 === 0 ? [file, file] : file);
    const given = whole === 'a text' ? damageText(draw, text) : text;
    const told = `${edition}, seed ${SEED}, card ${index}: ${whole}`;
    const read = readOwnFile({ id: 'one', name: 'one.json', text: given, kept: 0 });
    if (read.refused !== null) counts.unread += 1;
    for (const { json, placeOf } of read.cards) {
      const { profile, errors } = attempt(() => cardFinding(json, rules), told);
      counts[profile === null ? 'faulty' : 'good'] += 1;
      expect(profile === null, told).toBe(errors.length > 0);
      for (const error of errors) expect(placeOf(error.path).line, told).toBeGreaterThan(0);
    }
    expect(sharedIsUnchanged(), told).toBe(true);
  }
  expect(Math.min(counts.good, counts.faulty, counts.unread)).toBeGreaterThan(30);
});

test.each(EDITIONS)('%s: a damaged set-up is begun or refused', (edition) => {
  const counts = { begun: 0, refused: 0 };
  for (let index = 0; index < 400; index += 1) {
    const draw = drawFor(SEED + 1, index);
    const base = randomSetup(edition, index % 2 === 0 ? 'starters' : 'made-up', 1 + (index % 5));
    const part = (['teams', 'teams', 'switches', 'citizens', 'table', 'profiles'] as const)[draw() % 6]!;
    const whole = draw() % 4 === 0;
    const setup: Record<string, unknown> = whole ? copy({ ...base }) : { ...base, [part]: copy(base[part]) };
    const what = damage(draw, whole ? setup : (setup[part] as Record<string, unknown>));
    const told = `${edition}, seed ${SEED + 1}, set-up ${index}: ${part}, ${what}`;
    const opened = attempt(() => pulpCity.open(setup), told);
    if (opened.ok) {
      counts.begun += 1;
      const { game } = opened.value;
      const broken = [...pulpCity.stateFaults(game.setup, game.state), ...pulpCity.invariants(game)];
      hold(broken.length === 0, `${told}: ${JSON.stringify(broken)}`);
      hold(!Object.hasOwn(game.setup, 'agendas'), `${told}: a key that nobody knows`);
    } else counts.refused += 1;
    expect(sharedIsUnchanged(), told).toBe(true);
  }
  expect(Math.min(counts.begun, counts.refused)).toBeGreaterThan(40);
});
