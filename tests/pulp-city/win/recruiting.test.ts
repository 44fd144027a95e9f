import { forTwo } from '../../../src/kernel/ids.ts';
import { expect, test } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { faultWords } from '../../../src/games/pulp-city/words/faults.ts';
import { inEditions } from '../../support/editions.ts';
import { type SceneSpec, setupOf, type TeamSpec } from '../../support/scene.ts';

const POWERHOUSE = {
  at: [6, 6],
  card: { role: 'Powerhouse', level: 3, apPlus: 0, powerUpPerRound: 2 },
} as const;
const BULL: TeamSpec = { Bull: { at: [18, 18] } };

const faultsOf = (setup: EncounterSetup) => {
  const begun = pulpCity.begin(setup);
  return begun.ok ? [] : begun.error;
};
const faults = (spec: SceneSpec) => faultsOf(setupOf(spec)).map(({ code }) => code);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-WIN-03@2013] [PC-WIN-03@2017] a Team whose AP+ come to 0 is refused before it begins, by name', () => {
    const refused = faultsOf(setupOf({ edition, a: { Titan: POWERHOUSE }, b: BULL }));
    expect(refused.map(({ code }) => code)).toEqual(['setup.noAp']);
    const [fault] = refused;
    if (fault === undefined) throw new Error('taken');
    expect(faultWords(translate('en'), fault)).toMatch(
      / gathers no Action Points: its cards' AP\+ come to 0/,
    );
    expect(faults({ edition, a: { Titan: POWERHOUSE }, b: { Atlas: POWERHOUSE } })).toEqual([
      'setup.noAp',
      'setup.noAp',
    ]);
  });

  test('[PC-WIN-03@2013] [PC-WIN-03@2017] one card with AP+ is enough, be it of Minions', () => {
    const ally = (card: NonNullable<TeamSpec[string]['card']>) =>
      faults({ edition, a: { Titan: POWERHOUSE, Ally: { at: [4, 4], card } }, b: BULL });
    expect(ally({ apPlus: 1 })).toEqual([]);
    expect(ally({ kind: 'minion', apPlus: 1 })).toEqual([]);
    expect(ally({ apPlus: 0 })).toEqual(['setup.noAp']);
  });

  test('[PC-WIN-03@2013] [PC-WIN-03@2017] an Encounter in the middle of something may have such a Team left', () => {
    const setup = setupOf({ edition, a: { Titan: POWERHOUSE }, b: BULL });
    const spot = (x: number) => ({ x, y: x, z: 0 });
    const ids = Object.keys(pulpCity.initialState(setup).models);
    const models = Object.fromEntries(ids.map((id, at) => [id, spot(152_400 * (at + 1))]));
    const situation = { round: 2, active: 'a', pools: forTwo(0, 3), models } as const;
    expect(faultsOf({ ...setup, situation })).toEqual([]);
  });
});
