import { useT } from '../../../i18n/use-t.ts';
import type { Answer, Cell, MatchUpAnswer } from '../../../lab/answer.ts';
import type { Study } from '../../../lab/study.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { IntervalBar } from './IntervalBar.tsx';
import { Signs } from './ListRow.tsx';
import { FACTORS, useOpened } from './opened.ts';
import { fieldOf } from './question.ts';
import { claimOf, factorValue, listName, percent, range } from './words.ts';

interface MatchUpsProps {
  readonly study: Study;
  readonly answer: Answer;
  readonly tables: readonly TableLayout[];
}

/** More Plots or tables than stand beside each other with room about them. */
const MANY = 6;

/** Below so many Encounters a share says next to nothing. */
const FEW = 20;

/** Every match-up with its interval, and taken apart by Plot or by table. */
export function MatchUps({ study, answer, tables }: MatchUpsProps) {
  const t = useT();
  const [{ factor: chosen }, change] = useOpened();
  const open = FACTORS.filter((factor) => (study.factors[factor] ?? []).length > 1);
  const factor = open.includes(chosen) ? chosen : (open[0] ?? null);
  const values = factor === null ? [] : (study.factors[factor] ?? []);
  const rows = [...answer.matchUps, ...(answer.together === null ? [] : [answer.together])];
  return (
    <Panel
      label={t('laboratory.matchUps')}
      className="lab-matchups"
      head={
        <>
          <span>{t('laboratory.matchUps.head', { list: listName(study, study.list, t) })}</span>
          <span className="lab-legend">
            {(['above', 'below', 'cannotTell'] as const).map((verdict) => (
              <span key={verdict}>
                <i data-verdict={verdict} /> {t(`laboratory.legend.${verdict}`)}
              </span>
            ))}
          </span>
        </>
      }
    >
      {open.length > 1 && (
        <div className="lab-matchups__by">
          <Segments
            label={t('laboratory.by')}
            value={factor ?? 'plot'}
            onChange={(next) => change({ factor: next })}
            options={open.map((value) => ({ value, text: t(`laboratory.by.${value}`) }))}
          />
        </div>
      )}
      <section
        className="lab-scroll"
        aria-label={t('laboratory.matchUps.head', { list: listName(study, study.list, t) })}
        tabIndex={0}
      >
        <table className="lab-table" data-many={values.length > MANY || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('laboratory.against')}</th>
              <th scope="col" colSpan={2}>
                {t('laboratory.all')}
              </th>
              {values.map((value) => (
                <th key={value} scope="col">
                  {factorValue(study, factor ?? 'plot', value, t, tables)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.matchUp.id} study={study} row={row} cells={row.by[factor ?? ''] ?? []} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

interface RowProps {
  readonly study: Study;
  readonly row: MatchUpAnswer;
  readonly cells: readonly Cell[];
}

function Row({ study, row, cells }: RowProps) {
  const t = useT();
  const { matchUp, score, games, wanted } = row;
  const { lists, profiles } = fieldOf(study);
  const isMirror = matchUp.why === 'mirror';
  const isAll = matchUp.second === 'together';
  const team = lists[isMirror ? matchUp.first : matchUp.second];
  const claim = claimOf(row);
  const verdict = claim === 'above' || claim === 'below' ? claim : 'cannotTell';
  const name = isMirror
    ? t('laboratory.mirror.row')
    : isAll
      ? t('laboratory.together')
      : matchUp.why === 'variant'
        ? t('laboratory.variant.row', {
            variant: listName(study, matchUp.first, t),
            list: listName(study, matchUp.second, t),
          })
        : listName(study, matchUp.second, t);
  return (
    <tr data-why={isAll ? 'together' : matchUp.why}>
      <th scope="row">
        <b>{name}</b>
        {team !== undefined && <Signs team={team} cards={profiles} side={isMirror ? 'a' : 'b'} size={14} />}
        <small>{t('laboratory.games.of', { n: games, of: wanted })}</small>
      </th>
      <td className="lab-table__score">
        {games === 0 ? (
          <span>{t('laboratory.none')}</span>
        ) : (
          <>
            <b>{percent(score.score, t)}</b>
            <small>{range(score, t)}</small>
          </>
        )}
      </td>
      <td className="lab-table__interval">{games > 0 && <IntervalBar {...score} verdict={verdict} />}</td>
      {cells.map((cell) => (
        <CellOf key={cell.value} cell={cell} />
      ))}
    </tr>
  );
}

function CellOf({ cell }: { readonly cell: Cell }) {
  const t = useT();
  if (cell.games === 0)
    return (
      <td className="lab-cell" data-verdict="none">
        <span className="visually-hidden">{t('laboratory.none')}</span>
      </td>
    );
  const isFew = cell.games < FEW;
  const verdict = isFew ? 'few' : cell.verdict;
  return (
    <td className="lab-cell" data-verdict={verdict}>
      <b>
        {verdict === 'above' && <span aria-hidden>▲ </span>}
        {verdict === 'below' && <span aria-hidden>▼ </span>}
        {percent(cell.score, t)}
      </b>
      <small>{isFew ? t('laboratory.few', { n: cell.games }) : range(cell, t)}</small>
      {!isFew && <span className="visually-hidden">{t(`laboratory.legend.${cell.verdict}`)}</span>}
    </td>
  );
}
