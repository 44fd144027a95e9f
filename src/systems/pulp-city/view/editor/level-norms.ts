import { TRAITS } from '../../model/keywords.ts';
import type { CardProfile } from '../../model/profile.ts';

/** What published cards of a Level have of something: the middle half of them, and the extremes. */
export interface Norm {
  readonly least: number;
  readonly low: number;
  readonly high: number;
  readonly most: number;
  /** What the card itself has. */
  readonly own: number;
  readonly stands: 'below' | 'within' | 'above';
}

const FIGURES = {
  health: (card) => card.health * card.modelsAtStart,
  traits: (card) => TRAITS.reduce((sum, trait) => sum + card.traits[trait], 0),
  bestTrait: (card) => Math.max(...TRAITS.map((trait) => card.traits[trait])),
  trumps: (card) => card.trump.length,
  movement: (card) => card.movement.inches,
  apLimit: (card) => card.apLimit ?? 0,
  apPlus: (card) => card.apPlus,
  minionPlus: (card) => card.minionPlus,
  actions: (card) => card.actions.length,
  powers: (card) => card.powers.length,
} as const satisfies Readonly<Record<string, (card: CardProfile) => number>>;

export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly Figure[];

/** Cards compared with: of the same kind and Level, and whether they roll Power Up dice in place of AP+. */
const peersOf = (card: CardProfile, published: readonly CardProfile[]): readonly CardProfile[] =>
  published.filter(
    (one) =>
      one.id !== card.id &&
      one.kind === card.kind &&
      one.level === card.level &&
      one.powerUpPerRound > 0 === card.powerUpPerRound > 0,
  );

/** Fewer say nothing. */
const FEWEST_PEERS = 4;

export interface Norms {
  readonly peers: number;
  /** Empty where too few cards are like it. */
  readonly figures: Readonly<Partial<Record<Figure, Norm>>>;
}

/** Where a card stands among the published ones of its Level. It judges no Power: those have no figures. */
export function levelNorms(card: CardProfile, published: readonly CardProfile[]): Norms {
  const peers = peersOf(card, published);
  if (peers.length < FEWEST_PEERS) return { peers: peers.length, figures: {} };
  const figures = FIGURE_NAMES.map((name) => [name, normOf(FIGURES[name], card, peers)] as const);
  return { peers: peers.length, figures: Object.fromEntries(figures) };
}

function normOf(
  figure: (card: CardProfile) => number,
  card: CardProfile,
  peers: readonly CardProfile[],
): Norm {
  const all = peers.map(figure).toSorted((one, other) => one - other);
  const at = (share: number): number => all[Math.round(share * (all.length - 1))] ?? 0;
  const [low, high, own] = [at(1 / 4), at(3 / 4), figure(card)];
  const stands = own < low ? 'below' : own > high ? 'above' : 'within';
  return { least: at(0), low, high, most: at(1), own, stands };
}
