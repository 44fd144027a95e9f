import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import { NO_CITIZENS } from '../../../src/systems/pulp-city/model/citizens.ts';
import { citizenOffer } from '../../../src/systems/pulp-city/view/setup/citizens.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { citizenOutlooks } from '../../../src/systems/pulp-city/view/table/citizens.ts';
import { citizenLine } from '../../../src/games/pulp-city/words/citizens.ts';
import {
  type LeadDraft,
  leadCitizensPlan,
  placeCitizenPlan,
} from '../../../src/games/pulp-city/decisions/citizens/citizens-plan.ts';
import { sayIn } from '../../../src/games/pulp-city/words/say.ts';
import { sceneOf } from '../../../src/games/pulp-city/scene/scene.ts';
import { hitTest } from '../../../src/ui/table/gestures/hit.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { citizensAt, R, wish } from '../../support/citizens.ts';
import { um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { appFor, gameOf } from '../panels/around.tsx';
import { sayOf } from '../play/table-play.ts';
import { put } from './asked.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The open question of a kind. */
function asked<K extends DecisionKind>(app: App, kind: K): DecisionFor<K> {
  const found = gameOf(app).rest.pending.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`${kind} is not asked`);
  return found as DecisionFor<K>;
}

test('a Citizen goes to the nearest free place, or where it is put, and says why not there', () => {
  const app = appFor({ edition: '2013', citizens: true, want: 'placeCitizen' });
  const view = put(app, 'placeCitizen', asked(app, 'placeCitizen'));
  expect(screen.getByText('Place Citizen 1 of 6')).toBeDefined();
  press(/^Place it here/);
  expect(view.answers).toEqual([]);
  press('Nearest free place');
  press(/^Place it here/);
  expect(view.check(view.answers[0])).toBeNull();
});

test('a tap near a legal place slips into it; farther off it says by how much it is too near', () => {
  const app = appFor({ edition: '2013', citizens: true, want: 'placeCitizen' });
  const ask = asked(app, 'placeCitizen');
  const w = worldOf(gameOf(app));
  const say = sayIn(w, translate('en'));
  const tap = (y: number) =>
    placeCitizenPlan.gesture(w, ask, { at: null }, { do: 'tapGround', at: { x: um(20), y: um(y) } });
  const near = tap(3.9 + R);
  expect(near.at?.y).toBeGreaterThanOrEqual(um(4 + R) - 25);
  expect(placeCitizenPlan.decor(say, ask, near).live).toMatchObject([{ kind: 'drop', legal: true }]);
  const far = tap(2);
  expect(placeCitizenPlan.decor(say, ask, far).live).toMatchObject([
    { kind: 'drop', legal: false, chip: { text: expect.stringContaining('too near a Deployment Zone') } },
  ]);
});

/** Ace of Team a, a Hero, beside a Citizen in the Effects Phase. */
const beside = () =>
  scene({
    edition: '2013',
    phase: 'effects',
    a: { Ace: { at: [8, 12] } },
    b: { Foe: { at: [22, 22] } },
    ...citizensAt([[6, 12]]),
  });

test('Citizens near a Hero are led on the table, or stay', () => {
  const app = appFor({ want: null });
  act(() => app.session.start(beside().game.setup));
  const game = beside();
  const lead = game.question('leadCitizens');
  app.session.store.setState({ game: game.game });
  const view = put(app, 'leadCitizens', lead);
  press('It stays');
  expect(view.answers).toEqual([null]);
  press('Citizen 1');
  fireEvent.keyDown(window, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(view.answers[1]).toMatchObject({ model: 'citizen1', as: 'Sprint', legs: [{ x: um(6), y: um(13) }] });
  expect(view.check(view.answers[1])).toBeNull();
});

test('a tap or a drag on a ringed Citizen leads it; another may be taken until a way is planned', () => {
  const game = scene({
    edition: '2013',
    phase: 'effects',
    a: { Ace: { at: [8, 12] } },
    b: { Foe: { at: [22, 22] } },
    ...citizensAt([
      [6, 12],
      [8, 9],
      [20, 2],
    ]),
  });
  const lead = game.question('leadCitizens');
  const w = worldOf(game.game);
  const begun = leadCitizensPlan.begin(w, lead);
  const tap = (draft: LeadDraft, id: string) =>
    leadCitizensPlan.gesture(w, lead, draft, { do: 'tapToken', id });
  expect(tap(begun, 'citizen3')).toEqual(begun);
  const first = tap(begun, 'citizen1');
  expect(first.move).toMatchObject({ model: 'citizen1', end: null });
  expect(tap(first, 'citizen2').move?.model).toBe('citizen2');
  const planned = leadCitizensPlan.gesture(w, lead, first, { do: 'tapGround', at: { x: um(6), y: um(15) } });
  expect(tap(planned, 'citizen2').move?.model).toBe('citizen1');
  expect(['citizen2', 'citizen3'].map((id) => leadCitizensPlan.canDrag?.(w, lead, begun, id))).toEqual([
    true,
    false,
  ]);
  const dragged = leadCitizensPlan.gesture(w, lead, begun, {
    do: 'dragStart',
    id: 'citizen2',
    pointer: 'touch',
  });
  expect(dragged.move).toMatchObject({ model: 'citizen2', dragging: 'touch' });
});

test('what a Citizen has not is not shown while it is led', () => {
  const app = appFor({ want: null });
  const game = beside();
  app.session.store.setState({ game: game.game });
  put(app, 'leadCitizens', game.question('leadCitizens'));
  press('Citizen 1');
  fireEvent.keyDown(window, { key: 'ArrowUp', shiftKey: true });
  expect(screen.getByText(/of 4″/)).toBeDefined();
  expect(screen.queryByText(/Fatigue/)).toBeNull();
  expect(screen.queryByRole('region', { name: /From here/i })).toBeNull();
});

test.each([
  ['en', 'stays: nearer to Foe', 'Citizen 1, would stay: running it would come nearer to Foe'],
  ['fr', 'reste : plus près de Foe', 'Citoyen 1, ne bougera pas : fuir l’amènerait plus près de Foe'],
] as const)('in %s a Citizen that stays says why', (lang, chip, line) => {
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [22, 12], card: { alignment: ['Villain'] } } },
    b: { Foe: { at: [1.2, 13.6], card: { alignment: ['Villain'] } } },
    ...citizensAt([[6, 12]]),
  });
  const say = sayOf(game, lang);
  const plain = (text: string | undefined) => text?.replaceAll('\u202f', ' ');
  const [overlay] = sceneOf(say.w, say.t, {}, { runs: true }).overlays;
  expect(overlay?.kind === 'flight' ? plain(overlay.chip?.text) : null).toBe(chip);
  expect(citizenOutlooks(say.w).map((one) => plain(citizenLine(say, one)))).toEqual([line]);
});

