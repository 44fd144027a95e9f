/** Twenty Action Bars of nine Factions, typed as they stand on the cards: the card of one's own that has them is fielded, and each is used once. */
import { describe, expect, test } from 'vitest';
import type { CardEdition } from '../../../src/systems/pulp-city/cards/load.ts';
import { e2013 } from '../../../src/systems/pulp-city/editions/e2013.ts';
import { e2017 } from '../../../src/systems/pulp-city/editions/e2017.ts';
import type { ActionProfile, CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { printBar } from '../../../src/systems/pulp-city/notation/print.ts';
import { findDraft } from '../../../src/systems/pulp-city/view/editor/draft.ts';
import { openDraft } from '../../../src/systems/pulp-city/view/editor/open-draft.ts';
import { SHOT } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { beside, object, um } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { cardFile, loaded } from '../cards/card-files.ts';

const RULES: Readonly<Record<'2013' | '2017', CardEdition>> = { '2013': e2013, '2017': e2017 };

interface Bar {
  /** Of the card on which it stands. */
  readonly card: string;
  readonly name: string;
  readonly typed: string;
  /** Inches from the foe; 0: Base to Base. */
  readonly gap?: number;
  /** Faces of attack and defence, in the order in which they fall. */
  readonly dice: readonly number[];
  /** Where the later edition has Momentum. */
  readonly dice2017?: readonly number[];
  readonly on?: 'Foe' | 'Pal' | 'nobody';
  readonly options?: AttackOptions;
  /** What is done beside or instead of declaring it. */
  readonly play?: (game: Play) => unknown;
  readonly spec?: Partial<SceneSpec>;
  /** What has come of it, looked up on the table. */
  readonly seen: (game: Play) => unknown;
  readonly is: unknown;
}

const HERO = [12, 12] as const;
const foe = (game: Play) => game.model('Foe');
const health = (game: Play): number => foe(game).health;

const fatigue = (game: Play): number => game.card('Own').fatigue;

/** The foe acts first. */
const ANSWERS = { turn: 'b' } as const;

const shotAt = (game: Play): Play => game.activate('Foe').attack('Foe', 'Shot', 'Own', { quiet: false });

const BARS: readonly Bar[] = [
  {
    card: 'supreme-grimm',
    name: 'Strike',
    typed: 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1',
    gap: 0,
    dice: [2, 1],
    seen: health,
    is: 5,
  },
  {
    card: 'supreme-grimm',
    name: 'Grimm Rush',
    typed: 'Grimm Rush [PA 2] [Fatigue]\nPRC 4, a vs a, Dommages 1\nEFX : Dommages 1',
    gap: 1,
    dice: [2, 1],
    dice2017: [2, 1, 1],
    options: { toward: [20, 12] },
    seen: (game) => [health(game), fatigue(game), Math.round(game.at('Own').x)],
    is: [5, 1, 16],
  },
  {
    card: 'hooligrimm',
    name: 'Getting Pumped',
    typed: 'AP 1 Getting Pumped* (IST, F vs T#6, Self/Attack 1) SFX: Self/Power Up 1',
    on: 'nobody',
    dice: [2],
    seen: (game) => game.model('Own').attack,
    is: 1,
  },
  {
    card: 'grimmtorch',
    name: 'Burn',
    typed: 'Burn [AP 2]\nRAY 4, H vs I, Damage 1\nEFX: Damage 1',
    gap: 1,
    dice: [2, 1],
    options: { toward: [20, 12] },
    seen: health,
    is: 5,
  },
  {
    card: 'giant-hadron',
    name: 'Power Throw',
    typed: 'AP 3 Power Throw (THR 8, F vs I, Damage 2 and Blast 2) SFX: Damage 1, Knockback 4',
    dice: [2, 1],
    spec: { pieces: [object('crate', { at: beside(HERO, { side: 'north', mm: 25.4, otherMm: 30 }) })] },
    options: { object: 'crate' },
    seen: (game) => [health(game), game.card('Own').apSpent],
    is: [4, 3],
  },
  {
    card: 'm-o-d',
    name: 'Utility Bot',
    typed:
      'Utility Bot [PA 2]\nCAC, m vs Dif. 5, Fort/Mécanique, Attaque 1\nEFX : Attaque 1 et Défense 1 ; Boost 1 et Perso/Boost 1',
    on: 'Pal',
    dice: [2],
    seen: (game) => game.model('Pal').attack,
    is: 1,
  },
  {
    card: 'tomcat',
    name: 'Strafing Run',
    typed: 'AP 4 [Fatigue] [Fatigue] Strafing Run (RAY 6, H vs I, Damage 2) SFX: Damage 2',
    dice: [2, 1],
    options: { toward: [20, 12] },
    seen: (game) => [health(game), fatigue(game), game.card('Own').apSpent],
    is: [4, 2, 4],
  },
  {
    card: 'captain-hadron',
    name: 'Molecular Ray',
    typed: 'AP 2 Molecular Ray (RAY 6, H vs I, Damage 1) SFX: Damage 1, Shift 4',
    dice: [2, 1],
    options: { toward: [20, 12] },
    seen: health,
    is: 5,
  },
  {
    card: 'm-o-d',
    name: 'Shields',
    typed: 'AP 1 Shields (AUR 2, G vs T#2, Defend 1) SFX: Self/Power Up 1',
    on: 'nobody',
    dice: [1],
    seen: (game) => [game.state.auras?.length, health(game)],
    is: [1, 6],
  },
  {
    card: 'turncoat',
    name: 'Loaded Shot',
    typed:
      'Loaded Shot [PA 2]\nRCT/CIB 6, e vs a, Fort/Tous, Dommages 2 et Enchaînement\nEFX : Repousse 2 ; Dommages 1',
    dice: [3, 1, 1, 1, 1],
    spec: ANSWERS,
    play: (game) => {
      shotAt(game).react('Own', 'Loaded Shot', 'Foe');
    },
    seen: health,
    is: 4,
  },
  {
    card: 'red-robot-gunner',
    name: 'Cannon',
    typed: 'AP 2 Cannon (IND 6, H vs I, Blast 3 and Damage 1) SFX: Damage 1',
    dice: [2, 1],
    seen: health,
    is: 5,
  },
  {
    card: 'mechved',
    name: 'Cornered Animal',
    typed: 'AP 1 Cornered Animal (RCT/BTB, F vs G, Damage 1) SFX: Damage 1, Follow Up',
    dice: [2, 1],
    spec: ANSWERS,
    play: (game) => {
      const [x, y] = beside(HERO);
      game.activate('Foe').move('Foe', [x, y]).react('Own', 'Cornered Animal', 'Foe');
    },
    seen: health,
    is: 5,
  },
  {
    card: 'universal-soldat',
    name: 'Accelerator',
    typed: 'Accelerator* [PA 1] [Anti-boost 1]\nIST, d vs Dif. 6, Perso/Bouge 3\nEFX : Perso/Boost 1',
    on: 'nobody',
    dice: [2],
    play: (game) => {
      game.activate('Own').attack('Own', 'Accelerator');
      game.answer('shift', { x: um(12), y: um(15) });
    },
    seen: (game) => [Math.round(game.at('Own').y), game.card('Own').powerUp],
    is: [15, 1],
  },
  {
    card: 'primate-of-mystery',
    name: 'Mind Bolt',
    typed: 'AP 1 Mind Bolt (IND 6, J vs K, Damage 1) SFX: none',
    dice: [2, 1],
    seen: health,
    is: 5,
  },
  {
    card: 'ace-of-wraiths',
    name: 'Queen of Blood',
    typed: 'Queen of Blood [PA 3]\nOND 6, e vs a, Dommages 1\nEFX : Dommages 1',
    on: 'nobody',
    dice: [2, 1, 2, 1],
    seen: (game) => [health(game), game.model('Pal').health],
    is: [5, 5],
  },
  {
    card: 'red-riding-hoodoo',
    name: 'Blood Red Hoodoo',
    typed:
      'AP 2 Blood Red Hoodoo (IND 8, K vs K, Strong/Living, Damage 1 and Power Down 1) SFX: Damage 1, Suppress 1',
    dice: [2, 1, 1],
    seen: (game) => [health(game), game.card('Foe').powerUp],
    is: [5, 1],
  },
  {
    card: 'mourn',
    name: 'Banshee Wail',
    typed: 'Banshee Wail [AP 1]\nIND 6, J vs K, Limited/Living, Stun\nEFX: Fatigue, Power Down 1',
    dice: [2, 1],
    seen: (game) => foe(game).stunned,
    is: true,
  },
  {
    card: 'aquanaut',
    name: 'Siren Scream',
    typed: 'AP 1 Siren Scream (RAY 4, K vs K, Knockback 4) SFX: Self/Power Up 1',
    dice: [2, 1],
    options: { toward: [20, 12] },
    seen: (game) => Math.round(game.at('Foe').x),
    is: 20,
  },
  {
    card: 'mambo',
    name: 'Cyber Serpent',
    typed: 'AP 2 Cyber Serpent (IND 8, F vs I, Damage 1) SFX: Damage 1, Fatigue, Stun',
    dice: [2, 1],
    seen: health,
    is: 5,
  },
  {
    card: 'green-serpent',
    name: 'Shuriken',
    typed: 'AP 1 Shuriken (PRJ 4, I vs I, Fatigue) SFX: Damage 1',
    dice: [2, 1],
    seen: (game) => game.card('Foe').fatigue,
    is: 1,
  },
];

/** The bar typed into the card of its Faction, with plain figures and without its Powers. */
function own({ card, typed }: Bar, edition: CardEdition): CardProfile {
  const draft = openDraft(cardFile(card));
  const { profile, errors } = findDraft(
    {
      ...draft,
      id: 'own',
      name: 'Own',
      short: 'Own',
      level: 2,
      baseMm: 30,
      health: 6,
      apLimit: 9,
      traits: { F: 4, G: 4, H: 4, I: 4, J: 4, K: 4 },
      trump: [],
      role: null,
      types: ['Living'],
      elements: [],
      minionPlus: 0,
      powerUpPerRound: 0,
      movement: { type: 'Sprint', inches: 5, stealth: false },
      powers: [],
      further: {},
      actions: [{ id: null, typed, specials: [] }],
    },
    edition,
    'en',
  );
  if (profile === null) throw new Error(`${typed}: ${JSON.stringify(errors)}`);
  return profile;
}

function onCard({ card, name }: Bar): ActionProfile {
  const found = loaded(cardFile(card)).actions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${card} has no ${name}`);
  return found;
}

describe('twenty bars typed as they stand on cards', () => {
  test('they are of nine Factions and of ten Types', () => {
    const printed = BARS.map((bar) => ({ card: loaded(cardFile(bar.card)), action: onCard(bar) }));
    expect(printed).toHaveLength(20);
    expect(new Set(printed.map(({ card }) => card.factions[0])).size).toBe(9);
    expect(new Set(printed.flatMap(({ action }) => action.uses.map(({ type }) => type))).size).toBe(10);
  });

  inEditions(['2013', '2017'], (edition) => {
    test.each(BARS)('[PC-BAR-01] $name of $card', (bar) => {
      const profile = own(bar, RULES[edition]);
      const [read] = profile.actions;
      if (read === undefined) throw new Error(`no ${bar.name}`);
      expect(printBar(read, 'en')).toBe(printBar(onCard(bar), 'en'));
      const { gap = 3, on = 'Foe', options = {}, spec = {} } = bar;
      const game = scene({
        edition,
        dice: edition === '2017' ? (bar.dice2017 ?? bar.dice) : bar.dice,
        ...spec,
        a: {
          Own: { card: profile, at: HERO, powerUp: 2 },
          Pal: { at: beside(HERO, { side: 'west' }) },
          ...spec.a,
        },
        b: { Foe: { at: beside(HERO, { gap }), powerUp: 2, card: { actions: [SHOT] } }, ...spec.b },
      });
      if (bar.play === undefined)
        game.activate('Own').attack('Own', bar.name, on === 'nobody' ? [] : on, options);
      else bar.play(game);
      expect(bar.seen(game)).toEqual(bar.is);
    });
  });
});
