/** What Regular holds dear, in Levels of a Supreme. */
export interface Weights {
  /** A Level of a Minion card beside one of a Supreme. */
  readonly minion: number;
  /** What Levels are worth in a Plot that does not count them. */
  readonly levels: number;
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
}

export const WEIGHTS: Weights = {
  minion: 0.25,
  levels: 0.7,
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