test.each(['2013', '2017'] as const)('a Citizen is chosen as a Target from the list in %s', (edition) => {
  const push = 'AP 1 Push (PRJ 8, F vs G, Knockback 2) SFX: none';
  const game = scene({
    edition,
    a: { Ace: { at: [8, 12], card: { actions: [push] } } },
    b: { Foe: { at: [22, 22] } },
    ...citizensAt([[12, 12]]),
  }).activate('Ace');
  const app = appFor({ want: null });
  app.session.store.setState({ game: game.game });
  const view = put(app, 'act', game.question('act'));
  press(/Push/);
  press(/^Citizen 1/);
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(view.answers).toMatchObject([{ do: 'action', action: 'push', targets: ['citizen1'] }]);
  expect(view.check(view.answers[0])).toBeNull();
});

test('of two edges as near a player says which', () => {
  const game = scene({
    edition: '2013',
    phase: 'effects',
    a: { Ace: { at: [22, 12], card: { alignment: ['Villain'] } } },
    b: { Foe: { at: [22, 22], card: { alignment: ['Villain'] } } },
    ...citizensAt([[5, 5]]),
  });
  const app = appFor({ want: null });
  app.session.store.setState({ game: game.game });
  const view = put(app, 'citizenEdge', game.question('citizenEdge'));
  expect(screen.getByText('Which way does Citizen 1 run?')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /west/i }));
  press(/west/i);
  expect(view.answers).toEqual(['west']);
});

test('a Citizen is drawn where it stands, and a tap finds it', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [8, 12] } },
    b: { Foe: { at: [22, 22] } },
    ...citizensAt([[12, 12]]),
  });
  const shown = sceneOf(worldOf(game.game), translate('en'), { targets: ['citizen1'] });
  expect(shown.markers).toMatchObject([
    { kind: 'citizen', id: 'citizen1', at: { x: 12, y: 12 }, baseMm: 30, state: 'target' },
  ]);
  expect(shown.tokens.map(({ id }) => id)).not.toContain('citizen1');
  const hit = hitTest(shown, { scale: 20, left: 0, top: 0 }, { px: 240, py: 240 }, 'mouse', null);
  expect(hit).toMatchObject({ kind: 'token', id: 'citizen1' });
  expect(sayOf(game, 'fr').name('citizen1')).toBe('Citoyen 1');
});

test('every question of a game with Citizens can be put on the screen', () => {
  for (const edition of ['2013', '2017']) {
    const app = appFor({ edition, citizens: true, seed: 4, want: null });
    const draw = stream(4);
    const seen = new Map<DecisionKind, number>();
    for (let count = 0; count < 1500; count += 1) {
      const game = gameOf(app);
      const [decision] = game.rest.pending;
      if (decision === undefined) break;
      const times = seen.get(decision.kind) ?? 0;
      seen.set(decision.kind, times + 1);
      if (times < 4) put(app, decision.kind, decision as never).unmount();
      const answer = pulpCity.sample(game, decision, draw);
      act(() => void app.session.dispatch({ type: 'answer', decision: decision.id, answer }));
    }
    expect(seen.get('placeCitizen') ?? 0).toBe(edition === '2013' ? 6 : (seen.get('placeCitizen') ?? 0));
    expect(seen.size).toBeGreaterThan(8);
  }
}, 60_000);

test.each(['2013', '2017'])('the set-up offers what the edition of %s plays with', (edition) => {
  const rules = rulesetOf(edition)?.citizens;
  const offer = citizenOffer({ edition, level: 9, citizens: wish(true, true) });
  expect(offer).toMatchObject({ numbers: rules?.numbers, due: rules?.count(9, 'normal', 2) });
  expect(citizenOffer({ edition, level: 9, citizens: NO_CITIZENS }).due).toBe(0);
});
