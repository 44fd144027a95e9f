import type { Translator } from '../../../../i18n/translate.ts';
import { percent } from './figures.ts';
import './odds.css';

interface FigureCellProps {
  readonly t: Translator;
  readonly share: number;
  /** What else the row is worth. */
  readonly under?: string;
}

/** The chance of one row against one answer; its tint goes in steps of a tenth. */
export function FigureCell({ t, share, under }: FigureCellProps) {
  return (
    <span className="figure-cell" data-tenth={Math.min(9, Math.floor(share * 10))}>
      <b>{percent(t, share)}</b>
      {under !== undefined && <small>{under}</small>}
    </span>
  );
}
