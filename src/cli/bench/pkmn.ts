import { stream } from '../../kernel/dice/generator.ts';
import type { Subject } from './measure.ts';
import type { Peers } from './peers.ts';

interface Species {
  readonly id: string;
  readonly name: string;
  readonly num: number;
  readonly isNonstandard: string | null;
  readonly battleOnly?: unknown;
  readonly abilities: Readonly<Record<string, string>>;
}

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

interface Sim {
  readonly Battle: new (options: { formatid: string; seed: readonly number[] }) => Battle;
  readonly Dex: {
    forFormat(format: string): {
      readonly species: {
        all(): readonly Species[];
        getLearnsetData(id: string): { readonly learnset?: Readonly<Record<string, unknown>> };
      };
    };
  };
}

const FORMAT = 'gen9customgame';
const MOST_TURNS = 500;

/** Battles of generation 9 between teams of six drawn from its Dex, by random legal choices. */
export async function pkmn(peer: Peers): Promise<Subject<'battles' | 'decisions'>> {
  const { Battle, Dex } = await peer<Sim>('@pkmn/sim');
  const dex = Dex.forFormat(FORMAT);
  const draw = stream(1);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[draw() % list.length];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const movesOf = (species: Species): readonly string[] =>
    Object.keys(dex.species.getLearnsetData(species.id).learnset ?? {});
  const offered = dex.species
    .all()
    .filter((one) => one.num > 0 && !one.isNonstandard && !one.battleOnly && movesOf(one).length >= 4);

  const member = (): object => {
    const species = pick(offered);
    const known = [...movesOf(species)];
    const moves = [1, 2, 3, 4].map(() => known.splice(draw() % known.length, 1)[0]);
    const ability = pick(Object.values(species.abilities));
    const even = { hp: 84, atk: 84, def: 84, spa: 84, spd: 84, spe: 84 };
    return {
      name: species.name,
      species: species.name,
      item: '',
      ability,
      moves,
      level: 80,
      nature: 'Serious',
      evs: even,
    };
  };
  const team = (): readonly object[] => [1, 2, 3, 4, 5, 6].map(member);
  const word = (): number => draw() & 0xffff;

  const work = () => {
    const battle = new Battle({ formatid: FORMAT, seed: [word(), word(), word(), word()] });
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
  return { name: '@pkmn/sim, generation 9, drawn teams, random choices', work };
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
