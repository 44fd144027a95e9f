import { stream } from '../../kernel/dice/generator.ts';
import type { Subject } from './measure.ts';
import type { Peers } from './peers.ts';

interface Side {
  readonly id: string;
  readonly activeRequest: {
    readonly wait?: boolean;
    readonly forceSwitch?: unknown;
    readonly active?: readonly {
      readonly moves: readonly { readonly disabled?: boolean | string }[];
      readonly trapped?: boolean;
      readonly maybeTrapped?: boolean;
    }[];
  } | null;
  readonly pokemon: readonly { readonly fainted: boolean }[];
  isChoiceDone(): boolean;
}

interface Battle {
  readonly ended: boolean;
  readonly turn: number;
  readonly sides: readonly Side[];
  setPlayer(side: string, options: { name: string; team: readonly object[] }): void;
  choose(side: string, choice: string): boolean;
}

type Seed = readonly number[];

interface Sim {
  readonly Battle: new (options: { formatid: string; seed: Seed }) => Battle;
}

interface Randoms {
  readonly TeamGenerators: {
    getTeamGenerator(format: string, seed: Seed): { getTeam(): readonly object[] };
  };
}

const FORMAT = 'gen9randombattle';
const MOST_TURNS = 500;

/** Random battles of generation 9, their teams drawn as the format has it, by random legal choices. */
export async function pkmn(peer: Peers): Promise<Subject<'battles' | 'decisions'>> {
  const { Battle } = await peer<Sim>('@pkmn/sim');
  const { TeamGenerators } = await peer<Randoms>('@pkmn/randoms');
  const draw = stream(1);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[draw() % list.length];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const word = (): number => draw() & 0xffff;
  const seed = (): Seed => [word(), word(), word(), word()];
  const team = (): readonly object[] => TeamGenerators.getTeamGenerator(FORMAT, seed()).getTeam();

  const work = () => {
    const battle = new Battle({ formatid: FORMAT, seed: seed() });
    battle.setPlayer('p1', { name: 'A', team: team() });
    battle.setPlayer('p2', { name: 'B', team: team() });
    let decisions = 0;
    while (!battle.ended && battle.turn < MOST_TURNS) {
      for (const side of battle.sides) {
        if (!side.activeRequest || side.activeRequest.wait === true || side.isChoiceDone()) continue;
        const options = choicesOf(side, draw);
        const choice = options.length > 0 ? pick(options) : 'default';
        if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default');
        decisions += 1;
      }
    }
    return { battles: 1, decisions };
  };
  return { name: '@pkmn/sim, random battles of generation 9, random choices', work };
}

function choicesOf(side: Side, draw: () => number): readonly string[] {
  const switches = side.pokemon.flatMap((one, index) =>
    index > 0 && !one.fainted ? [`switch ${index + 1}`] : [],
  );
  const request = side.activeRequest;
  if (request?.forceSwitch) return switches;
  const active = request?.active?.[0];
  if (active === undefined) return ['default'];
  const moves = active.moves.flatMap((move, index) => (move.disabled ? [] : [`move ${index + 1}`]));
  const mayLeave = active.trapped !== true && active.maybeTrapped !== true && draw() % 5 === 0;
  return mayLeave ? [...moves, ...switches] : moves;
}
