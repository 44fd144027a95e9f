import { formsOnCard } from '../../../src/systems/pulp-city/cards/forms.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { describedAs } from '../../../src/systems/pulp-city/traits/descriptors.ts';
import { ownActions, wayClosed } from '../../../src/systems/pulp-city/rules/actions/own-actions.ts';
import { ACE_AT, beside, diceRolled, STRIKE } from '../../support/duel.ts';
import { endTurns, nameRollers, startRound, stepInPlace } from '../../support/rounds.ts';
import type { Inches } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { orRefused } from '../support/stage.ts';
import { meeting, north } from '../support/meeting.ts';

const RELICS = [
  'Armor of St. Ursus',
  'Silver Dagger of St. Andronicus',
  'Fiery Relic of St. Barbara',
] as const;
type Relic = 0 | 1 | 2;

interface Reliquary {
  readonly relics: readonly Relic[];
  readonly face: number;
  readonly widens: boolean;
  readonly faction: 'Blood Watch' | 'Coven';
  readonly pool: number;
}

/** Blacksmith uses Reliquary on Bob, once for each Relic; what he was asked, and what Bob and Sue have of it. */
function blessed(at: At, { relics, face, widens, faction, pool }: Reliquary) {
  const { card } = at;
  const game = meeting(at, {
    a: {
      Bob: { at: north(card, 2), card: { factions: ['Blood Watch'] } },
      Sue: { at: [23, 23], card: { factions: [faction] } },
    },
    pools: { a: pool },
    dice: relics.map(() => face),
  });
  const asked: string[] = [];
  relics.forEach((relic, time) => {
    if (time > 0) stepInPlace(game.endActivation(), 'Foe');
    game.activate(card.name);
    game.attack(card.name, 'Reliquary', 'Bob', { sfx: [], quiet: false });
    const [wider] = game.pending('usePower');
    if (wider !== undefined) {
      asked.push(`${wider.by} ${wider.power}`);
      game.answer('usePower', { use: widens, model: null });
    }
    const [ways] = game.pending('powerWays');
    if (ways === undefined) return;
    asked.push(`${ways.by} ${ways.ways.map(({ at: place }) => place).join('')}`);
    game.answer('powerWays', [relic]);
  });
  game.forgetDice();
  const has = (name: string) => {
    const { attack, defend } = game.model(name);
    return { attack, defend, fire: describedAs(worldOf(game.game), game.names.model(name), 'Fire') };
  };
  return { asked, bob: has('Bob'), sue: has('Sue'), pool: game.pool('a') };
}

const RELIQUARY: Reliquary = { relics: [0], face: 6, widens: false, faction: 'Blood Watch', pool: 20 };
const PLAIN = { attack: 0, defend: 0, fire: false } as const;
const ARMOR = { ...PLAIN, defend: 1 } as const;
const WIDER = 'a Relics & Artifacts';

