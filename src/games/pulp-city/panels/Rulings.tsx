import { useMemo, useState } from 'react';
import { RULE_IDS, type RuleText, ruleText } from '../../../i18n/rules.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { useGameOrNull } from '../use-game.ts';
import { wordsWanted, holdsAll } from '../words/glossary.ts';

const SHOWN = 40;

/** Every ruling of ours, found by a word of its rule or of itself. */
export function Rulings({ onRule }: { readonly onRule: (id: string) => void }) {
  const t = useT();
  const edition = useGameOrNull()?.setup.edition ?? EDITION_IDS[0];
  const [wanted, setWanted] = useState('');
  const all = useMemo(
    () =>
      RULE_IDS.map((id) => ruleText(id, edition, t.lang)).filter(
        (rule): rule is RuleText => rule?.ruling !== undefined,
      ),
    [edition, t],
  );
  const words = wordsWanted(wanted);
  const found = all.filter(({ id, title, ruling = '' }) => holdsAll(`${id} ${title} ${ruling}`, words));
  return (
    <section className="rulings">
      <p className="ask-text">{t('menu.rulings.note')}</p>
      <input
        className="field"
        type="search"
        aria-label={t('menu.rulings.search')}
        placeholder={t('menu.rulings.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && <p className="ask-text">{t('menu.rulings.none')}</p>}
      <ul className="rulings__list">
        {found.slice(0, SHOWN).map((rule) => (
          <li key={rule.id}>
            <button type="button" className="ruling" data-rule={rule.id} onClick={() => onRule(rule.id)}>
              <b>{rule.title}</b>
              <span>{rule.ruling}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className="ask-text">{t('menu.rulings.more', { n: found.length - SHOWN })}</p>
      )}
    </section>
  );
}
