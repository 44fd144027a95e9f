import { describe, expect, test } from 'vitest';
import { loadRoster } from '../../../src/systems/pulp-city/cards/roster.ts';
import { ACE_AT, beside, reasons, SHOT } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';
import { cardFile, loaded } from './card-files.ts';

const real = (id: string) => loaded(cardFile(id));
const SIXES = Array<number>(12).fill(6);
const ONES = Array<number>(12).fill(1);
const WAVE = 'AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: none';
const CRUSH = 'AP 1 Crush (PLS 6, F vs G, Damage 1) SFX: none';
const BEAM = 'AP 1 Beam (RAY 8, H vs I, Damage 1) SFX: none';
const BOMB = 'AP 1 Bomb (PRJ 8, H vs I, Damage 1 and Blast 3) SFX: none';

const against = (edition: Edition, id: string, actions: readonly string[], spec: Partial<SceneSpec> = {}) =>
  scene({
    edition,
    a: { Ace: { at: ACE_AT, card: { actions } } },
    b: { [real(id).short]: { card: real(id), at: beside(ACE_AT, { gap: 3 }) } },
    ...spec,
  }).activate('Ace');

describe('Ace of Wraiths', () => {
  const ace = real('ace-of-wraiths');
  const ghost = (edition: Edition, foe: object, dice: readonly number[], sfx: readonly number[] = []): Play =>
    scene({
      edition,
      a: { [ace.short]: { card: { ...ace, apLimit: 9 }, at: ACE_AT } },
      b: {
        Foe: { at: beside(ACE_AT, { gap: 3 }), ...foe },
        Two: { at: beside(ACE_AT, { gap: 3, side: 'north' }) },
      },
      dice,
    })
      .activate(ace.short)
      .attack(ace.short, 'Ace of Wraiths', [], { sfx });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-FX-27@2013, PC-FX-27@2017] Special/Ace lets him shoot while Spectral; Spectral Enemies stay Immune', () => {
      const game = ghost(edition, { spectral: true }, SIXES);
      expect(game.model(ace.short).spectral).toBe(true);
      expect(game.refused((it) => it.attack(ace.short, 'Ghostshot', 'Foe'))).toBe('target.spectral');
      game.dice(...SIXES).attack(ace.short, 'Ghostshot', 'Two', { quiet: false });
      expect(game.last('actionDeclared').targets).toEqual([game.names.model('Two')]);
      game.forgetDice();
    });

    test('[PC-CARD-10] Deck of Souls counts any Villain Supreme he KO’s, a friend too, and no Hero', () => {
      const game = scene({
        edition,
        a: {
          [ace.short]: { card: { ...ace, apLimit: 9, traits: { ...ace.traits, H: 9 } }, at: ACE_AT },
          Rogue: {
            at: beside(ACE_AT, { gap: 2, side: 'west' }),
            health: 1,
            card: { alignment: ['Hero', 'Villain'], I: 1 },
          },
        },
        b: {
          Saint: { at: beside(ACE_AT, { gap: 3 }), health: 1, card: { alignment: ['Hero'], I: 1 } },
          Rest: { at: [2, 2] },
        },
        dice: [],
      }).activate(ace.short);
      game.dice(...ONES);
      game.attack(ace.short, 'Queen of Blood', ['Rogue', 'Saint'], { sfx: [] });
      while (game.asked()[0] === 'spendSfx') game.decline('spendSfx');
      game.forgetDice();
      expect(['Rogue', 'Saint'].map((name) => game.model(name).status)).toEqual(['ko', 'ko']);
      expect(game.events('powerUpGained').map(({ dice: gained }) => gained)).toEqual([1]);
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-10] Mutant Mob holds while Xenobi is KO’ed or off the table, and not without him in the Team', () => {
    const mob = real('mutant-mobsters');
    const xenobi = real('xenobi');
    const dice = (team: SceneSpec['a']): readonly string[] => {
      const game = scene({
        edition,
        a: { Boss: { at: [2, 2] }, [mob.short]: { card: { ...mob, modelsAtStart: 1 }, at: ACE_AT }, ...team },
        b: { Foe: { at: beside(ACE_AT, { otherMm: mob.baseMm }) } },
        dice: [],
      });
      game.activate('Boss', { minions: mob.short }).dice(1, 1, 1, 1, 1);
      game.attack(mob.short, 'Tail Strike', 'Foe', { sfx: [] }).forgetDice();
      return reasons(game).filter((one) => one.startsWith('Mutant Mob'));
    };
    const as = (status: 'table' | 'ko' | 'aloft') => ({
      Xenobi: { card: xenobi, at: [20, 20], status, ...(status === 'ko' ? { health: 0 } : {}) } as const,
    });
    expect([dice(as('table')), dice(as('ko')), dice(as('aloft'))]).toEqual([
      ['Mutant Mob 1'],
      ['Mutant Mob 1'],
      ['Mutant Mob 1'],
    ]);
    expect(dice({})).toEqual([]);
  });

  test('[PC-CARD-10] Tactics opens the Activation of another Supreme, not of Dead Eye himself', () => {
    const eye = real('dead-eye');
    const game = scene({
      edition,
      a: { [eye.short]: { card: eye, at: ACE_AT }, Pal: { at: [2, 2] } },
      b: { Foe: { at: [22, 22] } },
      round: 2,
    }).activate(eye.short);
    while (game.asked()[0] === 'usePower')
      game.answer('usePower', { use: true, model: game.question('usePower').pick[0] ?? null });
    game.move(eye.short).endActivation();
    expect(game.question('chain').cards).toEqual([game.names.card('Pal')]);
  });

  test('[PC-TURN-09] alone left of his Team he opens no Activation at all', () => {
    const eye = real('dead-eye');
    const game = scene({
      edition,
      a: { [eye.short]: { card: eye, at: ACE_AT } },
      b: { Foe: { at: [22, 22] } },
      round: 2,
    }).activate(eye.short);
    while (game.asked()[0] === 'usePower') game.decline('usePower');
    game.move(eye.short).endActivation();
    expect(game.question('turn').by).toBe('b');
  });

  /** A Pulse of 2013 has no Targets; in Rays and Blasts of both editions all are. */
  const inPulse = edition === '2017';

  test('[PC-TYPE-18@2013, PC-TYPE-18@2017] Armored and Nimble are for whoever is Targeted', () => {
    const defends = (id: string, bars: readonly string[], name: string, options: object = {}): boolean => {
      const game = against(edition, id, bars);
      game
        .dice(...ONES)
        .attack('Ace', name, name === 'Bomb' ? real(id).short : [], { quiet: false, ...options });
      const asked = game.pending('defendDice')[0]?.traits.length === 2;
      game.forgetDice();
      return asked;
    };
    expect(defends('riposte', [CRUSH], 'Crush')).toBe(inPulse);
    expect(defends('iron-train', [WAVE], 'Wave')).toBe(inPulse);
    expect(defends('doom-train', [WAVE], 'Wave')).toBe(inPulse);
    expect(defends('iron-train', [BEAM], 'Beam', { toward: [20, 12] })).toBe(true);
    expect(defends('iron-train', [BOMB], 'Bomb')).toBe(true);
  });

  test('[PC-TYPE-18@2013, PC-TYPE-18@2017] Trickster Spider turns a die where Anansi is Targeted', () => {
    const turns = (bar: string, name: string, options: object = {}): boolean => {
      const game = against(edition, 'anansi', [bar], {
        a: { Ace: { at: ACE_AT, attack: 1, card: { actions: [bar] } } },
      });
      game.dice(1, 1, 6, 6, 6, 6).attack('Ace', name, [], { ...options, quiet: false });
      while (game.asked()[0] === 'defendDice' || game.asked()[0] === 'attackDice') game.decline();
      const asked = game.asked()[0] === 'changeDie';
      game.forgetDice();
      return asked;
    };
    expect(turns(WAVE, 'Wave')).toBe(inPulse);
    expect(turns(BEAM, 'Beam', { toward: [20, 12] })).toBe(true);
  });

  test('[PC-TYPE-18@2013, PC-TYPE-18@2017] Unleashed keeps Higher Ground off where Wildman is Targeted', () => {
    const wildman = real('wildman');
    const higher = (bar: string, name: string, at: string | readonly string[]): boolean => {
      const game = scene({
        edition,
        a: { Ace: { at: ACE_AT, z: 3, card: { actions: [bar] } } },
        b: { [wildman.short]: { card: wildman, at: beside(ACE_AT, { otherMm: wildman.baseMm, gap: 3 }) } },
        pieces: [structure('box', { at: ACE_AT, size: [2, 2], height: 3 })],
      });
      game
        .activate('Ace')
        .dice(...ONES)
        .attack('Ace', name, at);
      game.forgetDice();
      const roll = game.events('rolled').find(({ target }) => target === game.names.model(wildman.short));
      return roll?.attack.sources.some((one) => one.name === 'Higher Ground' && one.dice > 0) === true;
    };
    expect(higher(WAVE, 'Wave', [])).toBe(!inPulse);
    expect(higher(SHOT, 'Shot', wildman.short)).toBe(false);
  });
});

test('the texts of the roster say ‘Targeted’ where a Pulse of 2013 does not count', () => {
  const roster = loadRoster({
    id: '2017',
    numbers: { types: ['Living', 'Nonliving', 'Mechanical', 'Outsider'] },
  });
  if (!roster.ok) throw new Error('the roster is not read');
  const powers = ['riposte', 'iron-train', 'wildman', 'anansi'].flatMap(
    (id) => roster.value[id]?.powers ?? [],
  );
  const named = powers.filter(({ name }) =>
    ['Nimble', 'Armored', 'Unleashed', 'Trickster Spider'].includes(name),
  );
  expect(named.map(({ text }) => [text.en.includes('Targeted'), text.fr.includes('la Cible')])).toEqual(
    Array(4).fill([true, true]),
  );
});
