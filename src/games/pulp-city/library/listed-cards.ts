import type { Refusal } from '../../../kernel/game-system.ts';
import type { OwnFile } from '../../../app/own-cards.ts';
import type { CardEdition } from '../../../systems/pulp-city/cards/load.ts';
import type { CardError } from '../../../systems/pulp-city/cards/errors.ts';
import {
  type CardFinding,
  type Playable,
  cardFinding,
} from '../../../systems/pulp-city/view/setup/own-cards.ts';

/** What is wrong, and where it stands in the player's file. */
export interface PlacedFault {
  readonly error: CardError | null;
  /** The whole file is refused; null: it is no JSON, or it holds no card. */
  readonly refused?: Refusal | null;
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

const NOT_JSON = ['file.empty', 'file.truncated', 'file.notJson'];

function unreadFault({ refused }: OwnFile): PlacedFault {
  const place = (word: string): number => Math.max(1, Number(refused?.params[word] ?? 1));
  const told = refused === null || NOT_JSON.includes(refused.code) ? null : refused;
  return { error: null, refused: told, line: place('line'), column: place('column') };
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
    faults: [unreadFault(own)],
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
