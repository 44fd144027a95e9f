import { describe, expect, test } from 'vitest';
import { parseBar } from '../../../src/systems/pulp-city/notation/parse.ts';
import { told, wrong } from './bars.ts';

describe('what is wrong in a bar is named with its place', () => {
  test.each([
    ['AP 2 Hit (XYZ 6, F vs G, Damage 1) SFX: none', 'bar.unknownType 1:11 XYZ 6'],
    ['AP 2 Hit (RCT/ABC, F vs G, Damage 1) SFX: none', 'bar.unknownTrigger 1:15 ABC'],
    ['AP 2 Hit (CCM, L vs G, Damage 1) SFX: none', 'bar.unknownTrait 1:16 L'],
    ['AP 2 Hit (CCM, F vs Q, Damage 1) SFX: none', 'bar.unknownTrait 1:21 Q'],
    ['AP 2 Hit (CCM, F vs G, Damagge 1) SFX: none', 'bar.unknownEffect 1:24 Damagge 1'],
    ['AP 2 Hit (CCM, F vs G, Damage 1) SFX: Stun, Boom 2', 'bar.unknownEffect 1:45 Boom 2'],
    ['AP 2 [Sleep] Hit (CCM, F vs G, Damage 1) SFX: none', 'bar.unknownPrice 1:7 Sleep'],
    ['AP 2 Hit (CCM, F vs G, Strong/Blue Supremes, Damage 1) SFX: none', 'bar.unknownCondition 1:31 Blue'],
    ['AP 2 Hit (CCM, F vs G, Strong/Living Fire, Damage 1) SFX: none', 'bar.conditionClash 1:38 Fire'],
    ['AP 2 Hit (CCM, F vs G, Weak/Blue) SFX: none', 'bar.unknownDescriptor 1:29 Blue'],
    ['AP 2 Hit (PRJ, F vs G, Damage 1) SFX: none', 'bar.rangeMissing 1:14 PRJ'],
    ['AP 2 Hit (CCM 4, F vs G, Damage 1) SFX: none', 'bar.rangeNotUsed 1:11 CCM 4'],
  ])('%s', (text, error) => {
    expect(told(text)).toEqual([error]);
  });

  test.each(['PRJ', 'IND', 'THR', 'PLS', 'AUR', 'RAY', 'OVR', 'SUM'])('%s wants its inches', (type) => {
    const bar = (range: string) => `AP 2 Hit (${type}${range}, F vs G, Damage 1) SFX: none`;
    expect(parseBar(bar(' 4'), 'en').ok).toBe(true);
    expect(told(bar(''))).toEqual([`bar.rangeMissing 1:14 ${type}`]);
  });

  test.each(['CCM', 'IST'])('%s has none', (type) => {
    const bar = (range: string) => `AP 2 Hit (${type}${range}, F vs T#5, Self/Defend 1) SFX: none`;
    expect(parseBar(bar(''), 'en').ok).toBe(true);
    expect(told(bar(' 4'))).toEqual([`bar.rangeNotUsed 1:11 ${type} 4`]);
  });

  test('a Reaction may have them or not', () => {
    const bar = (range: string) => `AP 2 Hit (RCT/TGT${range}, F vs G, Damage 1) SFX: none`;
    expect([bar(''), bar(' 4')].map((text) => parseBar(text, 'en').ok)).toEqual([true, true]);
  });

  test('all wrong words are told at once', () => {
    expect(told('AP 2 Hit (XYZ, F vs Q, Strong/Blue, Boom) SFX: Bang')).toEqual([
      'bar.unknownType 1:11 XYZ',
      'bar.unknownTrait 1:21 Q',
      'bar.unknownCondition 1:31 Blue',
      'bar.unknownEffect 1:37 Boom',
      'bar.unknownEffect 1:48 Bang',
    ]);
  });

  test('the line counts in the form of three lines', () => {
    expect(told('Coup [PA 2]\nCAC, s vs d, Dommage 1\nEFX : Boum', 'fr')).toEqual([
      'bar.unknownEffect 2:14 Dommage 1',
      'bar.unknownEffect 3:7 Boum',
    ]);
  });

  test('what could stand there is listed', () => {
    expect(wrong('AP 2 Hit (CCM, F vs Z, Damage 1) SFX: none')[0]?.expected).toEqual([
      'F',
      'G',
      'H',
      'I',
      'J',
      'K',
    ]);
    expect(wrong('Coup [PA 2]\nABC, s vs d, Sonné\nEFX : aucun', 'fr')[0]?.expected).toContain('CAC');
  });

  test.each([
    ['', 'bar.expected 1:1 '],
    ['Hit (CCM, F vs G, Damage 1) SFX: none', 'bar.expected 1:1 Hit'],
    ['AP x Hit (CCM, F vs G, Damage 1) SFX: none', 'bar.expected 1:4 x'],
    ['AP 2 (CCM, F vs G, Damage 1) SFX: none', 'bar.expected 1:6 ('],
    ['AP 2 Hit CCM, F vs G, Damage 1', 'bar.expected 1:6 Hit'],
    ['AP 2 Hit (CCM F vs G, Damage 1) SFX: none', 'bar.rangeNotUsed 1:11 CCM F'],
    ['AP 2 Hit (CCM, F against G, Damage 1) SFX: none', 'bar.expected 1:18 against'],
    ['AP 2 Hit (CCM, F vs G, Damage 1 SFX: none', 'bar.expected 1:33 SFX:'],
    ['AP 2 Hit (CCM, F vs G, Damage 1)', 'bar.expected 1:33 '],
    ['AP 2 Hit (CCM, F vs G, Damage 1) SFX: none, Stun', 'bar.expected 1:43 ,'],
    ['AP 2 Hit (CCM, F vs G, Damage 1) SFX: Damage 1 Stun', 'bar.expected 1:48 Stun'],
    ['AP 2 Hit (CCM, F vs G, Strong/, Damage 1) SFX: none', 'bar.expected 1:31 ,'],
    ['AP 2 Hit (CCM, F vs G, Damage 1 or Stun) SFX: none', 'bar.expected 1:33 or Stun'],
    ['AP 2 Hit (SUM 6, F vs G, Summon Horse/Ed) SFX: none', 'bar.expected 1:33 Horse'],
  ])('a broken form stops the reading: %s', (text, first) => {
    expect(told(text)[0]).toBe(first);
  });
});
