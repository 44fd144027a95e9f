import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { returnPlacePlan } from '../../../src/games/pulp-city/decisions/places/return-plan.ts';
import { sayIn } from '../../../src/games/pulp-city/words/say.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { appFor, gameOf } from '../panels/around.tsx';
import { ask, pressThrough } from './asked.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

/** Ace's Ghostshot at Nuke. */
const spec = {
  attacker: 'a1',
  source: 'a1',
  profile: 'ace-of-wraiths',
  action: 'ghostshot',
  type: 'IND',
  target: 'b1',
  instead: null,
  combat: true,
  reaction: false,
  affected: ['b1'],
  splash: null,
  side: 'a',
  by: 'a',
  overrun: null,
  object: null,
  extraDice: [],
  momentum: false,
} as const;

test('a Turn: who cannot be activated keeps its place and says why; a model chosen on the table is chosen here', () => {
  const app = appFor({ level: 9 });
  const asked = ask(app, 'turn', {
    cards: ['a1', 'a2'],
    minions: { a1: ['a5'], a2: [] },
    pass: false,
    done: false,
    offer: false,
  });
  const options = within(screen.getByRole('radiogroup', { name: 'Your Team' })).getAllByRole('radio');
  expect(options.map((one) => one.getAttribute('aria-disabled'))).toEqual([
    null,
    null,
    'true',
    'true',
    'true',
  ]);
  expect(options[4]?.textContent).toContain('commanded with a Supreme');
  press(/^Pass for 1 AP/);
  press(/^Offer to end the Turns/);
  expect(asked.answers).toEqual([]);
  // What "ask why" tells of each, closed or not.
  const ruleOf = (one: HTMLElement | undefined) => one?.closest('[data-rule]')?.getAttribute('data-rule');
  expect([
    ruleOf(options[4]),
    ruleOf(screen.getByRole('button', { name: /^Pass for 1 AP/ })),
    ruleOf(screen.getByRole('button', { name: /^Offer to end the Turns/ })),
  ]).toEqual(['PC-TURN-06', 'PC-TURN-07', 'PC-ROUND-08']);
  act(() => app.view.select('a1'));
  expect(options[0]?.getAttribute('aria-checked')).toBe('true');
  choose(/^Sentries ?2 models/);
  press('Activate Dead Eye');
  expect(asked.answers).toEqual([{ do: 'activate', card: 'a1', minions: 'a5' }]);
});

test('Minions commanded with one Supreme are not kept for another who may not command them', () => {
  const app = appFor({ level: 9 });
  const shown = {
    cards: ['a1', 'a2'],
    minions: { a1: ['a5'], a2: [] },
    pass: true,
    done: false,
    offer: true,
  };
  const asked = ask(app, 'turn', shown);
  choose(/^Dead Eye/);
  choose(/^Sentries ?2 models/);
  choose(/^Tomcat/);
  press('Activate Tomcat');
  expect(asked.answers).toEqual([{ do: 'activate', card: 'a2', minions: null }]);
});

test('a secret choice lies under a cover until its side looks', () => {
  const asked = ask(appFor(), 'chooseRoller', { secret: true, cards: ['a1', 'a2', 'a3'], deployment: false });
  expect(screen.queryByRole('radio')).toBeNull();
  press('We are Graveyard Shift: look');
  expect(screen.getByRole('radio', { name: /^Tekkna/ }).textContent).toContain(
    'Mind 5, Trump: 5 and 6 count',
  );
  choose(/^Wildman/);
  press('Wildman rolls');
  expect(asked.answers).toEqual(['a3']);
});

test('Master Plans: a closed one says why, and Power Up asks for whom', () => {
  const asked = ask(appFor(), 'masterPlan', {
    left: 2,
    plans: ['domination', 'powerUp'],
    own: ['Techno-Sorcery'],
  });
  expect(screen.getByRole('radio', { name: /^Act Fast/ }).textContent).toContain('no Fatigue to spare');
  choose(/^Act Fast/);
  expect(screen.getByRole('button', { name: 'Choose a plan' })).toBeDefined();
  choose(/^Power Up/);
  choose(/^Wildman/);
  press('Wildman gains a die');
  press('Use no more plans');
  expect(screen.getByRole('radio', { name: /^Techno-Sorcery/ }).textContent).toContain(
    'gains 1 Power Up die',
  );
  choose(/^Techno-Sorcery/);
  press('Use Techno-Sorcery');
  expect(asked.answers).toEqual([
    { plan: 'powerUp', card: 'a3' },
    { plan: 'none' },
    { plan: 'own', power: 'Techno-Sorcery' },
  ]);
  expect(asked.answers.slice(0, 2).map(asked.check)).toEqual([null, null]);
});

