import { bookWords } from '../../../../i18n/translate.ts';
import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import type { ActionProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { printBar } from '../../../../systems/pulp-city/notation/print.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { actionLine, cardText, effectsWords, priceWords, type Reckon } from '../../words/actions.ts';
import { ByHand } from './ByHand.tsx';
import { Told } from './Told.tsx';

interface ActionEntryProps {
  readonly action: ActionProfile;
  readonly reckon: Reckon;
  readonly told: boolean;
  /** Whose card it is, in play. */
  readonly model: ModelId | null;
}

/** One Action to read: its line in words, its SFX, and the bar as the book writes it on request. */
export function ActionEntry({ action, reckon, told, model }: ActionEntryProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { ap, prices, combinable, sfx, specials = [] } = action;
  return (
    <li className="entry">
      <span className="action__cost" data-fatigue={ap === null}>
        {ap === null ? <Icon name="people" size={20} /> : ap}
      </span>
      <div className="entry__words">
        <p className="entry__name">
          {action.name}
          {combinable && <span className="tag">{t('bar.combinable')}</span>}
          {prices.map((price, place) => (
            // The same price may stand there twice.
            <span key={`${price.of}-${place}`} className="tag">
              {priceWords(t, price)}
            </span>
          ))}
        </p>
        <p className="entry__line">{actionLine(t, action, reckon)}</p>
        {sfx.length > 0 && (
          <ul className="entry__sfx" aria-label={t('bar.sfx')}>
            {sfx.map((choice) => {
              const words = effectsWords(t, choice.effects, reckon);
              return (
                <li key={words}>
                  <Icon name="star" size={14} /> {words}
                </li>
              );
            })}
          </ul>
        )}
        {specials.map((special) => (
          <div key={special.id} className="entry__special">
            <b>{special.name}</b>{' '}
            {special.coverage !== 'full' && <span className="tag">{t(`coverage.${special.coverage}`)}</span>}{' '}
            {cardText(t, special)}
            {told && <Told power={special} aura={action.uses.some(({ type }) => type === 'AUR')} />}
            <ByHand power={special} model={model} />
          </div>
        ))}
        {open && <p className="entry__bar">{printBar(action, bookWords(t.lang))}</p>}
      </div>
      <button
        type="button"
        className="entry__toggle"
        aria-expanded={open}
        aria-label={t('cardSheet.bar')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="book" size={18} />
      </button>
    </li>
  );
}
