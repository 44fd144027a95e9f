import { useState } from 'react';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import type { DecisionFor, Frame } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { type DiceWanted, diceWanted } from '../../../../systems/pulp-city/view/actions/dice-wanted.ts';
import { type Encounter, useSessionState } from '../../use-game.ts';

type Asked = DecisionFor<'enterDice'>;
export type Faces = readonly number[];
/** By decision, a list for each of its groups. */
export type Entered = Readonly<Record<string, readonly Faces[]>>;

/** One throw of one player. */
export interface Pad {
  readonly decision: Asked;
  readonly place: number;
  readonly by: TeamId;
  readonly group: Asked['groups'][number];
  readonly wanted: DiceWanted;
  readonly faces: Faces;
}

export const leftOn = ({ group, faces }: Pad): number => group.count - faces.length;

export function padsOf(
  w: World,
  stack: readonly Frame[],
  asked: readonly Asked[],
  entered: Entered,
): readonly Pad[] {
  return asked.flatMap((decision) =>
    decision.groups.map((group, place) => ({
      decision,
      place,
      by: decision.by,
      group,
      wanted: diceWanted(w, stack, decision.by, group),
      faces: entered[decision.id]?.[place] ?? [],
    })),
  );
}

/** Whose dice of the same throw the program has drawn already. */
export const drawnBeside = (stack: readonly Frame[]) => {
  const top = stack.at(-1);
  return top?.proc === 'dice' ? top.groups.filter(({ faces }) => faces !== undefined) : [];
};

/** Value and best die as they stand; null: nothing is added to them, or none lies yet. */
export function totalOf({ wanted, faces }: Pad): { value: number; best: number; total: number } | null {
  if (wanted.value === null || faces.length === 0) return null;
  const best = Math.max(...faces);
  return { value: wanted.value, best, total: wanted.value + best };
}

/** What this throw has to come to once all dice of the other side lie. @rule PC-ROLL-05 */
export function toBeat(
  pads: readonly Pad[],
  pad: Pad,
): { readonly as: 'beat' | 'hold'; readonly total: number; readonly face: number } | null {
  const { what, value, tie } = pad.wanted;
  if (what.roll !== 'attack' && what.roll !== 'defence') return null;
  const other = pads.find((one) => one.by !== pad.by && leftOn(one) === 0);
  const against = other === undefined ? null : totalOf(other);
  if (value === null || against === null || tie === null || tie.rule === 'number') return null;
  const winsTie = tie.wins === pad.group.model;
  const total = against.total;
  const as = what.roll === 'attack' && !winsTie ? 'beat' : 'hold';
  return { as, total: winsTie || as === 'beat' ? total : total + 1, face: total - value + (winsTie ? 0 : 1) };
}

/** What was entered the last time, where an undo has brought the question back: one wrong die is put right. */
function takenBack(asked: readonly Asked[], entries: readonly { readonly command: unknown }[]): Entered {
  const known: Record<string, readonly Faces[]> = {};
  for (const { command } of entries) {
    const { type, decision, answer } = command as { type: string; decision?: string; answer?: unknown };
    if (type !== 'answer' || asked.every(({ id }) => id !== decision) || !Array.isArray(answer)) break;
    known[decision ?? ''] = answer as readonly Faces[];
  }
  return known;
}

/** The dice that have been entered so far, and how to change those of a pad. */
export function useEntered(
  asked: readonly Asked[],
): readonly [Entered, (pad: Pick<Pad, 'decision' | 'place'>, faces: Faces) => void] {
  const journal = useSessionState((state) => state.journal);
  const [entered, setEntered] = useState<Entered>(() =>
    takenBack(asked, journal?.entries.slice(journal.head, journal.head + asked.length) ?? []),
  );
  const change = ({ decision, place }: Pick<Pad, 'decision' | 'place'>, faces: Faces): void =>
    setEntered((before) => {
      const own = before[decision.id] ?? decision.groups.map(() => []);
      return { ...before, [decision.id]: own.map((old, at) => (at === place ? faces : old)) };
    });
  return [entered, change];
}

/** Every throw that is open at this moment; at a dock of one's own, one's own. */
export function askedTogether(game: Encounter, decision: Asked, all: boolean): readonly Asked[] {
  const open = game.rest.pending.filter((one): one is Asked => one.kind === 'enterDice');
  const others = open.filter(({ id }) => id !== decision.id);
  return all && others.length < open.length ? [decision, ...others] : [decision];
}
