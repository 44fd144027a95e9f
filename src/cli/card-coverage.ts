import { playersOf } from '../kernel/ids.ts';
import type { EncounterSetup } from '../systems/pulp-city/model/setup.ts';

const FEWEST_NAMED = 8;

/** In how many Encounters each card was fielded, and how often each Power had a say. */
export class CardCoverage {
  readonly #times = new Map<string, number>();
  readonly #heard = new Map<string, number>();

  /** `cards`: those that could be fielded, told about even if they never are. */
  constructor(cards: readonly string[] = []) {
    for (const card of cards) this.#times.set(card, 0);
  }

  count({ teams }: EncounterSetup): void {
    const fielded = new Set(
      playersOf(teams).flatMap((side) => teams[side].cards.map(({ profile }) => profile)),
    );
    for (const card of fielded) this.#times.set(card, this.times(card) + 1);
  }

  hear(powers: readonly string[]): void {
    for (const power of powers) this.#heard.set(power, (this.#heard.get(power) ?? 0) + 1);
  }

  times(card: string): number {
    return this.#times.get(card) ?? 0;
  }

  /** How many cards were fielded how often, and those that were fielded least. */
  lines(): readonly string[] {
    const all = [...this.#times].sort(([one, few], [other, many]) => few - many || one.localeCompare(other));
    const fielded = all.filter(([, times]) => times > 0);
    const [least, most] = [all[0]?.[1] ?? 0, all.at(-1)?.[1] ?? 0];
    const fewest = all.slice(0, FEWEST_NAMED).map(([card, times]) => `${card} ${times}`);
    const heard = [...this.#heard].sort(
      ([one, few], [other, many]) => many - few || one.localeCompare(other),
    );
    const loudest = heard.slice(0, FEWEST_NAMED).map(([power, times]) => `${power} ${times}`);
    return [
      `cards fielded ${fielded.length} of ${all.length}, each in ${least} to ${most} games`,
      `fielded least: ${fewest.join(', ')}`,
      `Powers heard ${heard.length}, most often: ${loudest.join(', ')}`,
    ];
  }
}
