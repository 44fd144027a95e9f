import { alliances, alliesOf, winnersOf } from '../board/allies.ts';
import { type Encounter, worldOf } from '../engine.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import fitted from './outlook.json' with { type: 'json' };
import { SIGNS, type Sign, type Signs, signsOf } from './signs.ts';

/** How much a sign says at the beginning of an Encounter, and at its end. */
type Speaks = readonly [number, number];

export type Fitted = Readonly<Record<Sign, Speaks>>;

/** By edition, from Encounters of Regular against itself: `npm run -s lab -- --fit-outlook`. */
const FITTED = fitted.editions as unknown as Readonly<Record<string, Fitted>>;

/** How much of an Encounter is over, from 0 to 1: its Rounds, and of the one in hand the AP that have been spent. */
export function elapsed({ state, setup, rules }: World): number {
  const pools = Object.values(state.teams).map(({ pool }) => pool);
  const spent = 1 - Math.min(1, pools.reduce((sum, pool) => sum + pool, 0) / (pools.length * setup.level));
  return Math.max(0, Math.min(1, (state.round.number - 1 + spent) / rules.numbers.rounds));
}

/**
 * The share of an Encounter that a Team can expect: 1 for a win, a half for a tie. While it goes on, as far as the signs of
 * Encounters that bots have played tell; against several sides, as against the strongest.
 */
export function outlook(game: Encounter, team: TeamId): number {
  const w = worldOf(game);
  const { outcome } = w.state;
  if (outcome !== null) return outcome.winner === 'tie' ? 0.5 : winnersOf(outcome).includes(team) ? 1 : 0;
  const speaks = FITTED[w.rules.id];
  if (speaks === undefined) throw new Error(`no outlook was fitted for the edition of ${w.rules.id}`);
  const signs = (all: readonly TeamId[]): Signs => sumOf(all.map((one) => signsOf(w, one, team)));
  const mine = signs(alliesOf(w.setup, team));
  const others = alliances(w.setup).filter((all) => !all.includes(team));
  return Math.min(...others.map((all) => odds(speaks, mine, signs(all), elapsed(w))));
}

/** Of Teams that play together. @rule PC-TABLE-14 */
function sumOf(all: readonly Signs[]): Signs {
  const sum = (sign: Sign): number => all.reduce((so, one) => so + one[sign], 0);
  return Object.fromEntries(SIGNS.map((sign) => [sign, sum(sign)])) as unknown as Signs;
}

function odds(
  speaks: Fitted,
  mine: Readonly<Record<Sign, number>>,
  theirs: Readonly<Record<Sign, number>>,
  time: number,
): number {
  const sum = SIGNS.reduce((so, sign) => {
    const [early, late] = speaks[sign];
    return so + (early * (1 - time) + late * time) * (mine[sign] - theirs[sign]);
  }, 0);
  return 1 / (1 + powerOfE(-sum));
}

const SQUARINGS = 16;
const PARTS = 65_536;

/** Near enough, and by multiplying alone, so that it is the same on every machine. */
function powerOfE(exponent: number): number {
  let found = Math.max(0, 1 + exponent / PARTS);
  for (let left = SQUARINGS; left > 0; left -= 1) found *= found;
  return found;
}