test('real dice: a wrong face is taken back, and nothing is sent before all are there', () => {
  const asked = ask(appFor({ dice: 'entered', edition: '2013', want: 'enterDice' }), 'enterDice', {
    groups: [
      { label: 'attack', model: 'a1', count: 2 },
      { label: 'sides', model: null, count: 1 },
    ],
  });
  const first = screen.getByRole('region', { name: 'Ace: 2 dice' });
  const enter = (face: number, inside = first) =>
    fireEvent.click(within(inside).getByRole('button', { name: `Enter a ${face}` }));
  enter(6);
  enter(2);
  enter(5);
  fireEvent.click(within(first).getByRole('button', { name: 'Take back the 2' }));
  enter(4);
  press('1 die to go');
  expect(asked.answers).toEqual([]);
  enter(1, screen.getByRole('region', { name: 'Lot for the sides: 1 die' }));
  press('Use these dice');
  expect(asked.answers).toEqual([[[6, 4], [1]]]);
});

test('SFX of the environment: any mix, never more than there are', () => {
  const asked = ask(appFor(), 'environmentSfx', { model: 'b1', sfx: 2, options: ['damage', 'stun'] });
  expect(screen.getByRole('button', { name: 'Apply, 2 SFX unused' })).toBeDefined();
  press(/^One more: Damage/);
  expect(screen.getByText('1 SFX can still buy something; unused, it is lost.')).toBeDefined();
  press('One more: Stun');
  press('One more: Stun');
  expect(screen.getByText('0 SFX left')).toBeDefined();
  press('Apply');
  expect(asked.answers).toEqual([['damage', 'stun']]);
  expect(asked.check(asked.answers[0])).toBeNull();
});

