import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { useGameOrNull } from '../use-game.ts';
import { allTerms, otherLanguage, plain, wordsWanted, holdsAll } from '../words/glossary.ts';
import './glossary.css';

/** The words of the game in both languages, found by either; each opens its rule. */
export function Glossary({ onRule }: { readonly onRule: (id: string) => void }) {
  const t = useT();
  const edition = useGameOrNull()?.setup.edition ?? EDITION_IDS[0];
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => allTerms(edition, t.lang), [edition, t]);
  const words = wordsWanted(wanted);
  const found = all.filter(({ word, other, text }) => holdsAll(`${word} ${other} ${text}`, words));
  const named = ({ word, other }: { readonly word: string; readonly other: string }): boolean =>
    words.some((one) => plain(`${word} ${other}`).includes(one));
  const ordered = found.toSorted((one, next) => Number(named(next)) - Number(named(one)));
  return (
    <section className="rulings">
      <p className="ask-text">{t('glossary.note')}</p>
      <input
        className="field"
        type="search"
        aria-label={t('glossary.search')}
        placeholder={t('glossary.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className="ask-text" role="status">
        {t('glossary.found', { n: found.length })}
      </p>
      <ul className="rulings__list">
        {ordered.map(({ key, rule, word, other, text }) => (
          <li key={key}>
            <button type="button" className="ruling" data-rule={rule} onClick={() => onRule(rule)}>
              <span className="term">
                <b>{word}</b>
                {other !== word && <i lang={otherLanguage(t.lang)}>{other}</i>}
              </span>
              <span className="term__text">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
