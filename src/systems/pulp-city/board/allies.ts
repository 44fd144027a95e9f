import { playersOf } from '../../../kernel/ids.ts';
import type { TeamId } from '../model/ids.ts';
import type { EncounterSetup } from '../model/setup.ts';
import type { Outcome } from '../model/state.ts';

/** What of a set-up says who plays together. */
export type WithAllies = Pick<EncounterSetup, 'teams' | 'allied'>;

/** Do they play together? Every Team does with itself. @rule PC-TABLE-14 */
export const areAllied = ({ allied }: Pick<WithAllies, 'allied'>, one: TeamId, other: TeamId): boolean =>
  one === other || (allied !== undefined && allied.some((all) => all.includes(one) && all.includes(other)));

/** The Team and those that play together with it, in the order of the sides. @rule PC-TABLE-14 */
export const alliesOf = (setup: WithAllies, team: TeamId): readonly TeamId[] =>
  playersOf(setup.teams).filter((other) => areAllied(setup, team, other));

/** All that play, those together that play together, each such in the order of its first. @rule PC-TABLE-14 */
export const alliances = (setup: WithAllies): readonly (readonly TeamId[])[] =>
  playersOf(setup.teams).flatMap((team) => {
    const all = alliesOf(setup, team);
    return all[0] === team ? [all] : [];
  });

/** All that play, side by side with those that play together with them. @rule PC-TABLE-14 */
export const sideBySide = (setup: WithAllies): readonly TeamId[] => alliances(setup).flat();

/** What they have together. */
export const together = (all: readonly TeamId[], amount: (team: TeamId) => number): number =>
  all.reduce((sum, team) => sum + amount(team), 0);

/** Who of them has the most, of several the first: it stands for all of them. @rule PC-TABLE-14 */
export const foremost = (all: readonly TeamId[], amount: (team: TeamId) => number): TeamId | null => {
  const best = Math.max(...all.map(amount));
  return all.find((team) => amount(team) === best) ?? null;
};

/** Who has won: all of a side; nobody, where it is a tie. @rule PC-WIN-04 @rule PC-TABLE-14 */
export const winnersOf = ({
  winner,
  together: side,
}: Pick<Outcome, 'winner' | 'together'>): readonly TeamId[] => side ?? (winner === 'tie' ? [] : [winner]);
