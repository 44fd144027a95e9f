import type { ShardResult } from '../../lab/shards.ts';

const OFTEN = 1000;

const clock = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Tells on standard error how far a run has come, at most once a second. */
export class Progress {
  private games: number;
  private played = 0;
  private last = 0;
  private readonly wanted: number;
  private readonly began = performance.now();

  constructor(games: number, wanted: number) {
    this.games = games;
    this.wanted = wanted;
  }

  hear({ results, failures }: ShardResult): void {
    const more = results.length + failures.length;
    this.games += more;
    this.played += more;
    const now = performance.now();
    if (now - this.last < OFTEN && this.games < this.wanted) return;
    this.last = now;
    const rate = this.played / ((now - this.began) / 1000);
    const left = clock((this.wanted - this.games) / rate);
    console.error(
      `${this.games} of ${this.wanted} Encounters, ${rate.toFixed(1)} a second, about ${left} left`,
    );
  }
}
