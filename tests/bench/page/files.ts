/** The Encounters that the bench of the page opens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSession } from '../../../src/app/session.ts';
import { randomTable } from '../../../src/cli/random-table.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { NO_CITIZENS } from '../../../src/systems/pulp-city/model/citizens.ts';
import { um } from '../../../src/systems/pulp-city/tables/build.ts';
import { DEFAULT_SWITCHES } from '../../../src/systems/pulp-city/model/setup.ts';
import { REVISION, profilesOf } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { bodyAt } from '../../../src/tabletop/table.ts';
import type { Body } from '../../../src/tabletop/table.ts';
import { nearestPlace } from '../../../src/tabletop/nearest.ts';
import { cardFile, cardFiles, in2017, loaded } from '../../pulp-city/cards/card-files.ts';
import { projectRoot } from '../../tooling/project.mjs';

const SEED = 20_261_123;
const A_SIDE = 12;
const LARGEST_BASE = 32_000;

/** Cards of one model each, in the order of their files. */
function singles(): readonly string[] {
  const ids = [...cardFiles.keys()].filter((id) => {
    const card = loaded(cardFile(id), in2017);
    return card.kind === 'supreme' && card.modelsMax === 1;
  });
  return ids.slice(0, 2 * A_SIDE);
}

/** Twelve models a side in the midst of a table with many pieces, at the beginning of a Turn. */
export function crowdFile(side: number, pieces: number): string {
  const table = randomTable(SEED, { side, pieces, freeEdge: 0 });
  const cards = singles();
  const bodies: Body[] = [];
  const size = um(side);
  const placed = cards.map((_, at) => {
    const wish = {
      x: Math.round((size * (2 + (at % 6) * 1.6)) / 12),
      y: Math.round((size * (3 + Math.floor(at / 6) * 2)) / 12),
      z: 0,
      inside: null,
      wall: null,
    };
    const body = { id: `model${at}`, ...wish, r: LARGEST_BASE, h: um(1.5) };
    const place = nearestPlace({ size, pieces: table.pieces, bodies }, body, wish, { level: 'below' });
    if (place === null) throw new Error('the table is too full');
    bodies.push(bodyAt(body, place));
    return { x: place.x, y: place.y, z: place.z };
  });
  const team = (from: number) => cards.slice(from, from + A_SIDE).map((profile) => ({ profile }));
  const session = createSession(pulpCity);
  const [refused] = session.start({
    edition: '2017',
    revision: REVISION,
    level: 6,
    plot: 'smackdown',
    switches: DEFAULT_SWITCHES,
    citizens: NO_CITIZENS,
    table,
    teams: { a: { name: 'Watch', cards: team(0) }, b: { name: 'Fallout', cards: team(A_SIDE) } },
    profiles: {
      ...Object.fromEntries(cards.map((id) => [id, loaded(cardFile(id), in2017)])),
      ...profilesOf(cards),
    },
    seed: SEED,
    dice: 'digital',
    legality: 'free',
    situation: {
      round: 2,
      active: 'a',
      pools: { a: 12, b: 12 },
      models: Object.fromEntries(
        placed.map((at, index) => [index < A_SIDE ? `a${index + 1}` : `b${index - A_SIDE + 1}`, at]),
      ),
    },
  });
  if (refused !== undefined) throw new Error(JSON.stringify(refused));
  const text = session.exportText();
  if (text === null) throw new Error('nothing to save');
  return text;
}

/** A recorded Encounter as it stood after so many entries or a few more, where the last step may be taken back at once. */
export function longFile(entries: number): string {
  const packed = join(projectRoot, 'tests', 'replays', 'scored', '2013-quest-4-teams.json.gz');
  const file = JSON.parse(gunzipSync(readFileSync(packed)).toString());
  for (let head = entries; head <= file.entries.length; head += 1) {
    const text = JSON.stringify({ ...file, head, entries: file.entries.slice(0, head) });
    const session = createSession(pulpCity);
    const refused = session.importText(text);
    if (refused !== null) throw new Error(JSON.stringify(refused));
    if (session.undo() === null) return text;
  }
  throw new Error('the recording is too short');
}