test('a Power that must be used cannot be left out, and asks on whom', () => {
  const asked = ask(appFor(), 'usePower', {
    card: 'a2',
    power: 'Techno-Sorcery',
    pick: ['a1', 'a3'],
    must: true,
  });
  expect(screen.getByRole('heading', { name: 'Techno-Sorcery: choose' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Do not use it' })).toBeNull();
  press('Choose a model');
  choose(/^Wildman/);
  press('Use Techno-Sorcery');
  expect(asked.answers).toEqual([{ use: true, model: 'a3' }]);
});

test('what a model counts as: one Descriptor or several, at least one', () => {
  const asked = ask(appFor(), 'countAs', {
    model: 'b3',
    options: ['Living', 'Mechanical'],
    power: 'Transmute',
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Living' }));
  press('Choose at least one');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mechanical' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Living' }));
  press('Count as Living and Mechanical');
  expect(asked.answers).toEqual([['Living', 'Mechanical']]);
});

test.each([
  ['chooseFirstToDeclare', {}, 'a'],
  ['startingDice', { card: 'a1', max: 2 }, 0],
  ['chain', { cards: ['a2'], from: 'a1', power: 'ace', interrupts: null }, { card: 'a2', minions: null }],
  ['blastOrder', { members: ['b1', 'a1'] }, ['b1', 'a1']],
  ['summonDefender', { options: ['b1'] }, 'b1'],
  ['summonSurplus', { options: ['a1', 'a2'] }, 'a2'],
  ['escape', { model: 'a1', piece: 'wires' }, true],
  ['hurtPieces', { card: 'a1', power: 'Objects', pieces: ['wires'], x: 1, left: 1 }, []],
  ['objectToLay', { card: 'a1', power: 'Objects', options: [{ rank: 1, along: 'y' }], most: 1 }, 0],
] as const)('%s, which is asked seldom, can be answered too', (kind, shown, answer) => {
  // The question of each kind is spelled out beside it.
  const asked = ask(appFor(), kind, shown as never);
  if (kind === 'summonSurplus') choose(/^Tekkna/);
  pressThrough(asked);
  expect(asked.answers).toEqual([answer]);
});

test('a model aloft comes down where the table is tapped; a bad spot is refused in words', () => {
  const app = appFor();
  const game = gameOf(app);
  const { x, y } = game.state.models['b1'] ?? { x: 0, y: 0 };
  const asked = ask(app, 'returnPlace', { model: 'a1' });
  expect(screen.getByRole('button', { name: 'Tap a spot' })).toBeDefined();
  const decision = { id: 'q', kind: 'returnPlace', by: 'a', model: 'a1' } as const;
  const tap = (at: { x: number; y: number }) => {
    const w = app.services.worldOf(game);
    const draft = returnPlacePlan.gesture(w, decision, { at: null }, { do: 'tapGround', at });
    act(() => app.view.draft('q', { kind: 'returnPlace', draft }));
  };
  tap({ x, y });
  const button = screen.getByRole('button', { name: /^Come down here/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent?.length).toBeGreaterThan('Come down here'.length);
  expect(asked.answers).toEqual([]);
});

test('a model that may be placed anew is told how far, and is put where the table is tapped', () => {
  const app = appFor();
  const game = gameOf(app);
  const { x, y, z } = game.state.models['a1'] ?? { x: 0, y: 0, z: 0 };
  const anew = { around: { x, y, z, inside: null, wall: null }, inches: 8 };
  ask(app, 'returnPlace', { model: 'a1', anew });
  expect(screen.getByText(/at most 8″ from where it was deployed/)).toBeDefined();
  const decision = { id: 'q', kind: 'returnPlace', by: 'a', model: 'a1', anew } as const;
  const say = sayIn(app.services.worldOf(game), translate('en'));
  const { overlays = [] } = returnPlacePlan.decor(say, decision, { at: null });
  expect(overlays).toMatchObject([{ kind: 'range', shape: { radius: 8 }, team: 'a' }]);
  const tap = (at: { x: number; y: number }) =>
    act(() => app.view.draft('q', { kind: 'returnPlace', draft: { at } }));
  tap({ x: x + 9 * 25_400, y });
  expect(screen.getByRole('button', { name: /^Place it here/ }).getAttribute('aria-disabled')).toBe('true');
});

test('Effects of one roll are put into the order the Attacker wants, even when nothing is left to spend', () => {
  const app = appFor({ want: 'spendSfx' });
  const asked = gameOf(app).rest.pending.find((one) => one.kind === 'spendSfx');
  if (asked === undefined) throw new Error('The recorded game asks for no SFX here');
  const again = ask(app, 'spendSfx', {
    ...asked,
    sfx: 0,
    base: [
      { fx: 'damage', x: 1 },
      { fx: 'knockback', x: 2 },
    ],
    offers: [],
    extras: [],
  });
  press(/^Knockback.*sooner$/);
  press('Apply');
  expect(again.answers).toEqual([{ picks: [], extras: [], order: [1, 0] }]);
});

test('[PC-SFX-04] the gold button says what it would leave unused, and asks nothing where nothing can be bought', () => {
  const app = appFor({ want: 'spendSfx' });
  const asked = gameOf(app).rest.pending.find((one) => one.kind === 'spendSfx');
  if (asked === undefined) throw new Error('The recorded game asks for no SFX here');
  const spend = (offers: typeof asked.offers) =>
    ask(app, 'spendSfx', { ...asked, sfx: 2, base: [], offers, extras: [], thrown: null });
  const open = spend([{ effects: [{ fx: 'damage', x: 1 }] }]);
  expect(screen.getByText('2 SFX can still buy something; unused, they are lost.')).toBeDefined();
  press('Apply, 2 SFX unused');
  press(/^One more: Damage/);
  press(/^One more: Damage/);
  expect(screen.queryByText(/can still buy/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Apply(?!,)/ })).toBeDefined();
  expect(open.answers).toEqual([{ picks: [], extras: [], order: [] }]);
  cleanup();
  spend([]);
  expect(screen.getByRole('button', { name: /^Apply(?!,)/ })).toBeDefined();
});

test('a Trait forced on the Attacker: the price is on the button, and the dice show what paying changes', () => {
  const app = appFor();
  const asked = ask(app, 'keepTrait', { spec, power: 'Cloak of Madness', from: 'H', to: 'K', ap: 1 });
  expect(asked.container.textContent).toContain('Cloak of Madness: Spirit is rolled in place of Energy');
  press('Roll Spirit');
  choose(/^Energy/);
  press('Pay 1 AP and roll Energy');
  expect(asked.answers).toEqual([false, true]);
});

test('an Activation that would interrupt an enemy one says whose waits, and lets it go on when declined', () => {
  const app = appFor({ level: 9 });
  const asked = ask(app, 'chain', { cards: ['a1'], from: 'a1', power: 'Tactics', interrupts: 'b1' });
  expect(screen.getByText(/in the middle of the enemy Activation/)).toBeTruthy();
  expect(asked.container.textContent).toMatch(/The Activation of .+ goes on afterwards/);
  press('No, let it go on');
  press('Choose a Supreme');
  expect(asked.answers).toEqual([null]);
  choose(/^Dead Eye/);
  press(/^Activate Dead Eye at once/);
  expect(asked.answers).toEqual([null, { card: 'a1', minions: null }]);
});

test('of equally short ways one is chosen by its direction', () => {
  const app = appFor();
  const { x, y } = gameOf(app).state.models['b1'] ?? { x: 0, y: 0 };
  const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy, z: 0, inside: null, wall: null });
  const places = [at(0, 25_400), at(0, -25_400), at(25_400, 25_400)];
  const asked = ask(app, 'makeRoom', { model: 'b1', places, why: 'overrun' });
  expect(screen.getByRole('radio', { name: /^To the north/, checked: true }).textContent).toContain('1″');
  choose(/^To the north-east/);
  choose(/^To the south/);
  press('Go there');
  expect(asked.answers).toEqual([1]);
});

