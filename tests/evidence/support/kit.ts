/** Cards, bars and pieces that stand in many scenes. */
import { ACE_AT } from '../../support/duel.ts';
import { beside, object, structure } from '../../support/pieces.ts';
import type { Fight } from './fight.ts';

export const CLAW = 'AP 1 Claw (CCM, J vs K, Damage 1) SFX: Damage 1';
/** In 2017 a Dynamic Action, in 2013 a Combat Action like any other. */
export const RAM = 'AP 1 Ram (CCM, F vs T#2, Damage 1) SFX: none';
export const WAVE = 'AP 1 Wave (PLS 6, F vs G, Damage 1) SFX: none';

export const hitWith = (effect: string, as = 'CCM, F vs G'): string =>
  `AP 1 Hit (${as}, Damage 1 and ${effect}) SFX: none`;

/** An Attacker who wins with ones. */
export const MIGHTY = { F: 12, G: 12, H: 12, I: 12, J: 12, K: 12 } as const;
export const MACHINE = { card: { types: ['Mechanical'] } } as const;
/** Easily hit. */
/** A shot that costs its shooter Health, before it is rolled. */
export const DEAR_SHOT = 'AP 1 [Damage 1] Shot (PRJ 8, H vs I, Damage 1) SFX: Damage 1';

export const VILLAIN = { alignment: ['Villain'], I: 1, G: 1 } as const;
export const HERO = { alignment: ['Hero'], I: 1, G: 1 } as const;

export const ARC = { factions: ['A.R.C.'] } as const;
export const GRIMM = { factions: ['Grimm'] } as const;

/** Somebody else of the other side, so that a KO does not end the Encounter. */
export const REST = { Rest: { at: [23, 1] } } as const;

/** A friend in Base to Base. */
export const JOINED = { gap: 0 } as const;
/** Base to Base with the foe. */
export const AT_FOE = { beside: 'foe', gap: 0, side: 'north' } as const;

/** An Object half an inch across, so far from a base. */
export const can = (gap: number, mm: number) =>
  object('can', { at: [12 + mm / 50.8 + gap + 0.25, 12], size: 0.5 });

/** Six cards print it alike. */
export const ARMORED = [
  'a-beast/armored',
  'battlesuit-7-defense/armored',
  'doom-train/armored',
  'iron-train/armored',
  'phalanx/armored',
  'terror-cotta-warrior/armored',
] as const;

/** The foe stands so many inches up, 3 inches off a card with such a base. */
export const onHigh = (mm: number, height = 3): Fight => ({
  gap: 3,
  foe: { z: height },
  pieces: [structure('box', { at: beside(ACE_AT, { otherMm: mm, gap: 3 }), size: [1.2, 1.2], height })],
});

/** Of the Faction, and nothing else. */
export const ULTHAR = { factions: ['Ulthar'] } as const;

/** A Structure in Base to Base with a card of such a base, as the Target. */
export const shed = (mm: number): Fight => ({
  on: 'shed',
  foe: { at: [20, 20] },
  pieces: [structure('shed', { at: [12 + mm / 50.8 + 0.5, 12], size: [1, 1], height: 1, health: 9, g: 1 })],
});
