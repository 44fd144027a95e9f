/** Which words of the notation were played, read from the journal of an Encounter. */
import type { CombatBonus } from '../../src/systems/pulp-city/model/keywords.ts';
import type { ActionOrder } from '../../src/systems/pulp-city/model/orders.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import type { ActionProfile, Price, SummonWhat } from '../../src/systems/pulp-city/model/profile.ts';
import { type ReactionTrigger, TRIGGERS } from '../../src/systems/pulp-city/model/keywords.ts';
import type { Selector } from '../../src/systems/pulp-city/model/clause.ts';
import type { Recorded } from './landings.ts';

const named = <T extends string>(words: Readonly<Record<T, true>>): readonly string[] => Object.keys(words);

/** A word that is new to one of these does not compile without its place here. */
const SUMMONS = named<SummonWhat>({
  ...{ Minion: true, Structure: true, 'Dangerous Terrain': true, Terrain: true, Token: true },
} as const);
const BONUSES = named<CombatBonus>({
  ...{ Attack: true, Defend: true, 'Easy Target': true, 'Higher Ground': true, 'In Cover': true },
  ...{ Mobbing: true, Momentum: true, 'Power Up': true, 'Size Matters': true, 'Smash It Up': true },
  ...{ Strong: true, Weakness: true },
} as const);
const PRICES = named<Price['of']>({ fatigue: true, stun: true, damage: true, powerDown: true });

/** Keys of the selectors that conditions are read into. */
const CONDITIONS = [
  ...['side', 'kind', 'alignment', 'descriptor', 'nonDescriptor', 'faction', 'nonFaction', 'name', 'state'],
  ...['fullHealth', 'baseMm', 'within', 'btbWith', 'damagedBy', 'trait', 'power', 'unlessUserIn'],
] as const satisfies readonly (keyof Selector)[];

/** What follows a Reaction's trigger as a rule of its own. */
const ANSWERED: Readonly<Record<ReactionTrigger, string>> = {
  BTB: 'RCT/BTB used',
  DMG: 'RCT/DMG used',
  DSP: 'RCT/DSP used',
  TGT: 'RCT/TGT used',
};

export const NOTATION: readonly string[] = [
  ...SUMMONS.map((what) => `Summon ${what}`),
  ...TRIGGERS.map((trigger) => ANSWERED[trigger]),
  ...BONUSES.map((name) => `bonus ${name}`),
  ...PRICES.map((of) => `price ${of}`),
  ...CONDITIONS.map((key) => `condition ${key}`),
  ...['Strong in a bar', 'Limited in a bar', 'Excluded in a bar', 'a mode of the user'],
  ...['combinable', 'not combinable', 'AP n+', 'cost Activation', 'against a number', 'against a Trait'],
  ...['first of two Types', 'second of two Types', 'used as a further Type', 'answered for a friend'],
  ...['used from another model or piece', 'moved by a Power', 'Trait forced', 'Trait paid for'],
  ...['Shapeshift to another card', 'Shapeshift on one card'],
];

type Count = (what: string) => void;

function ordered(action: ActionProfile, order: ActionOrder, reacting: boolean, count: Count): void {
  const use = action.uses[order.use];
  if (use === undefined) count(reacting ? 'answered for a friend' : 'used as a further Type');
  else if (action.uses.length === 2) count(`${order.use === 0 ? 'first' : 'second'} of two Types`);
  if (use?.trigger !== undefined) count(ANSWERED[use.trigger]);
  if (order.source !== undefined) count('used from another model or piece');
  if (action.openAp === true && (order.ap ?? 0) > (action.ap ?? 0)) count('AP n+');
  if (action.ap === null) count('cost Activation');
  count(action.combinable ? 'combinable' : 'not combinable');
  for (const { of } of action.prices) count(`price ${of}`);
}

function rolled(action: ActionProfile, event: Extract<Event, { type: 'rolled' }>, count: Count): void {
  for (const side of [event.attack, event.defence]) {
    for (const { kind, name, dice } of side?.sources ?? [])
      if (dice > 0 && (kind === 'bonus' || kind === 'powerUp')) count(`bonus ${name}`);
  }
  count('number' in action.against ? 'against a number' : 'against a Trait');
  if (action.onlyIn !== undefined) count('a mode of the user');
  const { strong, limited, excluded } = action;
  for (const [word, entries] of Object.entries({ Strong: strong, Limited: limited, Excluded: excluded })) {
    if (entries.length > 0) count(`${word} in a bar`);
    for (const key of entries.flatMap(({ any }) => any.flatMap((one) => Object.keys(one))))
      count(`condition ${key}`);
  }
}

/** Adds what an Encounter showed to the counts. */
export function countNotation({ setup, entries }: Recorded, counts: Map<string, number>): void {
  const count: Count = (what) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const actions = new Map(
    Object.values(setup.profiles).flatMap((one) => one.actions.map((action) => [action.id, action])),
  );
  for (const { command, events } of entries) {
    const answer = command.type === 'answer' ? (command.answer as { readonly do?: string } | null) : null;
    const order = answer?.do === 'action' ? (answer as unknown as ActionOrder) : null;
    const action = order === null ? undefined : actions.get(order.action);
    const reacting = events.some((one) => one.type === 'actionDeclared' && one.reaction);
    if (order !== null && action !== undefined) ordered(action, order, reacting, count);
    if (answer?.do === 'move' && 'power' in answer) count('moved by a Power');
    for (const event of events) {
      if (event.type === 'rolled') {
        const found = actions.get(event.action);
        if (found !== undefined) rolled(found, event, count);
      }
      if (event.type === 'modelMade') count('Summon Minion');
      if (event.type === 'pieceMade') {
        const made = actions.get(event.piece.summoned?.action ?? '');
        for (const { summon } of made?.effects ?? []) if (summon !== undefined) count(`Summon ${summon}`);
      }
      if (event.type === 'traitForced') count(event.paid > 0 ? 'Trait paid for' : 'Trait forced');
      if (event.type === 'shapeshifted') {
        const form = setup.profiles[event.profile]?.form;
        count(form === undefined ? 'Shapeshift to another card' : 'Shapeshift on one card');
      }
    }
  }
}
