import { describe, expect, test } from 'vitest';
import { powerAskedFor } from '../../src/games/pulp-city/power-asked.ts';
import { narrate } from '../../src/games/pulp-city/narrate/narrate.ts';
import { RULES_OF_EVENTS, topicOf } from '../../src/games/pulp-city/narrate/rules-of-events.ts';
import type { EventType } from '../../src/games/pulp-city/narrate/telling.ts';
import type { Telling } from '../../src/ui/shell/log/story.ts';
import { ruleText } from '../../src/i18n/rules.ts';
import type { Adjustment, Event } from '../../src/systems/pulp-city/model/events.ts';
import { attackSide, facts, SAMPLES } from './narrate-samples.ts';

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const tell = (event: Event, lang: 'en' | 'fr' = 'en'): Telling => {
  const told = narrate(event, facts, lang);
  if (told === null) throw new Error(`nothing is told of ${event.type}`);
  return told;
};
const text = (event: Event, lang: 'en' | 'fr' = 'en'): string => plain(tell(event, lang).text);

/** Headings of the log, and bookkeeping of the engine that other lines tell. */
const UNTOLD: readonly EventType[] = [
  'contactsNoted',
  'citizenTagDue',
  'phaseBegan',
  'turnBegan',
  'turnEnded',
  'actionCounted',
  'minionStepBegan',
  'minionStepUsed',
  'minionStepEnded',
  'activationEnded',
  'powersDue',
  'powersTaken',
  'limitUsed',
  'damageDue',
  'damageSettled',
];
const samples = Object.values(SAMPLES);
const words = (told: Telling): string[] => [
  told.text,
  told.cause ?? '',
  ...told.details,
  ...told.dice.flatMap((one) => [
    one.who,
    one.sum,
    one.countedAs ?? '',
    ...one.causes.map((cause) => cause.text),
  ]),
];

describe.each(['en', 'fr'] as const)('every event in %s', (lang) => {
  test('has a line, or is known to need none', () => {
    const silent = samples.filter((event) => narrate(event, facts, lang) === null).map((event) => event.type);
    expect(silent).toEqual(UNTOLD);
  });

  test('leaves no placeholder open and no key unread', () => {
    const bad = samples.flatMap((event) => {
      const told = narrate(event, facts, lang);
      return told === null
        ? []
        : words(told).filter((word) => /[{}]|undefined|^(log|effect|look)\./.test(word));
    });
    expect(bad).toEqual([]);
  });
});

test('no French sentence is the English one', () => {
  const same = samples
    .filter((event) => !UNTOLD.includes(event.type))
    .filter((event) => text(event) === text(event, 'fr'));
  expect(same).toEqual([]);
});

test('every rule of a line can be read in both editions', () => {
  const ids = [
    ...Object.values(RULES_OF_EVENTS).flat(),
    ...samples.flatMap((event) => narrate(event, facts, 'en')?.rules ?? []),
  ];
  const rules = ids.map((id) => powerAskedFor(id)?.rule ?? id);
  expect(rules.filter((id) => ruleText(id, '2017', 'fr') === undefined)).toEqual([]);
});

test('an attack tells both totals, the margin of SFX and the reason for every die', () => {
  const told = tell(SAMPLES.rolled);
  expect(told.text).toBe('Ace 12, Nuke 8: hit, 2 SFX.');
  expect(told.details).toEqual(['1 SFX cancelled by the Defender.']);
  expect(told.dice.map((one) => [one.who, plain(one.sum), one.faces, one.countedAs])).toEqual([
    ['Ace', 'Energy 6 + 6 = 12', attackSide.faces, '3 dice count for SFX'],
    ['Nuke', 'Agility 3 + 5 = 8', [5], '1 die cancels SFX'],
  ]);
  expect(told.dice[0]?.causes.map((cause) => [cause.text, cause.rule])).toEqual([
    ['1 die always', 'PC-ROLL-02'],
    ['+2 Blaster', 'PC-ROLE-12'],
    ['+1 Higher Ground', 'PC-BONUS-04'],
    ['+1 Strong: Mechanical', 'PC-BONUS-12'],
    ['−1 Suppress 1', 'PC-FX-31'],
    ['+1 Power Up', 'PC-FX-22'],
    ['0 Power: Top Gun', 'power:PC-CARD-06:Top Gun'],
  ]);
  expect(told.rules).toEqual(expect.arrayContaining(['PC-SFX-02', 'power:PC-CARD-06:Top Gun']));
  expect(text(SAMPLES.rolled, 'fr')).toBe('Ace 12, Nuke 8 : touché, 2 EFX.');
});

test('what a Power adds to the Trait in one roll is told by its name', () => {
  const attack = { ...attackSide, traitFrom: [{ name: 'Juju Strength', by: 1 }] };
  const told = tell({ ...SAMPLES.rolled, attack } as Event);
  expect(told.dice[0]?.causes.at(-1)).toEqual({
    text: '+1 Energy (Power: Juju Strength)',
    rule: 'power:PC-CARD-06:Juju Strength',
  });
  expect(told.rules).toContain('power:PC-CARD-06:Juju Strength');
});

test('a roll against a number or a thing, a miss and a tie have words of their own', () => {
  const against = { ...SAMPLES.rolled, defence: null, target: null, number: 8, won: false };
  expect(text(against)).toBe('Ace 12 against 8: failure.');
  expect(text({ ...against, target: 'car', number: 4, won: true })).toBe('Ace 12, Car 4: hit, 2 SFX.');
  expect(text({ ...against, target: 'b1', number: 7, won: true })).toBe('Ace 12 against 7: success, 2 SFX.');
  const tied = tell({ ...SAMPLES.rolled, won: false, tie: 'defender', cancelled: 0, splash: true });
  expect(tied.text).toBe('Ace 12, Nuke 8: miss.');
  expect(tied.details).toEqual(['A roll of the Blast.', 'A tie: the Defender holds.']);
});

