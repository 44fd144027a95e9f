import type { AtClause, ClauseEffect, Selector } from '../../model/clause.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardOf } from '../../model/lookup.ts';
import { triggersOf, watch } from '../../powers/in-force.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { limitOpen } from '../../powers/limits.ts';
import { receivers } from '../../traits/receivers.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { clauseEffects } from '../../model/force.ts';

/** What a player still has to do in the Effects Phase. @rule PC-ROUND-06 */
export type EffectsItem =
  | { readonly of: 'power'; readonly use: PowerUse }
  | { readonly of: 'return'; readonly model: ModelId };

export const itemKey = (item: EffectsItem): string =>
  item.of === 'return' ? `return ${item.model}` : `${item.use.owner} ${item.use.power} ${item.use.index}`;

export const effectsPhase = watch('effectsPhase');

/** Powers of the Team that are due, and models of it that come back from Climb High. */
export function itemsOf(w: World, team: TeamId, done: readonly string[]): EffectsItem[] {
  const powers = modelsOnTable(w)
    .filter(({ id }) => teamOf(w, id) === team)
    .flatMap(({ id: owner }) =>
      effectsPhase(w, owner).flatMap(({ clause, name }, index): EffectsItem[] => {
        const due = limitOpen(w, owner, name, clause.limit) && holds(w, clause.when, owner, owner, {});
        const use = { owner, power: name, at: 'effectsPhase', index, subject: null };
        return due ? [{ of: 'power', use }] : [];
      }),
    );
  const returns = Object.values(w.state.models)
    .filter(({ id, status }) => status === 'aloft' && teamOf(w, id) === team)
    .map(({ id }): EffectsItem => ({ of: 'return', model: id }));
  return [...powers, ...returns].filter((item) => !done.includes(itemKey(item)));
}

/** Something that one item changes, or looks at: a word, and whose it is. */
interface Touch {
  readonly what: string;
  readonly whose: readonly ModelId[] | TeamId | 'table';
}

interface Footprint {
  readonly changes: readonly Touch[];
  readonly looksAt: readonly Touch[];
}

/** What an Effect changes of its receivers, and what else decides what comes of it. */
const EFFECTS: Readonly<Record<string, { readonly changes: string; readonly looksAt: readonly string[] }>> = {
  heal: { changes: 'healed', looksAt: ['hurt'] },
  damage: { changes: 'hurt', looksAt: ['healed'] },
  fatigue: { changes: 'tired', looksAt: ['rested'] },
  powerUp: { changes: 'boosted', looksAt: [] },
  attack: { changes: 'conditions', looksAt: [] },
  defend: { changes: 'conditions', looksAt: [] },
  spectral: { changes: 'conditions', looksAt: ['removed'] },
  remove: { changes: 'removed', looksAt: ['conditions', 'tired'] },
  lasting: { changes: 'lasting', looksAt: [] },
};

/** What a condition or a choice of models looks at on the whole table. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  near: ['place', 'hurt'],
  notNear: ['place', 'hurt'],
  btb: ['place', 'hurt'],
  notBtb: ['place', 'hurt'],
  within: ['place', 'hurt'],
  hp: ['hurt', 'healed'],
  fullHealth: ['hurt', 'healed'],
  state: ['conditions', 'removed'],
  team: ['hurt'],
};

function lookedAt(keys: readonly string[]): Touch[] {
  return keys.flatMap((key) => (LOOKS[key] ?? []).map((what): Touch => ({ what, whose: 'table' })));
}

function ofEffect(w: World, owner: ModelId, effect: ClauseEffect): Footprint {
  const to = 'to' in effect ? effect.to : undefined;
  const whose = effect.fx === 'ap' ? teamOf(w, owner) : receivers(w, owner, to, null);
  const known = EFFECTS[effect.fx] ?? { changes: effect.fx === 'ap' ? 'ap' : 'place', looksAt: [] };
  const rested =
    effect.fx === 'remove' && [effect.of].flat().some((word) => word?.toLowerCase() === 'fatigue');
  const chosen = typeof to === 'object' ? Object.keys(to satisfies Selector) : [];
  return {
    changes: [{ what: known.changes, whose }, ...(rested ? [{ what: 'rested', whose }] : [])],
    looksAt: [...known.looksAt.map((what) => ({ what, whose })), ...lookedAt(chosen)],
  };
}

/** Whoever pays must have it: what another item gives may come in time. */
function ofCost(w: World, owner: ModelId, { cost }: AtClause): Footprint {
  const own = [owner];
  const { ap, fatigue, damage, powerUpDice } = cost ?? {};
  return {
    changes: [
      ...(damage === undefined ? [] : [{ what: 'hurt', whose: own }]),
      ...(fatigue === undefined ? [] : [{ what: 'tired', whose: own }]),
    ],
    looksAt: [
      ...(ap === undefined ? [] : [{ what: 'ap', whose: teamOf(w, owner) }]),
      ...(fatigue === undefined ? [] : [{ what: 'rested', whose: own }]),
      ...(damage === undefined ? [] : [{ what: 'healed', whose: own }]),
      ...(powerUpDice === undefined ? [] : [{ what: 'boosted', whose: own }]),
    ],
  };
}

function footprintOf(w: World, item: EffectsItem): Footprint {
  if (item.of === 'return') return { changes: [{ what: 'place', whose: 'table' }], looksAt: [] };
  const { owner, at, index } = item.use;
  const clause = triggersOf(w, owner, at)[index]?.clause;
  if (clause === undefined) return { changes: [], looksAt: [] };
  const parts = clauseEffects(clause).map((effect) => ofEffect(w, owner, effect));
  const all = [...parts, ofCost(w, owner, clause)];
  return {
    changes: all.flatMap((part) => part.changes),
    looksAt: [...all.flatMap((part) => part.looksAt), ...lookedAt(Object.keys(clause.when ?? {}))],
  };
}

const cardsOf = (w: World, models: readonly ModelId[]): readonly CardId[] =>
  models.map((id) => (w.state.models[id] === undefined ? id : cardOf(w, id).id));

function meets(w: World, a: Touch, b: Touch): boolean {
  if (a.what !== b.what) return false;
  if (a.whose === 'table' || b.whose === 'table') return true;
  if (typeof a.whose === 'string' || typeof b.whose === 'string') return a.whose === b.whose;
  const cards = cardsOf(w, b.whose);
  return cardsOf(w, a.whose).some((card) => cards.includes(card));
}

/** Would it make a difference which of the two comes first? */
function interact(w: World, a: Footprint, b: Footprint): boolean {
  const bears = (one: Footprint, other: Footprint): boolean =>
    one.changes.some((change) => other.looksAt.some((look) => meets(w, change, look)));
  return bears(a, b) || bears(b, a);
}

/** The order of these matters, so that their player chooses it. @rule PC-ROUND-06 */
export function orderOpen(w: World, items: readonly EffectsItem[]): boolean {
  const prints = items.map((item) => footprintOf(w, item));
  return prints.some((one, at) => prints.slice(at + 1).some((other) => interact(w, one, other)));
}
