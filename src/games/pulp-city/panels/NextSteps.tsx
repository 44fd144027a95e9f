import { useT } from '../../../i18n/use-t.ts';
import { type Later, afterwards } from '../../../systems/pulp-city/view/actions/next-steps.ts';
import { useGame, useWorld } from '../use-game.ts';
import { cardName, thingName } from '../words/names.ts';
import { effectWords, reckonFor } from '../words/actions.ts';

const MOST = 3;

/** What goes on after this question, so that nobody loses the thread of Reactions and Effects. */
export function Afterwards() {
  const w = useWorld();
  const { rest } = useGame();
  const t = useT();
  const later = afterwards(w, rest.stack).slice(0, MOST);
  if (later.length === 0) return null;
  const words = (one: Later): string => {
    switch (one.what) {
      case 'effect':
        return t('play.next.effect', {
          effect: effectWords(t, one.node, reckonFor(w, one.target)),
          name: thingName(w, t, one.target),
        });
      case 'action':
        return t('play.next.action', { action: one.action, name: thingName(w, t, one.model) });
      case 'activation':
        return t('play.next.activation', { name: cardName(w, one.card) });
    }
  };
  return (
    <ol className="afterwards" aria-label={t('play.next.label')}>
      {later.map((one, place) => (
        <li key={`${place} ${words(one)}`}>
          {place === 0 && <span className="label">{t('play.next.then')}</span>} {words(one)}
        </li>
      ))}
    </ol>
  );
}
