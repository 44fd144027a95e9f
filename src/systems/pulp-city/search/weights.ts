import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';

/** What Regular holds dear, in Levels of a Supreme. */
export interface Weights {
  /** A Level of a Minion card beside one of a Supreme. */
  readonly minion: number;
  /** What Levels are worth in a Plot that does not count them. */
  readonly levels: number;
  /** How much more that is where it is decided by who has Supremes left. */
  readonly heads: number;
  /** How much more harm to one's own is feared there, where nobody has to go across to the Enemy. */
  readonly care: number;
  /** How much dearer AP are then: a strike makes more of them than whatever only prepares one. */
  readonly thrift: number;
  /** What Effects besides Damage are worth for each Level that they help to win, where it is decided by something else. */
  readonly means: number;
  /** How alike Supremes are in a Plot that counts heads. */
  readonly bodies: number;
  /** Share of a model that is its being there; the rest is its Health. */
  readonly being: number;
  /** Goals of the Plot and of Agendas; 0: it plays as if there were none. */
  readonly plot: number;
  readonly ap: number;
  readonly fatigue: number;
  readonly powerUp: number;
  /** Harm that the Enemy could do to a model where it stands. */
  readonly threat: number;
  /** Harm that it could do from there later on. */
  readonly later: number;
  /** Effects besides Damage and healing. */
  readonly effects: number;
  readonly height: number;
  /** Dangerous ground, and what else a move may meet on its way. */
  readonly hazard: number;
  /** Places looked at closely for each model. */
  readonly places: number;
  /** The KO that would end the Encounter, and what is won or lost by that. */
  readonly last?: { readonly model: ModelId; readonly worth: number };
}

export const WEIGHTS: Weights = {
  minion: 0.25,
  levels: 0.7,
  heads: 2,
  care: 2,
  thrift: 3,
  means: 0.85,
  bodies: 0.5,
  being: 0.5,
  plot: 1,
  ap: 0.02,
  fatigue: 0.03,
  powerUp: 0.05,
  threat: 0.1,
  later: 0.6,
  effects: 1,
  height: 0.03,
  hazard: 0.3,
  places: 8,
};

/** In the last Round, beside any other. */
const LAST = { levels: 0.6, powerUp: 0.3, fatigue: 0.5, effects: 0.4, threat: 3 } as const;
const LAST_BEING = 0.85;

const inLast = new WeakMap<Weights, Weights>();

export const isLastRound = ({ state, rules }: World): boolean => state.round.number >= rules.numbers.rounds;

/** In the last Round what counts is how things stand at its end, and nothing that is only of use later. Whoever ignores the Plot does not know. */
export function inTime(w: World, weights: Weights): Weights {
  if (weights.plot === 0 || !isLastRound(w)) return weights;
  let found = inLast.get(weights);
  if (found === undefined) {
    found = {
      ...weights,
      levels: LAST.levels * weights.levels,
      powerUp: LAST.powerUp * weights.powerUp,
      fatigue: LAST.fatigue * weights.fatigue,
      effects: LAST.effects * weights.effects,
      threat: LAST.threat * weights.threat,
      being: LAST_BEING,
    };
    inLast.set(weights, found);
  }
  return found;
}
