import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardPanel } from '../../../src/games/pulp-city/panels/card/CardPanel.tsx';
import { CardBody } from '../../../src/games/pulp-city/panels/card/CardBody.tsx';
import { PowerFields } from '../../../src/games/pulp-city/editor/PowerFields.tsx';
import { findDraft, type PowerDraft } from '../../../src/systems/pulp-city/view/editor/draft.ts';
import { openDraft } from '../../../src/systems/pulp-city/view/editor/open-draft.ts';
import { cardFile, cardFiles, in2017, loaded } from '../../pulp-city/cards/card-files.ts';
import english from '../../../src/i18n/en/cards.json';
import french from '../../../src/i18n/fr/cards.json';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { scene } from '../../support/scene.ts';
import { appAt, appFor, renderIn } from './around.tsx';

const texts = [...cardFiles.keys()]
  .map((id) => loaded(cardFile(id)))
  .flatMap(({ powers, actions }) => [...powers, ...actions.flatMap(({ specials = [] }) => specials)]);

test('[PC-CARD-06] each Power left to the players says why and how it is done, in both languages', () => {
  const left = texts.filter(({ coverage }) => coverage !== 'full').map(({ id }) => `byHand.${id}`);
  expect(left.length).toBeLessThanOrEqual(12);
  for (const messages of [english, french]) {
    const told = Object.keys(messages).filter((key) => key.startsWith('byHand.'));
    expect(told.sort()).toEqual([...left, 'byHand.any', 'byHand.carryOut'].sort());
  }
});

/** One of her Powers is left to the players. */
function byHand(): CardProfile {
  const bella = loaded(cardFile('red-bella'));
  const powers = bella.powers.map((power) =>
    power.id === 'ruby-idol' ? { ...power, coverage: 'manual' as const, clauses: [] } : power,
  );
  return { ...bella, powers };
}

test('in play one press opens what carries it out, for that model', () => {
  const bella = byHand();
  const game = scene({
    edition: '2017',
    a: { Bella: { card: bella, at: [8, 8] } },
    b: { Foe: { at: [16, 16] } },
  });
  const app = appAt(game.game);
  const own = game.names.model('red-bella');
  renderIn(app, <CardPanel card={game.game.state.models[own]?.card ?? ''} />);
  expect(screen.getByText('The players do what the text says.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Carry it out' }));
  const { selected, panels } = app.view.store.getState();
  expect([selected, panels['adjust']]).toEqual([own, true]);
});

test.each(['table', 'ko'] as const)(
  '[PC-CARD-06] the points that a card has left are told on it in play, on the table or not: %s',
  (status) => {
    const bella = loaded(cardFile('red-bella'));
    const game = scene({
      edition: '2017',
      a: { Bella: { card: bella, at: [8, 8], status, ...(status === 'ko' ? { health: 0 } : {}) } },
      b: { Foe: { at: [16, 16] } },
      tweak: (state) => {
        for (const card of Object.values(state.cards)) if (card.profile === bella.id) card.pointsSpent = 1;
      },
    });
    const cardOf = (name: string) => game.game.state.models[game.names.model(name)]?.card ?? '';
    const { unmount } = renderIn(appAt(game.game), <CardPanel card={cardOf('red-bella')} />);
    expect(screen.getByText('2 of 3 points')).toBeDefined();
    unmount();
    renderIn(appAt(game.game), <CardPanel card={cardOf('Foe')} />);
    expect(screen.queryByText(/points$/)).toBeNull();
  },
);

test('a card that is only looked at offers nothing to carry out', () => {
  const bella = byHand();
  renderIn(appFor({ want: null }), <CardBody profile={bella} reckon={(trait) => bella.traits[trait]} />);
  expect(screen.getByText('The players do what the text says.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Carry it out' })).toBeNull();
});

test('[PC-TYPE-10] the editor says of whom the rules of an Aura are in force', () => {
  const power: PowerDraft = {
    id: null,
    name: 'Guard',
    text: { en: 'Guards.', fr: '' },
    clauses: [{ modify: 'sfxCount', by: 1 }],
    inFigures: false,
    byHandToo: false,
  };
  const finding = findDraft(openDraft(cardFile('tekkna')), in2017, 'en');
  const place = { power, path: 'actions.0.specials.0', finding, named: false, onChange: () => {} };
  const { container, unmount } = renderIn(appFor({ want: null }), <PowerFields {...place} place="aura" />);
  expect(within(container).getByText('Its rules hold for whoever stands in the Aura.')).toBeDefined();
  expect(within(container).getByText('Each model in the Aura gets 1 SFX more.')).toBeDefined();
  unmount();
  const other = renderIn(appFor({ want: null }), <PowerFields {...place} place="achieved" />);
  expect(within(other.container).getByText(/carried out when the Special is achieved/)).toBeDefined();
  expect(within(other.container).queryByText(/gets 1 SFX more/)).toBeNull();
});
