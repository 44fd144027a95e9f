import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { Place } from '../../../lab/deal.ts';
import { type Done, reachedIn } from '../../../lab/shards.ts';
import { matchUpsOf, type Study } from '../../../lab/study.ts';
import type { EncounterResult } from '../../../lab/told.ts';
import { worthSeeing } from '../../../lab/worth-seeing.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { factorValue, listName } from './words.ts';

interface WorthSeeingProps {
  readonly study: Study;
  readonly done: Done;
  readonly tables: readonly TableLayout[];
  /** What is being played again for a replay; null: nothing. */
  readonly opening: Place | null;
  readonly onLook: (place: Place) => void;
}

const ENDS = ['lost', 'tied', 'won'] as const;
type End = (typeof ENDS)[number];
const SCORES: Readonly<Record<End, number>> = { lost: 0, tied: 0.5, won: 1 };
/** More are not listed at a time. */
const PAGE = 30;

/** Encounters to be looked at as replays: five that tell something, and all the others. */
export function WorthSeeing({ study, done, tables, opening, onLook }: WorthSeeingProps) {
  const t = useT();
  const sights = useMemo(() => worthSeeing(study, done), [study, done]);
  const [listing, setListing] = useState(false);
  return (
    <Panel
      label={t('laboratory.sights')}
      head={
        <>
          {t('laboratory.sights')} <small>{t('laboratory.sights.head')}</small>
        </>
      }
    >
      <div className="lab-sights">
        {sights.length === 0 && <p className="lab-note">{t('laboratory.none')}</p>}
        {sights.map(({ sight, result }) => (
          <Sight
            key={sight}
            title={t(`laboratory.sight.${sight}`)}
            {...{ study, result, tables, opening, onLook }}
          />
        ))}
        {sights.length > 0 && (
          <Button icon="menu" onPress={() => setListing(true)}>
            {t('laboratory.sights.all')}
          </Button>
        )}
      </div>
      <Dialog
        open={listing}
        title={t('laboratory.sights.all')}
        closeLabel={t('common.close')}
        onClose={() => setListing(false)}
      >
        <AllEncounters {...{ study, done, tables, opening, onLook }} />
      </Dialog>
    </Panel>
  );
}

interface SightProps extends Omit<WorthSeeingProps, 'done'> {
  readonly title: string;
  readonly result: EncounterResult;
}

function Sight({ title, study, result, tables, opening, onLook }: SightProps) {
  const t = useT();
  const { matchUp, number, at, first, second } = result;
  const isOpening = opening?.matchUp === matchUp && opening.number === number;
  const other = matchUpsOf(study).find(({ id }) => id === matchUp)?.second ?? '';
  return (
    <button
      type="button"
      className="sight"
      aria-disabled={opening !== null || undefined}
      onClick={() => {
        if (opening === null) onLook({ matchUp, number });
      }}
    >
      <Icon name="play" size={16} />
      <span className="sight__words">
        <b>{title}</b>
        <span>
          {isOpening
            ? t('laboratory.sight.opening')
            : t('laboratory.sight.line', {
                other: listName(study, other, t),
                plot: factorValue(study, 'plot', at['plot'] ?? '', t, tables),
                table: factorValue(study, 'table', at['table'] ?? '', t, tables),
              })}
        </span>
      </span>
      <em>
        {t('laboratory.sight.score', {
          first: formatNumber(first.points, t.lang),
          second: formatNumber(second.points, t.lang),
        })}
      </em>
    </button>
  );
}

function AllEncounters({ study, done, tables, opening, onLook }: WorthSeeingProps) {
  const t = useT();
  const [end, setEnd] = useState<End>('lost');
  const [from, setFrom] = useState(0);
  const results = useMemo(
    () =>
      matchUpsOf(study)
        .filter(({ why }) => why !== 'mirror')
        .flatMap((matchUp) => reachedIn(study, matchUp, done).results),
    [study, done],
  );
  const found = results.filter(({ score }) => score === SCORES[end]);
  return (
    <div className="lab-sights">
      <Segments
        label={t('laboratory.sights.end')}
        value={end}
        onChange={(next) => {
          setEnd(next);
          setFrom(0);
        }}
        options={ENDS.map((value) => ({
          value,
          text: t(`laboratory.end.${value}`, {
            n: results.filter(({ score }) => score === SCORES[value]).length,
          }),
        }))}
      />
      {found.slice(from, from + PAGE).map((result) => (
        <Sight
          key={`${result.matchUp} ${result.number}`}
          title={t('laboratory.sight.number', { n: result.number + 1 })}
          {...{ study, result, tables, opening, onLook }}
        />
      ))}
      {found.length > PAGE && (
        <div className="buttons">
          <Button
            icon="left"
            closed={from === 0 ? '' : null}
            onPress={() => setFrom(Math.max(0, from - PAGE))}
          >
            {t('laboratory.page.before')}
          </Button>
          <Button
            icon="right"
            closed={from + PAGE >= found.length ? '' : null}
            onPress={() => setFrom(from + PAGE)}
          >
            {t('laboratory.page.next')}
          </Button>
        </div>
      )}
    </div>
  );
}
