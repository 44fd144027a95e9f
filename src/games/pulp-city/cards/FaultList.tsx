import type { Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { errorAdvice, errorWords } from '../words/card-errors.ts';
import { faultWords } from '../words/faults.ts';
import type { ListedCard, PlacedFault } from '../library/listed-cards.ts';

function whatWords(t: Translator, { error, refused = null }: PlacedFault): string {
  if (refused !== null) return faultWords(t, refused);
  if (error === null) return t('cards.notJson');
  return errorWords(t, error);
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
  return errorAdvice(t, error);
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
