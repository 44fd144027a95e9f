import { advisorOf } from '../../bots/advice.ts';
import { stream } from '../../kernel/dice/generator.ts';
import { playMatch } from '../../simulation/match.ts';
import { EDITIONS, type EditionId } from '../../systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import { begunAt } from '../lab/checks/studies.ts';
import type { Subject } from './measure.ts';

/** Whole Encounters of two ready-made Teams of a Level, Regular on both sides, editions and Plots in turn. */
export function botPlay(level: number): Subject<'encounters' | 'decisions'> {
  let at = 0;
  const work = () => {
    const edition: EditionId = EDITIONS[at % EDITIONS.length] ?? EDITIONS[0];
    at += 1;
    const seat = (chance: number) => advisorOf(pulpCity, 'regular', stream(chance));
    const game = begunAt(level, edition, at, 1);
    const { decisions, failure } = playMatch(
      pulpCity,
      game,
      { a: seat(2 * at), b: seat(2 * at + 1) },
      stream(at),
    );
    if (failure !== null)
      throw new Error(`Encounter ${at} of Level ${level}, edition of ${edition}: ${failure}`);
    return { encounters: 1, decisions };
  };
  return { name: `Regular against Regular, Level ${level}`, work };
}
