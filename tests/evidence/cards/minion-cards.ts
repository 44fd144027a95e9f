import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { describedAs } from '../../../src/systems/pulp-city/traits/descriptors.ts';
import type { AgendaId } from '../../../src/systems/pulp-city/model/agendas.ts';
import { agendasHeld } from '../../support/agendas.ts';
import { citizensAt, WANTED } from '../../support/citizens.ts';
import { ACE_AT, beside, reasons } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { type Inches, structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { type At, byEdition, evidence, type Proof } from '../support/evidence.ts';
import { endowed, forNow, ONES } from '../support/fight.ts';
import { fight, nameIn, quietly, SIXES } from '../support/fights.ts';
import { attempt } from '../support/moments.ts';

const SHOT = 'Activation Pop (PRJ 8, F vs G, Damage 1) SFX: none';
const inches = (um: number): number => Math.round(um / 254) / 100;

/** Places of the pieces of that name. */
const lying = (game: Play, name: string): readonly string[] =>
  Object.values(game.state.pieces).flatMap((piece) =>
    piece.name === name && piece.footprint.kind === 'disc'
      ? [`${inches(piece.footprint.x)},${inches(piece.footprint.y)}`]
      : [],
  );

/** Vigilantes, a Citizen so many inches from one of them, and a Supreme an inch off that is about to go there. */
function guarded(
  at: At,
  agenda: AgendaId,
  { gap, friend, silent }: { readonly gap: number; readonly friend: boolean; readonly silent: boolean },
): Play {
  const name = nameIn(at);
  const side = { Pal: { at: beside([12, 12], { mm: 30, gap: 1, side: 'west' }) } } as const;
  const { tweak, agendas } = agendasHeld([{ agenda }], citizensAt([[12, 12]]).tweak);
  return scene({
    edition: at.edition,
    citizens: WANTED,
    ...(agendas === undefined ? {} : { agendas }),
    ...(tweak === undefined ? {} : { tweak }),
    a: {
      [name]: {
        card: at.card,
        at: [beside([12, 12], { gap }), [2, 2]],
        lasting: silent ? [forNow({ forbid: 'power' })] : [],
      },
      Boss: { at: [2, 22] },
      ...(friend ? side : {}),
    },
    b: { Foe: { at: [22, 22] }, ...(friend ? {} : side) },
    turn: friend ? 'a' : 'b',
  }).activate('Pal');
}

/** Powers about Minion cards, and about the pieces that a card has laid. */
export const minionCards: readonly Proof[] = [
  evidence({
    of: ['vigilantes/masked-defenders'],
    editions: ['2017'],
    idle: { '2013': [0, 1] },
    base: { gap: 5, friend: false, silent: false },
    scene: (at, { gap, friend, silent }) => {
      const toward = beside([12, 12], { mm: 30, side: 'west' });
      const tagged = guarded(at, 'teleportationTag', { gap, friend, silent });
      tagged.move('Pal', toward);
      return tagged.events('citizenTagged').length;
    },
    happens: 0,
    without: 1,
    twins: {
      'the Citizen is farther away': [{ gap: 6.1 }, 1],
      'it is a friend': [{ friend: true }, 1],
      silenced: [{ silent: true }, 1],
    },
  }),
  evidence({
    of: ['vigilantes/masked-defenders'],
    editions: ['2017'],
    base: { gap: 4, friend: false, silent: false },
    scene: (at, circumstances) => {
      const game = guarded(at, 'citizenScramble', circumstances);
      game.move('Pal', beside([12, 12], { mm: 30, side: 'west' }));
      return attempt(() => game.act({ do: 'pickUp', model: game.names.model('Pal'), item: 'citizen1' }));
    },
    happens: 'burden.guarded',
    without: 'ok',
    twins: {
      'it is farther away': [{ gap: 9 }, 'ok'],
      'it is a friend': [{ friend: true }, 'ok'],
      silenced: [{ silent: true }, 'ok'],
    },
  }),
  evidence({
    of: ['hovercats/volley-of-fire'],
    base: { use: true, cats: 2, gap: 5, hidden: false, second: 'Foe', silent: false },
    scene: (at, { use, cats, gap, hidden, second, silent }) => {
      const { short: name } = at.card;
      const flock = { ...at, card: { ...at.card, modelsAtStart: cats } };
      const [one, two]: readonly Inches[] = [ACE_AT, [12, 6]];
      const game = fight(flock, {
        own: {
          at: cats > 1 ? [one ?? ACE_AT, two ?? ACE_AT] : ACE_AT,
          lasting: silent ? [forNow({ forbid: 'power' })] : [],
        },
        foe: { at: [12 + gap, 9], health: 5, card: { I: 1 } },
        a: { Boss: { at: [2, 2] } },
        b: { Bull: { at: [12, 2], health: 5, card: { I: 1 } } },
        pieces: hidden ? [structure('wall', { at: [14, 7], size: [0.5, 2], height: 6 })] : [],
      }).activate('Boss', { minions: name });
      const shots = (cats > 1 ? [`${name} 1`, `${name} 2`] : [name]).map((cat, index) => {
        const target = index === 0 ? 'Foe' : second;
        const shot = attempt(() => game.attack(cat, 'Catling Cannons', target, { quiet: false }));
        if (shot !== 'ok') return shot;
        const [offered] = game.pending('attackDice').map(({ powers }) => powers);
        if (offered !== undefined)
          game.answer('attackDice', { powerUp: 0, object: null, powers: use ? offered : [] });
        quietly(game, 'spendSfx', 'react', 'defendDice');
        return reasons(game).find((reason) => reason.startsWith('Volley')) ?? 'none';
      });
      game.forgetDice();
      return shots;
    },
    happens: ['Volley of Fire 1', 'Volley of Fire 1'],
    without: ['none', 'none'],
    twins: {
      'the second may aim at nobody else then': [{ second: 'Bull' }, ['Volley of Fire 1', 'target.bound']],
      'its player does not use it': [{ use: false }, ['none', 'none']],
      'not used, the second may aim at whom it likes': [
        { use: false, second: 'Bull', gap: 4 },
        ['none', 'none'],
      ],
      'the second could not aim at that model': [{ hidden: true, second: 'Bull' }, ['none', 'none']],
      silenced: [{ silent: true }, ['none', 'none']],
    },
  }),
  evidence({
    of: ['mega-pixel/pixelated'],
    base: { mega: true, silent: false },
    scene: ({ edition, card, other }, { mega, silent }) => {
      const [vector, pixel] = [other('vector'), other('pixels')];
      const places: readonly Inches[] = [
        [16, 16],
        [18, 16],
        [20, 16],
      ];
      const game = scene({
        edition,
        a: {
          Vector: { card: vector, at: ACE_AT },
          Pixels: { card: pixel, at: places },
          'Mega Pixel': {
            card: { ...card, modelsAtStart: 1 },
            at: mega ? [4, 4] : [2, 2],
            ...(mega ? {} : { status: 'ko' as const, health: 0 }),
            ...(silent ? { lasting: [forNow({ forbid: 'power' })] } : {}),
          },
        },
        b: { Foe: { at: [22, 4] } },
        dice: SIXES,
        tweak: (state) => {
          const own = Object.values(state.cards).find(({ profile }) => profile === 'pixels');
          // One Pixel of the three has been KO'ed, so that it may be Summoned again.
          const first = Object.values(state.models).find((model) => model.card === own?.id);
          if (first !== undefined) Object.assign(first, { status: 'ko', health: 0 });
        },
      }).activate('Vector');
      const summoned = attempt(() =>
        game.act({ do: 'action', ...game.order('Vector', 'Pixels', [], { at: [14, 12] }) }),
      );
      while (['attackDice', 'spendSfx'].includes(game.asked()[0] ?? '')) game.decline();
      const asked = game.asked()[0] === 'summonSurplus';
      if (asked) game.answer('summonSurplus', game.question('summonSurplus').options[0] ?? '');
      game.forgetDice();
      const live = Object.values(game.state.models).filter(
        (model) => game.state.cards[model.card]?.profile === 'pixels' && model.status === 'table',
      );
      return [summoned, asked, live.length];
    },
    happens: byEdition(['ok', true, 2], ['summon.inPlay', false, 2]),
    without: byEdition(['ok', false, 3], ['ok', false, 3]),
    twins: {
      'the Mega Pixel is gone': [{ mega: false }, ['ok', false, 3]],
      silenced: [{ silent: true }, ['ok', false, 3]],
    },
  }),
  evidence({
    of: ['youngblood/hypnotized'],
    base: {
      resists: 1,
      kind: 'minion' as 'minion' | 'supreme',
      fatigue: 0,
      led: false,
      mine: false,
      commands: true,
    },
    scene: (at, { resists, kind, fatigue, led, mine, commands }) => {
      const name = nameIn(at);
      const mob = {
        Mob: {
          at: [16, 12] as const,
          fatigue,
          card: { kind, health: 1, modelsAtStart: 1, F: 12, J: 1, K: resists, actions: [SHOT] },
        },
      };
      const game = fight(at, {
        dice: SIXES,
        foe: { at: [19, 12], health: 5, card: { G: 1 } },
        a: {
          Pal: { at: [4, 4] },
          ...(led ? { Gang: { at: [4, 8], card: { kind: 'minion', health: 1, modelsAtStart: 1 } } } : {}),
          ...(mine ? mob : {}),
        },
        b: mine ? {} : mob,
      });
      game.activate(name, led ? { minions: 'Gang' } : {});
      if (led) game.endActivation();
      const hit = attempt(() => game.attack(name, 'Hypnotize', 'Mob', { sfx: [] }));
      if (hit === 'ok') game.endActivation();
      const [after] = game.pending('commandAfter');
      if (after === undefined) {
        game.forgetDice();
        return { hit, after: null };
      }
      const card = game.names.card('Mob');
      if (!commands) game.decline('commandAfter');
      else game.answer('commandAfter', card);
      const [act] = game.pending('act');
      const by = act?.card === card ? `${act.by} ${act.side}` : null;
      const shot = by === null ? null : attempt(() => game.attack('Mob', 'Pop', 'Foe', { sfx: [] }));
      game.forgetDice();
      return {
        hit,
        after: `${after.by}: ${after.cards.map((id) => game.profile(id).name).join()}`,
        by,
        shot,
        lost: 5 - game.model('Foe').health,
        fatigue: game.card('Mob').fatigue,
      };
    },
    happens: { hit: 'ok', after: 'a: Mob', by: 'a a', shot: 'ok', lost: 1, fatigue: 1 },
    without: { hit: 'ok', after: null },
    twins: {
      'the roll fails': [{ resists: 12 }, { hit: 'ok', after: null }],
      'it is no Minion': [{ kind: 'supreme' }, { hit: 'target.limited', after: null }],
      'the card has no Fatigue to spare': [{ fatigue: 2 }, { hit: 'ok', after: null }],
      'he has commanded a card of his own': [{ led: true }, { hit: 'ok', after: null }],
      'its player leaves it': [
        { commands: false },
        { hit: 'ok', after: 'a: Mob', by: null, shot: null, lost: 0, fatigue: 0 },
      ],
    },
  }),
  evidence({
    of: ['siberian/master-trapper'],
    alone: true,
    base: { snares: 2, stays: true, use: true, twice: false },
    scene: (at, { snares, stays, use, twice }) => {
      const name = nameIn(at);
      const game = fight(at, {
        gap: 9,
        tweak: (state) => {
          for (const [index, x] of [14, 10].slice(0, snares).entries())
            state.pieces[`snare${index}`] = {
              ...structure(`snare${index}`, { at: [x, 16], size: [1, 1], height: 1, health: 1, g: 6 }),
              footprint: { kind: 'disc', x: x * 25_400, y: 16 * 25_400, r: 15_000 },
              name: 'Snare',
              summoned: { card: 'a1', model: 'a1', action: 'snare-trap' },
            };
        },
      }).activate(name);
      const shift = (): readonly (string | number)[] => {
        game.move(name, ...(stays ? [] : [[12, 13] as const]));
        const [asked] = game.pending('usePower');
        if (asked !== undefined) game.answer('usePower', { use, model: null });
        const to: readonly Inches[] = [
          [14, 22],
          [10, 18],
        ];
        let sent = 0;
        while (game.asked()[0] === 'shift') {
          const [x, y] = to[sent] ?? [0, 0];
          game.answer('shift', { x: x * 25_400, y: y * 25_400 });
          sent += 1;
        }
        return [asked?.by ?? 'not asked', sent];
      };
      const first = shift();
      const second = twice ? shift() : null;
      game.forgetDice();
      return { first, second, lying: lying(game, 'Snare'), fatigue: game.card(name).fatigue };
    },
    happens: { first: ['a', 2], second: null, lying: ['14,20', '10,18'], fatigue: 1 },
    without: { first: ['not asked', 0], second: null, lying: ['14,16', '10,16'], fatigue: 1 },
    twins: {
      'he moves': [
        { stays: false },
        { first: ['not asked', 0], second: null, lying: ['14,16', '10,16'], fatigue: 1 },
      ],
      'there is no Snare': [{ snares: 0 }, { first: ['not asked', 0], second: null, lying: [], fatigue: 1 }],
      'its player leaves them': [
        { use: false },
        { first: ['a', 0], second: null, lying: ['14,16', '10,16'], fatigue: 1 },
      ],
      'a second time in the Activation': [
        { twice: true },
        { first: ['a', 2], second: ['not asked', 0], lying: ['14,20', '10,18'], fatigue: 2 },
      ],
    },
  }),
  evidence({
    of: ['dr-tenebrous/gloomshade'],
    alone: true,
    base: {
      resists: 1,
      put: [17, 13] as Inches,
      health: 5,
      faction: 'Necroplane',
      pal: [17, 16] as Inches,
      again: 0,
    },
    scene: (at, { resists, put, health, faction, pal, again }) => {
      const name = nameIn(at);
      const game = fight(endowed(at, {}, 9), {
        foe: { at: [17, 12], health, card: { K: resists } },
        a: { Pal: { at: pal, card: { factions: [faction] } } },
        b: { Bull: { at: [22, 22] }, Near: { at: [19, 12], health: 5, card: { K: 1 } } },
        dice: SIXES,
      }).activate(name);
      game.attack(name, 'Gloom', 'Foe', { sfx: [] });
      quietly(game, 'spendSfx', 'effectsOrder');
      const [asked] = game.pending('summonPlace');
      const laid =
        asked === undefined
          ? null
          : attempt(() => game.answer('summonPlace', { x: put[0] * 25_400, y: put[1] * 25_400 }));
      quietly(game, 'spendSfx', 'blastOrder', 'attackDice', 'defendDice', 'react');
      const more = game.pending('summonPlace').length;
      const first = lying(game, 'Gloomshade');
      if (again > 0 && game.asked()[0] === 'act') {
        game.endActivation().activate('Bull').move('Bull').endActivation();
        game
          .forgetDice()
          .dice(...(again === 1 ? ONES : SIXES))
          .activate(name);
        game.attack(name, 'Gloom', 'Near', { sfx: [] });
      }
      game.forgetDice();
      const stealth = describedAs(worldOf(game.game), game.names.model('Pal'), 'Stealth');
      return [asked?.by ?? null, laid, more, first, lying(game, 'Gloomshade').length, stealth];
    },
    happens: ['a', 'ok', 0, ['17,13'], 1, true],
    without: [null, null, 0, [], 0, false],
    twins: {
      'the roll fails': [{ resists: 12 }, [null, null, 0, [], 0, false]],
      'the Target is KO’ed by it': [{ health: 1, put: [17, 12] }, ['a', 'ok', 0, ['17,12'], 1, true]],
      'it would not lie wholly inside the Blast': [
        { put: [17, 15.5] },
        ['a', 'target.tooFar', 1, [], 0, false],
      ],
      'who is near is not of the Necroplane': [{ faction: 'Coven' }, ['a', 'ok', 0, ['17,13'], 1, false]],
      'who is of it stands farther away': [{ pal: [17, 19] }, ['a', 'ok', 0, ['17,13'], 1, false]],
      'Gloom is used again, and misses': [{ again: 1 }, ['a', 'ok', 0, ['17,13'], 0, false]],
    },
  }),
];
