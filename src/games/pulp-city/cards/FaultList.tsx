import { type Translator, translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardError } from '../../../systems/pulp-city/cards/errors.ts';
import { faultWords } from '../words/faults.ts';
import type { ListedCard, PlacedFault } from '../library/listed-cards.ts';

/** Words that could stand there; a sign that ends the line has no word. */
function expectedWords(t: Translator, { expected = [] }: CardError): string {
  const words = expected.map((word) => (word === '' ? t('cards.endOfBar') : word));
  const first = words.slice(0, MOST_EXPECTED).join(', ');
  return words.length > MOST_EXPECTED ? t('cards.andMore', { words: first }) : first;
}

const MOST_EXPECTED = 24;

function whatWords(t: Translator, { error, refused = null }: PlacedFault): string {
  if (refused !== null) return faultWords(t, refused);
  if (error === null) return t('cards.notJson');
  const { code, params, path, line = 0, column = 0 } = error;
  return faultWords(t, { code, params: { ...params, at: path, line, column } });
}

function placeWords(t: Translator, card: string, { error, line, column }: PlacedFault): string {
  const action = error?.params['action'];
  return action === undefined
    ? t('cards.place', { card, line, column })
    : t('cards.placeInAction', { card, action, line, column });
}

/** What the player can do about it. */
function adviceWords(t: Translator, { error, refused = null }: PlacedFault): string {
  if (refused !== null) return t('todo.card');
  if (error === null) return t('todo.json');
  const expected = expectedWords(t, error);
  const own = translateOptional(t.lang, `todo.${error.code}`, { ...error.params, expected });
  if (own !== undefined) return own;
  return expected === '' ? t('todo.card') : t('todo.expected', { expected });
}

/** Everything that keeps a card from being played: where, what, and what to do. */
export function FaultList({ card }: { readonly card: ListedCard }) {
  const t = useT();
  return (
    <ol className="card-faults" aria-label={t('cards.faults', { n: card.faults.length })}>
      {card.faults.map((fault) => {
        const what = whatWords(t, fault);
        return (
          <li key={`${fault.line} ${fault.column} ${what}`}>
            <b>{placeWords(t, card.name, fault)}</b>
            <span>{what}</span>
            <em>{adviceWords(t, fault)}</em>
          </li>
        );
      })}
    </ol>
  );
}
