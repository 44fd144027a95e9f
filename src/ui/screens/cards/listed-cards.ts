import type { OwnFile } from '../../../app/own-cards.ts';
import type { CardEdition } from '../../../systems/pulp-city/cards/load.ts';
import type { CardError } from '../../../systems/pulp-city/cards/errors.ts';
import { type CardFinding, type Playable, cardFinding } from '../../../systems/pulp-city/view/cards-view.ts';

/** What is wrong, and where it stands in the player's file. */
export interface PlacedFault {
  readonly error: CardError | null;
  readonly line: number;
  readonly column: number;
}

export interface ListedCard {
  readonly key: string;
  readonly name: string;
  readonly playable: Playable;
  readonly finding: CardFinding | null;
  /** As it stands in its file. */
  readonly json: unknown;
  readonly faults: readonly PlacedFault[];
  /** The file of the player it comes from. */
  readonly file: { readonly id: string; readonly name: string } | null;
}

/** A card of the game. */
export function gameCard(json: Readonly<Record<string, unknown>>, edition: CardEdition): ListedCard {
  const finding = cardFinding(json, edition);
  return {
    key: String(json['id']),
    name: finding.name,
    playable: finding.playable,
    finding,
    json,
    faults: finding.errors.map((error) => ({ error, line: 0, column: 0 })),
    file: null,
  };
}

/** The cards of a file of the player's; one that cannot be read at all stands for itself. */
export function ownCards(own: OwnFile, edition: CardEdition): readonly ListedCard[] {
  const file = { id: own.id, name: own.name };
  const unread: ListedCard = {
    key: own.id,
    name: own.name,
    playable: 'not',
    finding: null,
    json: null,
    faults: [{ error: null, line: own.fault?.line ?? 1, column: own.fault?.column ?? 1 }],
    file,
  };
  if (own.cards.length === 0) return [unread];
  return own.cards.map(({ json, placeOf }, at) => {
    const finding = cardFinding(json, edition);
    const faults = finding.errors.map((error): PlacedFault => {
      const { line, column } = error;
      const within = line === undefined || column === undefined ? undefined : { line, column };
      return { error, ...placeOf(error.path, within) };
    });
    return {
      key: `${own.id} ${at}`,
      name: finding.name === '' ? own.name : finding.name,
      playable: finding.playable,
      finding,
      json,
      faults,
      file,
    };
  });
}
