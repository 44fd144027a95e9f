import { describe, expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { defaultChoice, encounterSetup } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import type { Edition } from '../../support/editions.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup, type SceneSpec, setupOf } from '../../support/scene.ts';

const teams = (level: number): Pick<SceneSpec, 'a' | 'b'> => ({
  a: { Ace: { at: [0, 0], card: { level } } },
  b: { Bull: { at: [0, 0], card: { level } } },
});

/** 'ok', or where the set-up is at fault. */
function begun(edition: Edition, size: number, level = 8): string {
  const found = pulpCity.begin(setupOf({ ...teams(level), edition, size }));
  return found.ok ? 'ok' : found.error.map(({ code, params }) => `${code} ${params['at']}`).join();
}

/** Ace of Team a is about to be deployed in the south of a table of that size. */
function deploying(size: number): Play {
  return fromSetup({ ...teams(2), edition: '2017', size, dice: [6, 1] })
    .answer('chooseAdvantage', 'tactical')
    .answer('chooseEdge', 'north');
}

const deploy = (game: Play, name: string, x: number, y: number): Play =>
  game.answer('deploy', { model: game.names.model(name), at: { x: um(x), y: um(y) } });

describe('the size of the table', () => {
  const sizeByDefault = (edition: Edition): number | null => {
    const setup = encounterSetup(defaultChoice(edition, 1, 'en'));
    return setup.ok ? setup.value.table.size : null;
  };

  test('[PC-TABLE-01@2013] who picks none plays on 24 by 24 inches', () => {
    expect(sizeByDefault('2013')).toBe(um(24));
  });

  test('[PC-TABLE-01@2017] who picks none plays on 24 by 24 inches', () => {
    expect(sizeByDefault('2017')).toBe(um(24));
  });

  test('[PC-TABLE-01@2013] any larger table may be used, at a low Level as at a high one', () => {
    expect([24, 36, 48].flatMap((size) => [begun('2013', size, 4), begun('2013', size, 16)])).toEqual(
      Array.from({ length: 6 }, () => 'ok'),
    );
  });

  test('[PC-TABLE-01@2017] 24, 36 and 48 inches are open to every Level: none is forced', () => {
    expect([24, 36, 48].flatMap((size) => [begun('2017', size, 4), begun('2017', size, 16)])).toEqual(
      Array.from({ length: 6 }, () => 'ok'),
    );
  });

  test('[PC-TABLE-01@2017] 20 by 20 inches is refused, as is anything under 24', () => {
    expect([begun('2017', 20), begun('2017', 23.9)]).toEqual([
      'setup.form table.size',
      'setup.form table.size',
    ]);
  });

  test.each([
    { size: 24, last: 3 },
    { size: 36, last: 9 },
    { size: 48, last: 15 },
  ])('[PC-TABLE-01@2017] the zones of a table of $size inches are $last deep, 18 apart', ({ size, last }) => {
    const game = deploying(size);
    const own = last - 0.6;
    expect(game.refused((it) => deploy(it, 'Ace', 12, last - 0.5))).toBe('place.outsideZone');
    deploy(game, 'Ace', 12, own);
    const theirs = last + 18;
    expect(game.refused((it) => deploy(it, 'Bull', 12, theirs + 0.5))).toBe('place.outsideZone');
    deploy(game, 'Bull', 12, theirs + 0.6);
    expect(game.asked()).not.toContain('deploy');
  });
});
