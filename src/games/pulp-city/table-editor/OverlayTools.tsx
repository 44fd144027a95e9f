import { useT } from '../../../i18n/use-t.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { SEEN_BASE } from '../../../systems/pulp-city/view/table/sight-map.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import type { IconName } from '../../../ui/kit/icons.ts';
import { useApp } from '../use-game.ts';
import { OVERLAYS, type OverlayId, type Overlays } from './use-overlays.ts';

const SIGN_OF: Readonly<Record<OverlayId, IconName>> = { sight: 'eye', plot: 'flag', citizens: 'citizen' };

/** What to show over the table, and how to read it. */
export function OverlayTools({ overlays }: { readonly overlays: Overlays }) {
  const t = useT();
  return (
    <fieldset className="segments" aria-label={t('tables.show')}>
      {OVERLAYS.map((id) => (
        <button key={id} type="button" aria-pressed={overlays.on.has(id)} onClick={() => overlays.toggle(id)}>
          <Icon name={SIGN_OF[id]} size={18} /> {t(`tables.show.${id}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The legend of what is shown, a line each. */
export function OverlayLegend({ overlays }: { readonly overlays: Overlays }) {
  const t = useT();
  const { on, missing, citizens } = overlays;
  if (on.size === 0) return null;
  return (
    <ul className="plan-legend" aria-label={t('tables.legend')}>
      {on.has('sight') && (
        <li>
          {missing.has('sight') ? (
            t('tables.legend.faults')
          ) : (
            <>
              <Swatch look="hidden" /> {t('tables.legend.hidden')} <Swatch look="covered" />{' '}
              {t('tables.legend.covered')} <span>{t('tables.legend.eye', { n: SEEN_BASE })}</span>
            </>
          )}
        </li>
      )}
      {on.has('plot') && <PlotLine overlays={overlays} />}
      {on.has('citizens') && (
        <li>
          {missing.has('citizens') ? t('tables.legend.faults') : t('tables.legend.citizens', { n: citizens })}
        </li>
      )}
    </ul>
  );
}

function PlotLine({ overlays }: { readonly overlays: Overlays }) {
  const t = useT();
  const { cardRules } = useApp().services;
  const { plot, missing, plotItems } = overlays;
  const editions = EDITION_IDS.map((edition) => ({
    edition,
    plots: Object.keys(cardRules(edition)?.plots ?? {}) as PlotId[],
  }));
  const valueOf = (edition: string, id: PlotId): string => `${edition} ${id}`;
  return (
    <li>
      <select
        className="field"
        aria-label={t('term.plot')}
        value={valueOf(plot.edition, plot.plot)}
        onChange={({ target }) => {
          const found = editions
            .flatMap(({ edition, plots }) => plots.map((id) => ({ edition, plot: id })))
            .find((one) => valueOf(one.edition, one.plot) === target.value);
          if (found !== undefined) overlays.setPlot(found);
        }}
      >
        {editions.map(({ edition, plots }) => (
          <optgroup key={edition} label={edition}>
            {plots.map((id) => (
              <option key={id} value={valueOf(edition, id)}>
                {t(`plot.${id}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>{' '}
      {missing.has('plot') ? t('tables.legend.noPlot') : t('tables.legend.plot', { n: plotItems })}
    </li>
  );
}

/** Patterns that the map of sight is filled with; ids are looked up by the style sheet. */
export function SightPatterns() {
  return (
    <defs>
      <pattern id="plan-hidden" width="7" height="7" patternUnits="userSpaceOnUse">
        <path className="plan-hatch" d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6" />
      </pattern>
      <pattern id="plan-covered" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle className="plan-dot" cx="4" cy="4" r="1.5" />
      </pattern>
    </defs>
  );
}

function Swatch({ look }: { readonly look: 'hidden' | 'covered' }) {
  return (
    <svg className="plan-swatch" width="22" height="16" aria-hidden>
      <rect width="22" height="16" fill={`url(#plan-${look})`} />
    </svg>
  );
}
