import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import { clashOf } from '../../../src/systems/pulp-city/view/actions/clash.ts';
import { outcomeOf } from '../../../src/systems/pulp-city/view/actions/effects.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { ClashPanel } from '../../../src/games/pulp-city/panels/ClashPanel.tsx';
import { OddsPanel } from '../../../src/games/pulp-city/panels/OddsPanel.tsx';
import { actionLine, reckonFor } from '../../../src/games/pulp-city/words/actions.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { appFor, renderIn } from '../panels/around.tsx';
import { sayOf } from './table-play.ts';

const WHIRL = 'AP 1 Whirl (PLS K, K vs G, Knockback F) SFX: Damage K';

const whirling = (K: number) =>
  scene({
    edition: '2013',
    a: { Ace: { at: [8, 12], card: { K, F: 3, actions: [WHIRL] } } },
    b: { Foe: { at: [22, 22] } },
  });

test.each([
  ['en', 'Pulse 5″ (Spirit) · Spirit v Defense · Knockback 3 (Strength)'],
  ['fr', 'Onde 5″ (Esprit) · Esprit contre Défense · Repousse 3 (Force)'],
] as const)(
  '[PC-BAR-11] a Trait that stands for a number is told as the number the rules read, in %s',
  (lang, words) => {
    const game = whirling(5);
    const say = sayOf(game, lang);
    const model = game.names.model('Ace');
    const [action] = game.profile('Ace').actions;
    const line = actionLine(say.t, action!, reckonFor(say.w, model)).replaceAll('\u00a0', ' ');
    expect(line).toBe(words);
  },
);

/** Bruce is about to strike a house with an Action that also pushes and stuns. */
const atHouse = () =>
  scene({
    edition: '2017',
    a: {
      Bruce: {
        at: [10, 12],
        card: {
          F: 9,
          actions: [
            'AP 1 Smash (CCM, F vs G, Damage 2 and Stun) SFX: Damage 1, Knockback 2, Self/Power Up 1',
          ],
        },
      },
    },
    b: { Foe: { at: [22, 22] } },
    pieces: [structure('house', { at: [12.6, 12], size: [4, 4], height: 3, health: 2 })],
  }).activate('Bruce');

function declared(target: string) {
  const game = atHouse();
  const w = worldOf(game.game);
  const order = { ...game.order('Bruce', 'Smash', 'Foe'), targets: [target] };
  const { use } = tryDeclare(w, order, declarerOf(game.question('act')));
  if (use === null) throw new Error('no Target');
  return { game, w, use, spec: specFor(w, use, target, null) };
}

test('[PC-STRUCT-01] against a Structure only what does something to it is told', () => {
  const { game, w, use, spec } = declared('house');
  const app = appFor({ want: null });
  app.session.store.setState({ game: game.game });
  renderIn(
    app,
    <ClashPanel say={sayOf(game)} view={clashOf(w, spec)} note="">
      <OddsPanel say={sayOf(game)} use={use} />
    </ClashPanel>,
  );
  const outcome = document.querySelector('.outcome')?.textContent?.replaceAll('\u00a0', ' ');
  expect(outcome).toContain('Damage 2');
  expect(outcome).toContain('Damage 1 · Self/Power Up 1');
  expect(outcome).not.toMatch(/Stun|Knockback/);
  expect(screen.getByText('to destroy it')).toBeDefined();
  expect(screen.queryByText(/to KO/)).toBeNull();
});

test('[PC-BAR-05] against a model the Effects are those of the bar', () => {
  const { w, spec } = declared('house');
  const { effects, sfx } = outcomeOf(w, { ...spec, target: Object.keys(w.state.models)[1]! });
  expect(effects.map(({ fx }) => fx)).toEqual(['damage', 'stun']);
  expect(sfx.map((choice) => choice.effects[0]?.fx)).toEqual(['damage', 'knockback', 'powerUp']);
});
