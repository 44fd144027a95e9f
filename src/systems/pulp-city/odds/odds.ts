import type { RollSpec, SidePool } from '../model/roll.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { ModelId, PieceId, TargetId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { isModel } from '../model/lookup.ts';
import { savedBy } from '../rules/citizens/instincts.ts';
import { attackerPool, defenderPool } from '../rules/rolls/dice-pool.ts';
import { fixedNumber } from '../traits/roll-view.ts';
import { withDiceOf } from '../rules/rolls/dice-powers.ts';
import { compare, sfxLeft } from '../rules/rolls/comparison.ts';
import { type DefendOption, defendOptions, diceAltering } from '../rules/rolls/roll-options.ts';
import { specFor } from '../rules/rolls/roll-spec.ts';
import { type AmountOf, type Hits, type SfxShares, hitsOn } from './hits.ts';
import { type Throw, throwsOf } from './throws.ts';

/** What both sides are taken to choose. Absent: nothing spent, and the Trait that leaves the Attacker least. */
export interface OddsChoices {
  readonly attackPowerUp?: number;
  readonly defendPowerUp?: number;
  readonly object?: PieceId | null;
  /** Powers that add dice at a price, by name. */
  readonly attackPowers?: readonly string[];
  readonly defendPowers?: readonly string[];
  /** Index into the Traits the Defender may answer with. */
  readonly trait?: number;
  /** Another model that takes the roll upon itself. @rule PC-ROLE-11 */
  readonly redirect?: ModelId;
  /** The Attacker pays to keep the Trait of the bar. @rule PC-ROLL-16 */
  readonly keepTrait?: true;
  /** The Action is still to be declared. */
  readonly ahead?: true;
}

export interface Odds extends Hits {
  readonly success: number;
  /** Chance of success with exactly so many SFX to spend; index = SFX. They add up to `success`. */
  readonly sfx: readonly number[];
  /** Of `sfx` the shares in which the Target stays alive whatever it suffers. */
  readonly saved: readonly number[];
  readonly attack: SidePool;
  /** null: the roll is made against a number, or nobody answers. */
  readonly defence: SidePool | null;
  /** A Power of the Target that may turn one of the Attacker's dice: it is taken to turn the best one. */
  readonly turned: { readonly power: string; readonly to: number } | null;
}

/** Exact chances of one roll of a declared Action. @rule PC-ROLL-02 @rule PC-SFX-01 */
export const oddsOf = (
  w: World,
  use: DeclaredUse,
  target: TargetId | null,
  choices: OddsChoices = {},
): Odds => rollOdds(w, specFor(w, use, target, null), use, { ...choices, ahead: true });

/** Exact chances of a roll as it stands, from the very dice the engine would roll. @rule PC-ROLL-02 @rule PC-SFX-01 */
export function rollOdds(w: World, plain: RollSpec, amount: AmountOf, choices: OddsChoices = {}): Odds {
  const spec = withChoices(w, plain, choices);
  const { trait } = choices;
  const options = fixedNumber(w, spec) === null ? defendOptions(w, spec) : [];
  const thrown = attackOf(w, spec, choices);
  if (trait !== undefined || options.length < 2)
    return oddsAgainst(w, spec, amount, choices, thrown, options[trait ?? 0]);
  return options
    .map((option) => oddsAgainst(w, spec, amount, choices, thrown, option))
    .reduce((least, odds) => (harder(odds, least) ? odds : least));
}

/** The Trait, by its place, that leaves the Attacker least. */
export function bestDefence(w: World, spec: RollSpec, amount: AmountOf, choices: OddsChoices = {}): number {
  const found = defendOptions(w, spec).map((_, trait) => rollOdds(w, spec, amount, { ...choices, trait }));
  return found.reduce((best, odds, at) => (harder(odds, found[best] ?? odds) ? at : best), 0);
}

const harder = (one: Odds, other: Odds): boolean =>
  one.success < other.success || (one.success === other.success && one.expectedDamage < other.expectedDamage);