test('what the Effects Phase brings is put into order one after the other', () => {
  const items = [
    { model: 'a1', power: 'Deck of Souls' },
    { model: 'a2', power: null },
  ];
  const asked = ask(appFor(), 'effectsOrder', { items });
  choose(/^Back from Climb High ?Tekkna/);
  press('Do this next');
  expect(asked.answers).toEqual([1]);
});

test('the further rolls of a Blast are put in order one place at a time; Enter takes them as they stand', () => {
  const members = ['b1', 'a2', 'a1'];
  const asked = ask(appFor(), 'blastOrder', { members });
  const sooner = within(screen.getByRole('list')).getAllByRole('button', { name: /: sooner$/ });
  expect(sooner).toHaveLength(2);
  fireEvent.click(sooner[1] ?? asked.container);
  press('Roll in this order');
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(asked.answers).toEqual([
    ['b1', 'a1', 'a2'],
    ['b1', 'a1', 'a2'],
  ]);
});

test('a Shift that may be shorter may also be none', () => {
  const app = appFor();
  const { x, y } = gameOf(app).state.models['a1'] ?? { x: 0, y: 0 };
  const asked = ask(app, 'shift', { target: 'a1', distance: 4, self: true, upTo: true });
  press('Stay put');
  expect(asked.answers.map(asked.check)).toEqual([null]);
  expect(asked.answers).toEqual([{ x, y }]);
});

test('a Defender buys dice of a Power one by one; what the game would refuse is closed', () => {
  const app = appFor();
  const traits = [{ trait: 'I', trump: false, power: null }] as const;
  const shown = { by: 'b', spec, max: 0, traits, attackPowerUp: 0, powers: ['Spirit', 'Spirit'] } as const;
  const asked = ask(app, 'defendDice', shown);
  expect(asked.container.textContent).toContain('A Power at a price, up to 2×');
  const gold = () => fireEvent.click(asked.container.querySelector('.button--primary') ?? asked.container);
  press('One more: Spirit');
  gold();
  expect(asked.answers, 'no such Power is on the card').toEqual([]);
  press('One fewer: Spirit');
  gold();
  expect(asked.answers).toEqual([{ powerUp: 0, trait: 0, powers: [] }]);
});
