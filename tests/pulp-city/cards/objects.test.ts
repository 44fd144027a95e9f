import { describe, expect, test } from 'vitest';
import { beside } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';
import { cardFile, loaded } from './card-files.ts';

const real = (id: string) => loaded(cardFile(id));
const AT = [6, 12] as const;
const SIXES = Array<number>(12).fill(6);
/** Half an inch across, so that its edge lies where the test says. */
const can = (gap: number, mm: number) =>
  object('can', { at: [AT[0] + mm / 50.8 + gap + 0.25, AT[1]], size: 0.5 });

inEditions(['2013', '2017'], (edition) => {
  const thrower = (id: string, spec: Partial<SceneSpec> = {}) => {
    const card = real(id);
    return scene({
      edition,
      a: { [card.short]: { card, at: AT } },
      b: { Foe: { at: [12, 18] } },
      ...spec,
    }).activate(card.short);
  };

  describe.each([
    ['boreas', 'Gale', 8],
    ['doom-train', 'T.K. Throw', 6],
    ['s-p-u-t-n-i-k', 'Psychokinetic Throw', 6],
  ])('%s', (id, action, range) => {
    const { short, baseMm } = real(id);
    const foe = (gap: number) => ({ Foe: { at: beside(AT, { otherMm: baseMm, gap, side: 'south' }) } });

    test('[PC-OBJ-13] throws what lies up to 6 inches from its base', () => {
      const near = thrower(id, { pieces: [can(6, baseMm)], b: foe(range), dice: SIXES });
      near.attack(short, action, 'Foe', { object: 'can', sfx: [] });
      expect(near.last('actionDeclared').object).toBe('can');
      near.forgetDice();
      const far = thrower(id, { pieces: [can(6.02, baseMm)], b: foe(range) });
      expect(far.refused((it) => it.attack(short, action, 'Foe', { object: 'can' }))).toBe('object.none');
    });

    test('[PC-OBJ-13] the range of the Throw is measured from its own base, however near the Enemy is to the Object', () => {
      const at = beside(AT, { otherMm: baseMm, gap: range + 0.02 });
      const game = thrower(id, { pieces: [can(5, baseMm)], b: { Foe: { at } } });
      expect(game.refused((it) => it.attack(short, action, 'Foe', { object: 'can' }))).toBe('target.tooFar');
    });
  });

  test('[PC-OBJ-13] only the Throw that is named reaches out: another needs contact', () => {
    const reach = {
      name: 'Reach',
      clauses: [{ allow: 'throwWithoutBtb', with: { action: 'Hurl', inches: 6 } }],
    } as const;
    const bar = (name: string) => `AP 1 ${name} (THR 8, F vs I, Damage 1) SFX: none`;
    const game = scene({
      edition,
      a: { Ace: { at: AT, card: { actions: [bar('Hurl'), bar('Toss')], powers: [reach] } } },
      b: { Foe: { at: [6, 16] } },
      pieces: [object('can', { at: [9, 12] })],
      dice: SIXES,
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Toss', 'Foe', { object: 'can' }))).toBe('object.none');
    game.attack('Ace', 'Hurl', 'Foe', { object: 'can' }).forgetDice();
  });

  describe('Tiny!', () => {
    const tiny = real('tiny');
    const grimm = (baseMm: number, factions: readonly string[] = ['Grimm']) =>
      thrower('tiny', {
        a: {
          'Tiny!': { card: tiny, at: AT },
          Pal: {
            at: beside(AT, { mm: baseMm, otherMm: tiny.baseMm, side: 'north' }),
            card: { factions: [...factions], baseMm },
          },
        },
        b: { Foe: { at: beside(AT, { otherMm: tiny.baseMm, gap: 5 }) } },
        dice: SIXES,
      });

    test('[PC-OBJ-13] throws a friendly Grimm in Base to Base, on any base, as after Grab & Throw', () => {
      const game = grimm(50).attack('Tiny!', 'Throw', 'Foe', { object: 'Pal', sfx: [] });
      expect(game.last('placed')).toMatchObject({ model: game.names.model('Pal'), why: 'thrown' });
      expect(game.model('Pal').health).toBe(edition === '2017' ? 5 : 6);
      game.forgetDice();
    });

    test('[PC-OBJ-13] nobody of another Faction, no Enemy, and nobody out of reach', () => {
      const stranger = grimm(30, ['Coven']);
      expect(stranger.refused((it) => it.attack('Tiny!', 'Throw', 'Foe', { object: 'Pal' }))).toBe(
        'object.none',
      );
      expect(stranger.refused((it) => it.attack('Tiny!', 'Throw', 'Pal', { object: 'Foe' }))).toBe(
        'object.none',
      );
      stranger.forgetDice();
    });
  });

  describe('Damage to terrain', () => {
    const hall = (id: string, at: readonly [number, number]) =>
      structure(id, { at, size: [2, 2], height: 4, g: 4, health: 9 });

    test('[PC-OBJ-13] Apebot adds 3 to any Damage to a Structure or an Object', () => {
      const { baseMm } = real('apebot');
      const game = thrower('apebot', {
        pieces: [hall('hall', [AT[0] + baseMm / 50.8 + 1, 12])],
        dice: SIXES,
      });
      game.attack('Apebot', 'Wrecking Crew', 'hall', { sfx: [] });
      expect(game.piece('hall')?.health).toBe(4);
      game.forgetDice();
      const crate = object('crate', { at: [AT[0] + baseMm / 50.8 + 0.5, 12], rank: 3 });
      const smashed = thrower('apebot', { pieces: [{ ...crate, health: 6, maxHealth: 6 }], dice: SIXES });
      smashed.attack('Apebot', 'Wrecking Crew', 'crate', { sfx: [] });
      expect(smashed.piece('crate')?.health).toBe(1);
      smashed.forgetDice();
    });

    test('[PC-OBJ-13] Tomcat adds 2 to every Structure hit', () => {
      const tomcat = real('tomcat');
      const game = scene({
        edition,
        a: {
          Tomcat: {
            card: { ...tomcat, apLimit: 9, health: 20 },
            at: AT,
          },
        },
        b: { Foe: { at: [2, 22] } },
        pieces: [hall('near', [9, 12]), hall('far', [11.5, 12])],
        dice: [...SIXES, ...SIXES],
      }).activate('Tomcat');
      const run = tomcat.actions.find(({ uses }) => uses[0]?.type === 'RAY');
      if (run === undefined) throw new Error('no Ray');
      game.attack('Tomcat', run.name, [], { toward: [20, 12], sfx: [] });
      while (game.asked()[0] === 'spendSfx') game.decline('spendSfx');
      const lost = ['near', 'far'].map((id) => 9 - (game.piece(id)?.health ?? 0));
      expect(lost).toEqual([4, 4]);
      game.forgetDice();
    });

    test('[PC-OBJ-13] once for each Action, not for every Damage Effect, and again in the next', () => {
      const tomcat = real('tomcat');
      const game = scene({
        edition,
        a: { Tomcat: { card: { ...tomcat, apLimit: 9 }, at: AT } },
        b: { Foe: { at: [2, 22] } },
        pieces: [hall('near', [9, 12])],
        round: 2,
        dice: [6, 6],
      }).activate('Tomcat');
      game.attack('Tomcat', 'Twin .50 Cals', 'near', { sfx: [0] });
      expect(9 - (game.piece('near')?.health ?? 0)).toBe(4);
      game.endActivation();
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Tomcat').attack('Tomcat', 'Twin .50 Cals', 'near', { sfx: [] });
      expect(9 - (game.piece('near')?.health ?? 0)).toBe(7);
    });
  });
});