export const helpAndHindrance: readonly Proof[] = [
  evidence({
    of: ['silverager/tech-savvy'],
    base: {
      types: ['Mechanical'] as readonly ('Mechanical' | 'Living')[],
      friend: true,
      from: 0,
      to: 0,
      foeAt: [20, 20] as Inches,
      rages: false,
      silent: false,
    },
    scene: ({ edition, card }, { types, friend, from, to, foeAt, rages, silent }) => {
      const bot = { at: beside(ACE_AT, { mm: 30, otherMm: card.baseMm }), health: 4, card: { types } };
      const hush = { id: 'hush', clauses: [{ forbid: 'power' as const }], lasts: 'encounter' as const };
      const game = scene({
        edition,
        a: {
          [card.name]: {
            at: [ACE_AT[0] - from, ACE_AT[1]],
            card,
            ...(silent ? { lasting: [{ ...hush, from: 'Hush', owner: 'b1' }] } : {}),
          },
          ...(friend ? { Bot: bot } : {}),
        },
        b: { Foe: { at: foeAt }, ...(friend ? {} : { Bot: bot }) },
        profiles: formsOnCard(card),
      }).activate(card.name);
      if (rages) game.act({ do: 'shapeshift', form: 'silverager-rage' });
      game.move(card.name, [ACE_AT[0] - to, ACE_AT[1]]);
      if (game.asked()[0] === 'act') game.endActivation();
      return game.model('Bot').health;
    },
    happens: 5,
    without: 4,
    twins: {
      'the friend is no machine': [{ types: ['Living'] }, 4],
      'the machine is an Enemy’s': [{ friend: false }, 4],
      'he only comes to it': [{ from: 2 }, 4],
      'he leaves it': [{ to: 2 }, 4],
      'an Enemy stands at the machine': [{ foeAt: beside(beside(ACE_AT, { otherMm: 40 })) }, 4],
      'an Enemy stands at him': [{ foeAt: beside(ACE_AT, { otherMm: 40, side: 'west' }) }, 4],
      'he ends it in Rage': [{ rages: true }, 4],
      'his Powers are taken away': [{ silent: true }, 4],
    },
  }),
  evidence<Reliquary>({
    of: ['blacksmith/relics'],
    alone: true,
    base: RELIQUARY,
    scene: blessed,
    happens: { asked: ['a 012'], bob: ARMOR, sue: PLAIN, pool: 19 },
    without: { asked: [], bob: PLAIN, sue: PLAIN, pool: 19 },
    twins: {
      [RELICS[1]]: [
        { relics: [1] },
        { asked: ['a 012'], bob: { ...PLAIN, attack: 1 }, sue: PLAIN, pool: 19 },
      ],
      [RELICS[2]]: [
        { relics: [2] },
        { asked: ['a 012'], bob: { ...PLAIN, fire: true }, sue: PLAIN, pool: 19 },
      ],
      'none of them twice in a Round': [
        { relics: [0, 2] },
        { asked: ['a 012', 'a 12'], bob: { ...ARMOR, fire: true }, sue: PLAIN, pool: 18 },
      ],
      'the Action fails': [{ face: 1 }, { asked: [], bob: PLAIN, sue: PLAIN, pool: 19 }],
    },
  }),
  evidence<Reliquary>({
    of: ['blacksmith/relics-artifacts'],
    base: { ...RELIQUARY, widens: true },
    scene: blessed,
    happens: { asked: [WIDER, 'a 012'], bob: ARMOR, sue: ARMOR, pool: 18 },
    without: { asked: ['a 012'], bob: ARMOR, sue: PLAIN, pool: 19 },
    twins: {
      'its player does not pay for it': [
        { widens: false },
        { asked: [WIDER, 'a 012'], bob: ARMOR, sue: PLAIN, pool: 19 },
      ],
      'the other friend is not of the Blood Watch': [
        { faction: 'Coven' },
        { asked: [WIDER, 'a 012'], bob: ARMOR, sue: PLAIN, pool: 18 },
      ],
      'no AP is left for it': [{ pool: 1 }, { asked: ['a 012'], bob: ARMOR, sue: PLAIN, pool: 0 }],
      'the Action fails': [{ face: 1 }, { asked: [], bob: PLAIN, sue: PLAIN, pool: 19 }],
    },
  }),
  evidence({
    of: ['sabotage/scrambled'],
    base: { I: 1, kind: 'supreme' as 'supreme' | 'minion', attack: 'J' as 'J' | 'K' | 'F' },
    scene: (at, { I, kind, attack }) => {
      const { name } = at.card;
      const bar = `AP 1 Gaze (IND 8, ${attack} vs K, Damage 1) SFX: none`;
      const minion = kind === 'minion' ? { kind, modelsAtStart: 1, modelsMax: 1 } : {};
      const powers = [{ name: 'Rich', clauses: [{ modify: 'attackerDice', by: 2 }] }] as const;
      const printed = { ...minion, actions: [bar], powers, F: 1, I, J: 1, K: 1 };
      const game = meeting(at, {
        foe: printed,
        b: { Boss: { at: [23, 23] } },
        dice: Array<number>(9).fill(1),
      }).activate(name);
      game.attack(name, 'Neural Scrambler', 'Foe', { sfx: [] }).endActivation();
      if (kind === 'minion') game.activate('Boss', { minions: 'Foe' });
      else game.activate('Foe');
      game.attack('Foe', 'Gaze', name, { sfx: [] }).forgetDice();
      return diceRolled(game)[0];
    },
    happens: 1,
    without: 3,
    twins: {
      'an Action with another Trait': [{ attack: 'F' }, 3],
      'Sabotage does not win': [{ I: 9 }, 3],
      'the Target is a Minion': [{ kind: 'minion' }, 3],
    },
  }),
  evidence({
    of: ['sabotage/scrambled'],
    base: { I: 1, rounds: 1 },
    scene: (at, { I, rounds }) => {
      const { name } = at.card;
      const powers = [{ name: 'Quick', clauses: [{ modify: 'startingRollDice', by: 2 }] }] as const;
      const foe = { powers, I, J: 9, apPlus: 4, actions: [STRIKE] };
      const game = meeting(at, { foe, dice: [1, 1, 1] }).activate(name);
      game.attack(name, 'Neural Scrambler', 'Foe', { sfx: [] }).endActivation().forgetDice();
      for (let round = 0; round < rounds; round += 1) {
        endTurns(game).dice(...Array<number>(9).fill(1));
        if (round + 1 < rounds) startRound(game, { a: name, b: 'Foe' }, 'a');
        else nameRollers(game, { a: name, b: 'Foe' });
        game.forgetDice();
      }
      return game.last('startingRolled').sides.b.faces.length;
    },
    happens: 1,
    without: 3,
    twins: {
      'the Starting Roll after the next': [{ rounds: 2 }, 3],
      'Sabotage does not win': [{ I: 9 }, 3],
    },
  }),
  evidence({
    of: ['dr-red/grenades'],
    alone: true,
    base: { way: 0 as 0 | 1, sfx: [0] as readonly number[], I: 1 },
    scene: (at, { way, sfx, I }) => {
      const { card } = at;
      const bar =
        card.textActions?.find(
          ({ name, effects }) =>
            name === 'Ordnance' && effects.some(({ fx }) => fx === (way === 0 ? 'damage' : 'suppress')),
        )?.id ?? '';
      const game = meeting(at, { foe: { I }, dice: Array<number>(9).fill(6) }).activate(card.name);
      const done = orRefused(game, () => game.attack(card.name, bar, 'Foe', { sfx, quiet: false }) && 'used');
      if (game.asked()[0] === 'blastDrift') game.drift();
      game.forgetDice();
      const { health, suppress, stunned } = game.model('Foe');
      return { done, health, suppress, stunned, pool: game.pool('a') };
    },
    happens: { done: 'used', health: 4, suppress: 0, stunned: false, pool: 18 },
    without: { done: 'action.notNow', health: 6, suppress: 0, stunned: false, pool: 20 },
    twins: {
      'the other way': [{ way: 1 }, { done: 'used', health: 6, suppress: 1, stunned: true, pool: 18 }],
      'the other SFX': [{ sfx: [1] }, { done: 'used', health: 5, suppress: 0, stunned: false, pool: 18 }],
      'he does not win': [
        { I: 12, sfx: [] },
        { done: 'used', health: 6, suppress: 0, stunned: false, pool: 18 },
      ],
    },
  }),
  evidence({
    of: ['dr-red/grenades'],
    alone: true,
    base: { first: 0 as 0 | 1 | null },
    scene: (at, { first }) => {
      const { card } = at;
      const bars = (card.textActions ?? []).flatMap(({ id, name }) => (name === 'Ordnance' ? [id] : []));
      const game = meeting(at).activate(card.name);
      const { activation } = game.state;
      if (first !== null && activation !== null) activation.actions.push(bars[first] ?? '');
      return ownActions(worldOf(game.game), game.names.model(card.name))
        .filter(({ name }) => name === 'Ordnance')
        .map((action) => wayClosed(worldOf(game.game), game.names.model(card.name), action));
    },
    happens: [false, true],
    without: [false],
    twins: { 'nothing was used before': [{ first: null }, [false, false]] },
  }),
];