/** What the Attacker may throw, whatever Trait it is answered with. */
interface Attack {
  readonly attack: SidePool;
  readonly attacks: readonly Throw[];
  readonly turned: ReturnType<typeof diceAltering>;
}

function attackOf(w: World, spec: RollSpec, { attackPowerUp = 0, object = null }: OddsChoices): Attack {
  const attack = attackerPool(w, spec, attackPowerUp, object !== null);
  const turned = diceAltering(w, spec, attack.dice);
  return { attack, attacks: throwsOf(attack, turned?.to ?? null), turned };
}

function oddsAgainst(
  w: World,
  asked: RollSpec,
  amount: AmountOf,
  choices: OddsChoices,
  thrown: Attack,
  option: DefendOption | undefined,
): Odds {
  const number = fixedNumber(w, asked);
  const defending = { spec: asked, side: 'defender', trait: option?.trait ?? null } as const;
  const { defendPowers = [] } = choices;
  const spec = defendPowers.length === 0 ? asked : withDiceOf(w, defending, defendPowers);
  const { attack, attacks, turned } = spec === asked ? thrown : attackOf(w, spec, choices);
  const defence =
    option === undefined
      ? null
      : defenderPool(w, spec, option.trait, option.trump, choices.defendPowerUp ?? 0);
  const defences: readonly Throw[] =
    defence === null ? [{ total: number ?? 0, best: 0, counted: 0, share: 1 }] : throwsOf(defence, null);
  const shares = sharesOf(w, spec, attacks, defences, {
    free: defence === null && number === null,
    fixed: defence === null,
  });
  const { target } = spec;
  const hits =
    target === null
      ? { damage: [1], expectedDamage: 0, ko: 0 }
      : hitsOn(w, spec, amount, shares, target, choices.ahead);
  return {
    success: shares.all.reduce((sum, share) => sum + share, 0),
    sfx: shares.all,
    saved: shares.saved,
    ...hits,
    attack,
    defence,
    turned: turned === null ? null : { power: turned.name, to: turned.to },
  };
}

/** The roll with what is taken to be chosen before the Defender's Trait. */
function withChoices(
  w: World,
  plain: RollSpec,
  { redirect, keepTrait, attackPowers = [] }: OddsChoices,
): RollSpec {
  const spec: RollSpec =
    redirect === undefined && keepTrait === undefined
      ? plain
      : {
          ...plain,
          ...(redirect === undefined ? {} : { target: redirect, instead: plain.target }),
          ...(keepTrait === undefined ? {} : { keepsTrait: keepTrait }),
        };
  return attackPowers.length === 0
    ? spec
    : withDiceOf(w, { spec, side: 'attacker', trait: null }, attackPowers);
}

/** Every throw of one side against every throw of the other; what two totals or counts come to is asked once. */
function sharesOf(
  w: World,
  spec: RollSpec,
  attacks: readonly Throw[],
  defences: readonly Throw[],
  { free, fixed }: { readonly free: boolean; readonly fixed: boolean },
): SfxShares {
  const all: number[] = [];
  const saved: number[] = [];
  const won = once((attack, defence) => free || compare(w, spec, attack, defence, fixed).won);
  const left = once((gained, cancelled) => sfxLeft(w, spec, gained, cancelled, true));
  const { target } = spec;
  const saves = defences.map(({ best }) => target !== null && isModel(w, target) && savedBy(w, target, best));
  for (const a of attacks) {
    defences.forEach((d, at) => {
      if (!won(a.total, d.total)) return;
      const share = a.share * d.share;
      const sfx = left(a.counted, d.counted);
      all[sfx] = (all[sfx] ?? 0) + share;
      if (saves[at] === true) saved[sfx] = (saved[sfx] ?? 0) + share;
    });
  }
  return { all: Array.from(all, (share) => share ?? 0), saved };
}

function once<T>(ask: (one: number, other: number) => T): (one: number, other: number) => T {
  const known = new Map<number, T>();
  return (one, other) => {
    const key = one * 1_000 + other;
    if (known.has(key)) return known.get(key) as T;
    const found = ask(one, other);
    known.set(key, found);
    return found;
  };
}
