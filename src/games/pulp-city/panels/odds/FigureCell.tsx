import type { Translator } from '../../../../i18n/translate.ts';
import type { Figures } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { average, percent } from './figures.ts';

interface FigureCellProps {
  readonly t: Translator;
  readonly figures: Figures;
  /** The Action does Damage: else the chance of an SFX stands below. */
  readonly deals: boolean;
}

/** Chance and worth of one row against one answer; its tint goes in steps of a tenth. */
export function FigureCell({ t, figures, deals }: FigureCellProps) {
  return (
    <span className="figure-cell" data-tenth={Math.min(9, Math.floor(figures.success * 10))}>
      <b>{percent(t, figures.success)}</b>
      <small>{deals ? average(t, figures.expectedDamage) : percent(t, figures.sfx)}</small>
    </span>
  );
}
