import { describe, expect, test } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { exampleSetup } from '../../../src/systems/pulp-city/view/setup/example-setup.ts';
import { crossroads } from '../../../src/systems/pulp-city/tables/crossroads.ts';
import { shownModels } from '../../../src/systems/pulp-city/view/table/models.ts';
import { plateSize } from '../../../src/ui/table/draw/plate.ts';
import { boxOf, meant, shown } from '../../../src/ui/table/units.ts';
import { shownPiece } from '../../../src/games/pulp-city/scene/pieces.ts';
import { deploymentZones, sceneOf } from '../../../src/games/pulp-city/scene/scene.ts';
import { tokenOf } from '../../../src/games/pulp-city/scene/tokens.ts';
import { healthShown } from '../../../src/ui/table/pieces.ts';
import { pieceAt } from '../../../src/ui/table/gestures/hit.ts';
import { structure, um } from '../../support/pieces.ts';
import { street } from './table-play.ts';

const t = translate('en');
const SIZE = um(24);

describe('the way from the rules to the picture', () => {
  test('north is up: y runs the other way, and back again', () => {
    expect(shown(SIZE, { x: um(6), y: um(20) })).toEqual({ x: 6, y: 4 });
    expect(meant(SIZE, { x: 6, y: 4 })).toEqual({ x: um(6), y: um(20) });
  });

  test('a place beside the table is meant on its edge', () => {
    expect(meant(SIZE, { x: -1, y: 30 })).toEqual({ x: 0, y: 0 });
  });

  test('a long thing is turned along its length', () => {
    const bus = crossroads.pieces.find((piece) => piece.id === 'bus')!;
    const box = boxOf(SIZE, bus.footprint);
    expect(box.length).toBeCloseTo(5);
    expect(box.width).toBeCloseTo(2);
    expect(Math.abs(box.turnDeg)).toBeCloseTo(90);
  });
});

