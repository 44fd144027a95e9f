/** Names as the tests write them: 'Brute', 'Thug 2' (second model of the card), 'b:Thug' where both teams have one. */
import type { PlayerId } from '../../src/kernel/ids.ts';
import { ownProfile } from '../../src/systems/pulp-city/model/borrowed.ts';
import type { CardId, ModelId } from '../../src/systems/pulp-city/model/ids.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import type { State } from '../../src/systems/pulp-city/model/state.ts';

export interface Names {
  /** Ids of all models of the card, in order. */
  models(name: string): readonly ModelId[];
  model(name: string): ModelId;
  card(name: string): CardId;
  /** A model, a card's only model, or a piece of terrain; an id stays what it is. */
  target(name: string): string;
}

interface Named {
  readonly setup: EncounterSetup;
  readonly state: State;
}

/**
 * The name may also be an id.
 * @throws when nothing or more than one thing has the name.
 */
export function namesIn({ setup, state }: Named, onlyOf?: PlayerId): Names {
  const card = (wanted: string): CardId => {
    if (state.cards[wanted] !== undefined) return wanted;
    const [, prefix, bare] = /^(?:([ab]):)?(.*)$/.exec(wanted) ?? [];
    const side = prefix ?? onlyOf;
    const found = Object.values(state.cards).filter((one) => {
      const profile = setup.profiles[ownProfile(one.profile)];
      const called = [profile?.name, profile?.short, profile?.id].includes(bare);
      return called && (side === undefined || one.team === side);
    });
    const [first, second] = found;
    if (first === undefined) throw new Error(`nobody is called '${wanted}'`);
    if (second !== undefined)
      throw new Error(`both teams have a '${wanted}': write 'a:${bare}' or 'b:${bare}'`);
    return first.id;
  };
  const models = (name: string): readonly ModelId[] => {
    const id = card(name);
    return Object.values(state.models)
      .filter((model) => model.card === id)
      .map((model) => model.id);
  };
  const model = (wanted: string): ModelId => {
    if (state.models[wanted] !== undefined) return wanted;
    const numbered = /^(.*) (\d+)$/.exec(wanted);
    const isWhole = !numbered || Object.values(setup.profiles).some((profile) => profile.name === wanted);
    const ids = models(isWhole ? wanted : (numbered[1] ?? wanted));
    const id = ids[isWhole ? 0 : Number(numbered[2]) - 1];
    if (id === undefined) throw new Error(`no model '${wanted}' among ${ids.length}`);
    return id;
  };
  const target = (wanted: string): string => (state.pieces[wanted] === undefined ? model(wanted) : wanted);
  return { models, model, card, target };
}