test.each<[keyof typeof SAMPLES, string, string]>([
  ['damaged', 'Nuke suffers Damage 2: 5 Health left.', 'Nuke subit 2 Dommages : reste 5 PV.'],
  [
    'actionDeclared',
    'Ace uses Ghostshot on Nuke and Sentries 2.',
    'Ace utilise Ghostshot sur Nuke et Sentries 2.',
  ],
  ['moved', 'Ace moves 4.2″ (Sprint).', 'Ace se déplace de 4,2″ (Sprint).'],
  ['koed', "Sentries 2 is KO'ed.", 'Sentries 2 est KO.'],
  [
    'masterPlanUsed',
    'Night Watch uses the Master Plan Power Up for Ace.',
    'Night Watch joue le Coup de Génie Booster pour Ace.',
  ],
  [
    'poolCalculated',
    'Night Watch has an Action Pool of 3.',
    'Night Watch dispose d’une Réserve d’Action de 3.',
  ],
  ['encounterEnded', 'Fallout wins, 4 to 1.', 'Fallout l’emporte, 4 à 1.'],
  ['pieceDestroyed', 'Destroyed: Gazette.', 'Détruit : Gazette.'],
])('%s reads as a sentence', (type, english, french) => {
  expect([text(SAMPLES[type]), text(SAMPLES[type], 'fr')]).toEqual([english, french]);
});

test('the cause stands beside what it caused', () => {
  expect(tell(SAMPLES.damaged).cause).toBe('Ace: Ghostshot');
  expect(tell(SAMPLES.fatigued).cause).toBe('Fatigue limits movement');
  expect(tell({ ...SAMPLES.fatigued, cause: { of: 'cost', model: 'a1', action: 'move' } }).cause).toBe(
    'price of Movement Action',
  );
  expect(tell(SAMPLES.fatigued).rules).toContain('PC-MOVE-02');
  expect(tell(SAMPLES.powerUpGained, 'fr').cause).toBe('Coup de Génie');
  const hazard: Event = {
    ...SAMPLES.damaged,
    cause: { of: 'environment', name: 'hazard', piece: 'gazette' },
  };
  expect(tell(hazard).cause).toBe('Dangerous Terrain: Gazette');
});

test('a displaced model says what stopped it, a thing or the edge of the table', () => {
  expect(tell(SAMPLES.displaced).details).toEqual(['Stopped by Car.']);
  expect(tell({ ...SAMPLES.displaced, stoppedBy: 'edge' }).details).toEqual([
    'Stopped at the edge of the table.',
  ]);
});

test('a push that leads no further, or only over an edge, tells no length of nothing', () => {
  const held = { ...SAMPLES.displaced, length: 0 };
  expect([text(held), text(held, 'fr')]).toEqual([
    'Nuke is knocked back no further.',
    'Repousse : Nuke, pas plus loin.',
  ]);
  expect(tell(held).details).toEqual(['Stopped by Car.']);
  const over = { ...held, length: 20, stoppedBy: null };
  expect([text(over), text(over, 'fr')]).toEqual([
    'Nuke is knocked over the edge.',
    'Repousse : Nuke, par-dessus le bord.',
  ]);
});

test('a Citizen that stays says why', () => {
  const stayed = (why: 'nearer' | 'blocked' | 'left', by: string | null) =>
    text({ type: 'citizenStayed', model: 'citizen1', why, by });
  expect([
    stayed('nearer', 'a1'),
    stayed('blocked', 'car'),
    stayed('blocked', null),
    stayed('left', 'a'),
  ]).toEqual([
    'Citizen 1 stays: running, it would come nearer to Ace.',
    'Citizen 1 stays: Car is in the way.',
    'Citizen 1 stays: there is no room to run.',
    'Night Watch lets Citizen 1 stay.',
  ]);
});

test('everything the players overrule is said as agreed', () => {
  const changes: readonly Adjustment[] = [
    { what: 'position', model: 'a1', at: { x: 0, y: 0, z: 0, inside: null, wall: null } },
    { what: 'health', model: 'a1', to: 3 },
    { what: 'pieceHealth', piece: 'gazette', to: 2 },
    { what: 'fatigue', card: 'a1', to: 1 },
    { what: 'apSpent', card: 'a1', to: 2 },
    { what: 'powerUp', card: 'a1', to: 1 },
    { what: 'pool', team: 'a', to: 9 },
    { what: 'agendaPoints', team: 'b', to: 1 },
    { what: 'condition', model: 'a1', condition: 'spectral', to: false },
    { what: 'dice', model: 'a1', effect: 'defend', to: 2 },
  ];
  const lines = changes.map((change) => text({ type: 'adjusted', change }));
  expect(lines.every((line) => line.startsWith('By agreement: '))).toBe(true);
  expect(lines).toContain('By agreement: Ace is no longer Spectral.');
  expect(lines).toContain('By agreement: Ace has Defend 2.');
  expect(lines).toContain('By agreement: Gazette has 2 Health.');
});

test('the filter knows every event', () => {
  expect([topicOf('rolled'), topicOf('damaged'), topicOf('moved'), topicOf('turnBegan')]).toEqual([
    'dice',
    'effects',
    'moves',
    'other',
  ]);
});
