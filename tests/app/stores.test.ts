import { describe, expect, test } from 'vitest';
import { createPreferences, surroundings, type Surroundings } from '../../src/app/preferences.ts';
import { fileName } from '../../src/app/transfer.ts';
import { createView } from '../../src/app/view.ts';

function around(given: Partial<Surroundings> = {}, items: Record<string, string> = {}): Surroundings {
  return {
    storage: {
      getItem: (key) => items[key] ?? null,
      setItem: (key, value) => {
        items[key] = value;
      },
    },
    languages: ['en-GB'],
    spoken: ['en', 'fr', 'eo'],
    reducedMotion: false,
    ...given,
  };
}

describe('preferences', () => {
  test('speak the language of the browser until another is chosen', () => {
    const spoken = (...languages: string[]): string =>
      createPreferences(around({ languages })).getState().language;
    expect(spoken('de', 'fr-CA', 'en')).toBe('fr');
    expect(spoken('FR')).toBe('fr');
    expect(spoken('eo-XX')).toBe('eo');
    expect(spoken()).toBe('en');
  });

  test('are kept from one visit to the next', () => {
    const items = {};
    createPreferences(around({}, items)).set({
      language: 'fr',
      layout: 'across',
      textScale: 1.3,
      odds: false,
      cityHealth: true,
      citizenRuns: true,
      covers: false,
    });
    expect(createPreferences(around({}, items)).getState()).toEqual({
      language: 'fr',
      layout: 'across',
      textScale: 1.3,
      odds: false,
      cityHealth: true,
      citizenRuns: true,
      covers: false,
      reducedMotion: false,
      sound: false,
      coach: true,
      theme: 'device',
      pace: 1,
    });
  });

  test('take each setting that makes sense and leave what does not', () => {
    const items = {
      'pulp-city-tabletop/preferences': '{"language":"tlh","odds":false,"textScale":40,"layout":"round"}',
    };
    expect(createPreferences(around({ reducedMotion: true }, items)).getState()).toEqual({
      language: 'en',
      layout: 'oneSide',
      textScale: 1,
      odds: false,
      cityHealth: false,
      citizenRuns: false,
      covers: true,
      reducedMotion: true,
      sound: false,
      coach: true,
      theme: 'device',
      pace: 1,
    });
  });

  test.each(['', '[]', '{', '7', 'null'])('shrug at a stored %j', (text) => {
    const items = { 'pulp-city-tabletop/preferences': text };
    expect(createPreferences(around({}, items)).getState().language).toBe('en');
  });

  test('live without a storage, and with one that throws', () => {
    expect(createPreferences(around({ storage: null })).getState().odds).toBe(true);
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    const preferences = createPreferences(around({ storage: forbidden }));
    preferences.set({ odds: false });
    expect(preferences.getState().odds).toBe(false);
  });

  test('work where there is no page at all', () => {
    expect(createPreferences(surroundings([])).getState().textScale).toBe(1);
  });
});

describe('the view', () => {
  test('keeps drafts as long as their question is open', () => {
    const view = createView();
    view.draft('q1', { legs: [] });
    view.draft('q2', 4);
    view.keepDrafts([{ id: 'q2' }]);
    expect(view.store.getState().drafts).toEqual({ q2: 4 });
    view.draft('q2', undefined);
    expect(view.store.getState().drafts).toEqual({});
  });

  test('says nothing when nothing changes', () => {
    const view = createView();
    let told = 0;
    view.store.subscribe(() => {
      told += 1;
    });
    view.hover('m1');
    view.hover('m1');
    view.keepDrafts([]);
    expect(told).toBe(1);
  });

  test('remembers selection, camera and panels until it is reset', () => {
    const view = createView();
    view.select('m1');
    const camera = { scale: 30, left: 0, top: 8 };
    view.look(camera);
    view.open('log');
    view.toggle('log');
    view.toggle('cards');
    expect(view.store.getState()).toMatchObject({
      selected: 'm1',
      camera,
      panels: { log: false, cards: true },
    });
    view.reset();
    expect(view.store.getState()).toMatchObject({ selected: null, camera: null, panels: {} });
  });
});

test('a file is named after the encounter', () => {
  expect(fileName('Équipe A vs. Équipe B!')).toBe('equipe-a-vs-equipe-b.json');
  expect(fileName('★')).toBe('encounter.json');
});