describe('a scene', () => {
  test('shows every piece of a table as what it looks like', () => {
    const kinds = crossroads.pieces.map((piece) => [piece.id, shownPiece(piece, SIZE, t, false).kind]);
    expect(kinds).toContainEqual(['gazette', 'structure']);
    expect(kinds).toContainEqual(['hedge', 'hedge']);
    expect(kinds).toContainEqual(['wires', 'danger']);
    expect(kinds).toContainEqual(['hydrant', 'object']);
  });

  test('shows terrain that harms nobody as ground with its name', () => {
    const wires = crossroads.pieces.find((piece) => piece.id === 'wires')!;
    const { danger, ...calm } = { ...wires, name: 'MP Grenade' };
    expect(danger).toBeDefined();
    expect(shownPiece(calm, SIZE, t, false)).toMatchObject({ kind: 'area', words: 'MP Grenade' });
    expect(shownPiece(wires, SIZE, t, false).kind).toBe('danger');
    expect(shownPiece({ ...calm, kind: 'feature' }, SIZE, t, false).kind).toBe('object');
  });

  test('tells open from Enclosed Structures, with the height in words', () => {
    const chip = (id: string) => {
      const piece = shownPiece(crossroads.pieces.find((one) => one.id === id)!, SIZE, t, false);
      return piece.kind === 'structure' ? [piece.construction, piece.chip] : null;
    };
    expect(chip('gazette')).toEqual(['enclosed', '6″']);
    expect(chip('deck')).toEqual(['open', '3″ open']);
  });

  test('shows every model where it stands, with its state and its Health', () => {
    const game = street();
    const hero = game.names.model('Hero');
    const near = game.names.model('Near');
    const picture = sceneOf(worldOf(game.game), t, { acting: [hero], closed: { [near]: '1″ too far' } });
    const token = (id: string) => picture.tokens.find((one) => one.id === id);
    expect(token(hero)).toMatchObject({
      team: 'a',
      at: { x: 6, y: 18 },
      state: 'acting',
      health: 6,
      baseMm: 30,
    });
    expect(token(near)).toMatchObject({ team: 'b', state: 'closed', closedReason: '1″ too far' });
  });

  test('marks on its plate whoever plays by what a player has filled in', () => {
    const w = worldOf(street().game);
    const [hero] = shownModels(w);
    const profile = w.setup.profiles[hero!.profile]!;
    const filled = { ...w, profiles: { ...w.profiles, bigfoot: { ...profile, id: 'bigfoot' } } };
    const token = tokenOf(filled, t, { ...hero!, profile: 'bigfoot' }, { state: 'ready' });
    expect([token.mark, tokenOf(w, t, hero!, { state: 'ready' }).mark]).toEqual(['hand', undefined]);
    const sized = (one: typeof token) => plateSize(one, 1, (text) => text.length * 8, true).width;
    const { mark: _, ...plain } = token;
    expect(sized(token)).toBeGreaterThan(sized(plain));
  });

  test('is told the words of another language', () => {
    const game = street();
    const words = sceneOf(worldOf(game.game), translate('fr'), {}).pieces[0];
    expect(words?.kind === 'structure' ? words.chip : '').toBe('2″');
  });

  test('is told the words that have come since it was asked first', () => {
    const w = worldOf(street().game);
    let come = false;
    const late = Object.assign((...[key, params]: Parameters<typeof t>) => (come ? t(key, params) : key), {
      lang: t.lang,
    });
    const open = { ...structure('deck', { at: [12, 12], size: [4, 4], height: 3 }), parts: [] };
    const chips = (): readonly string[] => {
      const { pieces } = sceneOf({ ...w, state: { ...w.state, pieces: { deck: open } } }, late, {});
      return pieces.flatMap((piece) => (piece.kind === 'structure' ? [piece.chip ?? ''] : []));
    };
    expect(chips()).toEqual(['play.chip.open']);
    come = true;
    expect(chips()).toEqual(['3″ open']);
  });

  test('[PC-STRUCT-12] shows a house once more as it comes down, which nobody can point at, then bare ground', () => {
    const w = worldOf(street().game);
    const fallen = { ...w, state: { ...w.state, pieces: {} } };
    expect(sceneOf(fallen, t, {}).pieces).toEqual([]);
    const { pieces } = sceneOf(fallen, t, {}, { fallen: ['house'] });
    expect(pieces).toHaveLength(1);
    expect(pieces[0]).toMatchObject({ id: 'house', destroyed: true });
    expect(pieceAt(pieces, { x: 14, y: 18 })).toBeNull();
    expect(pieceAt(sceneOf(w, t, {}).pieces, { x: 14, y: 18 })).toBe('house');
  });

  test('turns signs to their owners only where two players face each other', () => {
    const game = street();
    const turned = (across: boolean) =>
      sceneOf(worldOf(game.game), t, {}, { across })
        .tokens.filter((one) => one.turned === true)
        .map((one) => one.team);
    expect(turned(false)).toEqual([]);
    expect(new Set(turned(true))).toEqual(new Set(['b']));
  });

  test('[PC-STRUCT-09] tells the Health of what is worn, and of everything where that is asked for', () => {
    const w = worldOf(street().game);
    const health = (state: typeof w.state, all: boolean) => {
      const [piece] = sceneOf({ ...w, state }, t, {}, { health: all }).pieces;
      return piece?.kind === 'structure' ? healthShown(piece) : undefined;
    };
    const house = w.state.pieces['house']!;
    const worn = { ...w.state, pieces: { house: { ...house, health: 1 } } };
    expect([health(w.state, false), health(w.state, true), health(worn, false)]).toEqual([
      null,
      { now: 4, max: 4 },
      { now: 1, max: 4 },
    ]);
  });

  describe('with Citizens', () => {
    const crowd = (edition: string) => {
      const setup = exampleSetup(`citizens-${edition}`, 'en');
      const begun = setup.ok ? pulpCity.begin(setup.value) : setup;
      if (!begun.ok) throw new Error('the example does not begin');
      return worldOf(begun.value);
    };
    const flights = (w: ReturnType<typeof worldOf>, runs: boolean) =>
      sceneOf(w, t, {}, { runs }).overlays.flatMap((one) => (one.kind === 'flight' ? [one] : []));

    test('shows each as a person of its own, those further south in front', () => {
      const { markers } = sceneOf(crowd('2013'), t, {});
      const people = markers.flatMap((one) => (one.kind === 'citizen' ? [one] : []));
      expect(people.map(({ look }) => look).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
      expect(people.map(({ at }) => at.y)).toEqual(people.map(({ at }) => at.y).toSorted((a, b) => a - b));
    });

    test('[PC-CITIZEN-05@2013, PC-CITIZEN-06@2013] says where they would run and whom Heroes would lead, when asked', () => {
      const w = crowd('2013');
      expect(flights(w, false)).toEqual([]);
      const shown = flights(w, true);
      expect(shown).toHaveLength(6);
      expect(shown.filter(({ to }) => to.length > 0)).toHaveLength(3);
      expect(shown.flatMap(({ chip }) => chip?.text ?? [])).toEqual(Array(3).fill('led by Park Rangers'));
    });

    test('[PC-CITIZEN-13@2017] nobody leads them in the other edition', () => {
      const shown = flights(crowd('2017'), true);
      const told = shown.flatMap(({ chip }) => chip?.text ?? []);
      expect(told.filter((text) => !text.startsWith('stays'))).toEqual([]);
      expect(shown.some(({ to }) => to.length > 0)).toBe(true);
    });
  });

  test('walks a model along the way it has come', () => {
    const game = street();
    const hero = game.names.model('Hero');
    const way = [
      { x: um(2), y: um(6) },
      { x: um(6), y: um(6) },
    ];
    const picture = sceneOf(worldOf(game.game), t, {}, { walks: { [hero]: way } });
    expect(picture.tokens.find((one) => one.id === hero)?.cameBy).toEqual([
      { x: 2, y: 18 },
      { x: 6, y: 18 },
    ]);
  });

  test('has a zone for each team, three inches deep', () => {
    const zones = deploymentZones(worldOf(street().game));
    expect(zones.map((zone) => zone.look)).toEqual(['teamA', 'teamB']);
    const heights = zones.map(
      (zone) => Math.max(...zone.outline.map(({ y }) => y)) - Math.min(...zone.outline.map(({ y }) => y)),
    );
    expect(heights).toEqual([3, 3]);
  });
});
