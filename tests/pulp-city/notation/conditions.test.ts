import { describe, expect, test } from 'vitest';
import { read } from './bars.ts';

const conditions = (text: string) => {
  const { strong, limited, excluded, onlyIn } = read(
    `AP 1 Blow (PRJ 6, F vs G, ${text}, Damage 1) SFX: none`,
  );
  return { strong, limited, excluded, onlyIn };
};
const strong = (text: string) => conditions(`Strong/${text}`).strong.map(({ any }) => any);

describe('conditions in a bar', () => {
  test('[PC-BAR-15] words side by side must all be true', () => {
    expect(conditions('Limited/Enemy Mechanical').limited).toEqual([
      { text: 'Enemy Mechanical', any: [{ side: 'enemy', descriptor: 'Mechanical' }] },
    ]);
    expect(strong('Friendly Grimm Supremes on 30mm bases')).toEqual([
      [{ side: 'friendly', faction: 'Grimm', kind: 'supreme', baseMm: 30 }],
    ]);
    expect(strong('Mystery A.R.C. with K 3+')).toEqual([
      [{ descriptor: 'Mystery', faction: 'A.R.C.', trait: { of: 'K', atLeast: 3 } }],
    ]);
  });

  test('[PC-BAR-15] nouns joined by and or or are alternatives of one entry', () => {
    const either = [{ kind: 'object' }, { kind: 'structure' }];
    expect(conditions('Excluded/Objects and Structures').excluded).toEqual([
      { text: 'Objects or Structures', any: either },
    ]);
    expect(strong('Objects or Structures')).toEqual([either]);
  });

  test('[PC-BAR-15] Strong printed twice is two entries', () => {
    expect(strong('All and Strong/Models within 8 inches')).toEqual([[{}], [{ within: 8 }]]);
  });

  test('[PC-BAR-15] Strong and Limited/X is Strong/X and Limited/X, in any order and also with &', () => {
    const living = [{ text: 'Living', any: [{ descriptor: 'Living' }] }];
    for (const keys of ['Strong and Limited', 'Strong & Limited', 'Limited & Strong']) {
      expect(conditions(`${keys}/Living`)).toMatchObject({ strong: living, limited: living, excluded: [] });
    }
  });

  test('[PC-BAR-15] two keys stand side by side with and or a semicolon', () => {
    for (const glue of [' and', ';']) {
      const { strong: all, excluded } = conditions(`Strong/All${glue} Excluded/Ulthar`);
      expect(all).toEqual([{ text: 'All', any: [{}] }]);
      expect(excluded).toEqual([{ text: 'Ulthar', any: [{ faction: 'Ulthar' }] }]);
    }
  });

  test('[PC-BAR-15] a state, a distance or a neighbour may be asked', () => {
    expect(strong('Models with full HP')).toEqual([[{ fullHealth: true }]]);
    expect(strong('Models with Flight')).toEqual(strong('Flight'));
    expect(strong('Targets on 30mm or 40mm bases')).toEqual([[{ baseMm: [30, 40] }]]);
    expect(strong('Models in BtB with 100 Voices or Voicelings')).toEqual([
      [{ btbWith: ['100 Voices', 'Voicelings'] }],
    ]);
    expect(strong('Models Damaged by Riposte')).toEqual([[{ damagedBy: 'Riposte' }]]);
    expect(strong('Model with Avatar of Ahau Kin')).toEqual([[{ power: 'Avatar of Ahau Kin' }]]);
    expect(strong('Sabotaged Models')).toEqual([[{ state: 'Sabotaged' }]]);
    expect(strong('All when not Airborne')).toEqual([[{ unlessUserIn: 'Airborne' }]]);
    expect(conditions('Patton mode only').onlyIn).toBe('Patton');
  });

  test('[PC-BAR-15] non-X is whoever lacks X, and Nonliving is a Type', () => {
    expect(strong('Non-Grimm')).toEqual([[{ nonFaction: 'Grimm' }]]);
    expect(strong('Nonliving')).toEqual([[{ descriptor: 'Nonliving' }]]);
    expect(strong('non-Living')).toEqual([[{ nonDescriptor: 'Living' }]]);
  });

  test('the longest name wins', () => {
    expect(strong('Friendly Supreme Alliance')).toEqual([
      [{ side: 'friendly', faction: 'Supreme Alliance' }],
    ]);
  });

  test('are read in French, nouns first', () => {
    const bar = read(
      'Coup [PA 1]\nPRJ 6, s vs d, Fort et Limite/Suprêmes Grimm Alliés sur socles de 30mm, Dommages 1\nEFX : aucun',
      'fr',
    );
    const all = [{ side: 'friendly', faction: 'Grimm', kind: 'supreme', baseMm: 30 }];
    expect(bar.strong).toEqual([{ text: 'Friendly Grimm Supremes on 30mm bases', any: all }]);
    expect(bar.limited).toEqual(bar.strong);
  });
});
