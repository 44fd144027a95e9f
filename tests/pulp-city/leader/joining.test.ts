import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { snapJoin } from '../../../src/systems/pulp-city/rules/leaders/joining.ts';
import { card, type CardSpec } from '../../support/card.ts';

import { beside, STRIKE } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';
import { structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const CARD = 'undermining-authority';
const GRIMM = { factions: ['Grimm'], level: 1, apPlus: 2, actions: [STRIKE] } as const;
const grimm = (name: string, more: Omit<CardSpec, 'name'> = {}) => card({ name, ...GRIMM, ...more });

type Spec = Parameters<typeof led>[1];

const ready = (names: readonly string[], spec: Spec = {}): Play =>
  led([CARD], {
    ace: { card: { factions: ['Grimm'] } },
    profiles: [...names.map((name) => grimm(name)), ...(spec?.profiles ?? [])],
    ...Object.fromEntries(Object.entries(spec ?? {}).filter(([key]) => key !== 'profiles')),
  }).activate('Ace');

const [EAST_X, EAST_Y] = beside([12, 12]);
const EAST = { x: um(EAST_X), y: um(EAST_Y) };

test('[PC-LEADER-29] a Grimm Supreme of Level 1 is put in Base to Base with its Leader, with all its Health', () => {
  const game = ready(['Digger', 'Rock']);
  playCard(game, CARD);
  expect(game.question('joinTeam')).toMatchObject({ by: 'a', profiles: ['digger', 'rock'] });
  game.answer('joinTeam', { profile: 'rock', at: EAST });
  expect(game.model('Rock')).toMatchObject({ status: 'table', health: 6, x: EAST.x, y: EAST.y });
  expect(game.card('Rock')).toMatchObject({ team: 'a', level: 1, fatigue: 0, apSpent: 0 });
  expect(game.state.teams.a.leaderCards).toEqual([]);
});

test('[PC-LEADER-29] it may Activate in this Round and gives AP from the next', () => {
  const game = ready(['Rock'], { pools: { a: 5 } });
  playCard(game, CARD).answer('joinTeam', { profile: 'rock', at: EAST });
  expect(game.pool('a')).toBe(5);
  game.move('Ace').endActivation().activate('Foe').move('Foe').endActivation();
  game.activate('Rock').move('Rock', [15, 12]);
  expect(game.at('Rock').x).toBe(15);
});

test('[PC-LEADER-29] nowhere else, and nobody else', () => {
  const game = ready(['Rock'], {
    profiles: [
      grimm('Tall', { level: 2 }),
      card({ name: 'Stray', level: 1 }),
      grimm('Imps', { kind: 'minion' }),
    ],
  });
  playCard(game, CARD);
  expect(game.question('joinTeam').profiles).toEqual(['rock']);
  const put = (profile: string, at: { x: number; y: number }) =>
    game.refused((it) => it.answer('joinTeam', { profile, at }));
  expect(put('tall', EAST)).toBe('answer.notOffered');
  expect(put('rock', { x: um(15), y: um(12) })).toBe('place.notTouching');
  expect(put('rock', { x: um(12.2), y: um(12) })).toBe('place.overlaps');
});

test('[PC-LEADER-29] [PC-TEAM-16] his own Power lets there be two of each, but for the unique one', () => {
  const bunbun = grimm('Grimm BunBun');
  const rock = grimm('Rock');
  const game = ready([], {
    friends: { Rock: { card: rock, at: [4, 4] }, 'Grimm BunBun': { card: bunbun, at: [4, 8] } },
  });
  playCard(game, CARD);
  expect(game.question('joinTeam').profiles).toEqual(['rock']);
  game.answer('joinTeam', { profile: 'rock', at: EAST });
  expect(Object.values(game.state.cards).filter(({ profile }) => profile === 'rock')).toHaveLength(2);
});

test("[PC-LEADER-29] a KO'ed one may come again, and still counts as KO'ed", () => {
  const game = ready([], {
    friends: { 'Grimm BunBun': { at: [4, 8], card: GRIMM, status: 'ko', health: 0 } },
  });
  playCard(game, CARD).answer('joinTeam', { profile: 'grimm-bunbun', at: EAST });
  const models = Object.values(game.state.models).filter(({ card: id }) => id !== 'b1' && id !== 'a1');
  expect(models.map(({ status, health }) => [status, health])).toEqual([
    ['ko', 0],
    ['table', 6],
  ]);
});

test('[PC-LEADER-29] with every one in play as often as allowed the card cannot be used', () => {
  const game = ready([], { friends: { 'Grimm BunBun': { card: grimm('Grimm BunBun'), at: [4, 8] } } });
  expect(game.refused((it) => playCard(it, CARD))).toBe('leader.nobodyJoins');
  expect(game.state.teams.a.leaderCards).toEqual([CARD]);
});

test('[PC-LEADER-29] a place that is offered is one that an answer can name: not the roof below another roof', () => {
  const pieces = [
    structure('car', { at: [12, 12], size: [4, 4], height: 1 }),
    structure('deck', { at: [14, 12], size: [2.6, 4], height: 4 }, { bottom: um(3), top: um(4) }),
  ];
  const game = ready(['Rock'], { ace: { z: 1, card: { factions: ['Grimm'] } }, pieces });
  playCard(game, CARD);
  const spot = snapJoin(worldOf(game.game), { leader: 'a1' }, 'rock', EAST);
  expect(spot?.x).toBeLessThan(um(14 - 1.3));
  const asked = game.question('joinTeam');
  for (let seed = 1; seed <= 12; seed += 1) {
    const answer = pulpCity.sample(game.game, asked, stream(seed));
    expect(pulpCity.check(game.game, asked, answer)).toBeNull();
  }
  game.answer('joinTeam', { profile: 'rock', at: spot ?? EAST });
  expect(game.at('Rock').z).toBe(1);
});

test('[PC-LEADER-29] without room beside the Leader it cannot be used', () => {
  const game = ready(['Rock'], {
    ace: { at: [1, 1], card: { factions: ['Grimm'] } },
    size: 24,
    friends: Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((side) => {
        const turn = (side * Math.PI) / 3;
        const [x, y] = [12 + 1.19 * Math.cos(turn), 12 + 1.19 * Math.sin(turn)];
        return [`Pal ${side}`, { at: [x, y] as const, card: { factions: ['Grimm'], level: 2 } }];
      }),
    ),
    tweak: (state) => {
      const ace = state.models['a1'];
      if (ace !== undefined) Object.assign(ace, { x: um(12), y: um(12) });
    },
  });
  expect(game.refused((it) => playCard(it, CARD))).toBe('leader.nobodyJoins');
});

test('[PC-LEADER-29] [PC-TYPE-05] put into Base to Base with an Enemy it may be reacted to', () => {
  const shove = 'AP 0 Shove (RCT/BTB, F vs G, Knockback 1) SFX: none';
  const game = ready(['Rock'], {
    foe: { at: beside(beside([12, 12])), card: { actions: [shove] } },
  });
  playCard(game, CARD).answer('joinTeam', { profile: 'rock', at: EAST });
  expect(game.question('react')).toMatchObject({
    by: 'b',
    trigger: 'BTB',
    against: game.names.model('Rock'),
  });
  game.answer('react', { do: 'decline' });
  expect(game.asked()).toEqual(['act']);
});
