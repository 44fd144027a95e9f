import * as v from 'valibot';
import type { ActionProfile } from '../model/profile.ts';
import { printBar } from '../notation/print.ts';

const readCard = v.looseObject({ actions: v.array(v.looseObject({ id: v.string(), attack: v.string() })) });

/**
 * A card as a file has it, from a profile that was read before (a saved set-up holds those): its Actions become bars
 * again, so that every card goes through one check. Anything else is handed on as it is.
 */
export function cardFileOf(json: unknown): unknown {
  if (!v.is(readCard, json)) return json;
  const { textActions: _, ...card } = json;
  return {
    ...card,
    actions: json.actions.map((action) => {
      const { id, specials } = action;
      return { id, bar: barOf(action), ...(specials === undefined ? {} : { specials }) };
    }),
  };
}

/** What cannot be printed is no bar: the reader says so, with the card and the place. */
function barOf(action: unknown): string {
  try {
    return printBar(action as ActionProfile, 'en');
  } catch {
    return '';
  }
}
