import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { ALIGNMENTS } from '../../../systems/pulp-city/model/keywords.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import './filter-bar.css';
import { choicesOf, type Facet, type Filters, NO_FILTERS } from './find.ts';

const FACETS = [
  'kind',
  'role',
  'level',
  'faction',
  'does',
  'origin',
  'element',
] as const satisfies readonly Facet[];

interface FilterBarProps {
  readonly cards: readonly CardProfile[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Search and filters of cards: two chips for the sides, the rest one tap away. */
export function FilterBar({ cards, filters, onChange }: FilterBarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const set = (facet: keyof Filters, value: string): void => onChange({ ...filters, [facet]: value });
  const active = FACETS.filter((facet) => filters[facet] !== '').length;
  return (
    <div className="filter-bar" role="search" aria-label={t('browse.title')}>
      <input
        type="search"
        className="filter-bar__search"
        aria-label={t('browse.search')}
        placeholder={t('browse.search.hint', { n: cards.length })}
        value={filters.text}
        onChange={(event) => set('text', event.target.value)}
      />
      <div className="filter-bar__chips">
        {ALIGNMENTS.map((side) => (
          <button
            key={side}
            type="button"
            className="chip"
            aria-pressed={filters.alignment === side}
            onClick={() => set('alignment', filters.alignment === side ? '' : side)}
          >
            {t(`browse.side.${side}`)}
          </button>
        ))}
        <button
          type="button"
          className="chip"
          data-active={active > 0}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {active === 0 ? t('browse.more') : t('browse.moreOf', { n: active })}
        </button>
      </div>
      {open && (
        <div className="filter-bar__facets">
          {FACETS.map((facet) => (
            <label key={facet} className="filter-bar__facet" data-set={filters[facet] !== ''}>
              <span className="label">{t(`browse.facet.${facet}`)}</span>
              <select value={filters[facet]} onChange={(event) => set(facet, event.target.value)}>
                <option value="">{t('browse.any')}</option>
                {choicesOf(t, facet, cards).map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button narrow icon="undo" onPress={() => onChange({ ...NO_FILTERS, text: filters.text })}>
            {t('browse.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
