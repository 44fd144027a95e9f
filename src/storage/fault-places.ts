import type { Refusal } from '../kernel/game-system.ts';
import { type JsonPlace, type PlaceOf, jsonPlaces } from './json-places.ts';

/** Faults that name a place inside the set-up (`inSetup`) are told the line and column of the file they were read from. */
export function withFilePlaces(fault: Refusal, text: string): Refusal {
  const named = [fault, ...(fault.because ?? [])].some(({ params }) => 'inSetup' in params);
  return named ? placed(fault, jsonPlaces(text)) : fault;
}

function placed(fault: Refusal, placeOf: PlaceOf): Refusal {
  const { params, because } = fault;
  const { inSetup, line, column } = params;
  const within: JsonPlace | undefined =
    typeof line === 'number' && typeof column === 'number' && line > 0 ? { line, column } : undefined;
  const place = typeof inSetup === 'string' ? placeOf(`setup.${inSetup}`, within) : null;
  return {
    ...fault,
    // As texts: a line is no quantity, and gets no thousands separator.
    params: place === null ? params : { ...params, line: `${place.line}`, column: `${place.column}` },
    ...(because === undefined ? {} : { because: because.map((one) => placed(one, placeOf)) }),
  };
}
