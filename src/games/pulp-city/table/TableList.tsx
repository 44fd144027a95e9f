import { memo } from 'react';
import { formatInches } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import { citizenOutlooks } from '../../../systems/pulp-city/view/table/citizens.ts';
import { shownModels } from '../../../systems/pulp-city/view/table/models.ts';
import { sightBetween } from '../../../systems/pulp-city/view/actions/targets.ts';
import { shownPieces } from '../../../systems/pulp-city/view/table/pieces.ts';
import { useWorld } from '../use-game.ts';
import { citizenLine } from '../words/citizens.ts';
import { pieceLine } from '../words/pieces.ts';
import { sayIn } from '../words/say.ts';
import { modelName, teamName } from '../words/names.ts';

interface TableListProps {
  /** The model that acts: distances and sight are told from it. */
  readonly from: string | null;
  readonly onPick: (id: string) => void;
  readonly onPickPiece: (id: string) => void;
}

/** The table in words, for readers and for keys; seen while the focus is in it. */
export const TableList = memo(function TableList({ from, onPick, onPickPiece }: TableListProps) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  return (
    <div className="table-list">
      <ul aria-label={t('play.table.list')} data-list="models">
        {shownModels(w).map((facts) => {
          const name = modelName(w, facts.id);
          const team = teamName(w, t, facts.team);
          const about = { name, team, n: facts.health, max: facts.healthMax };
          const words = (): string => {
            if (facts.status === 'ko') return t('play.table.ko', { name, team });
            const source = from === null ? undefined : w.state.models[from];
            if (source === undefined || source.status !== 'table' || from === null || from === facts.id)
              return t('play.table.model', about);
            const seen = sightBetween(w, from, facts.id);
            return t('play.table.modelAt', {
              ...about,
              length: formatInches(seen.gap.horizontal, t.lang),
              sight: seen.visible ? 'seen' : 'hidden',
            });
          };
          return (
            <li key={facts.id}>
              <button type="button" data-model={facts.id} onClick={() => onPick(facts.id)}>
                {words()}
              </button>
            </li>
          );
        })}
        {citizenOutlooks(w).map((outlook) => (
          <li key={outlook.model}>
            <button type="button" onClick={() => onPick(outlook.model)}>
              {citizenLine(say, outlook)}
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label={t('play.table.pieces')}>
        {shownPieces(w).map((facts) => (
          <li key={facts.id}>
            <button type="button" onClick={() => onPickPiece(facts.id)}>
              {pieceLine(say, facts)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
