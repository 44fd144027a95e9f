import { useMemo } from 'react';
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
import { type End, ENDS, nameOf, type Opened, useOpened } from './opened.ts';
import { factorValue, listName } from './words.ts';

interface WorthSeeingProps {
  readonly study: Study;
  readonly done: Done;
  readonly tables: readonly TableLayout[];
  /** What is being played again for a replay; null: nothing. */
  readonly opening: Place | null;
  readonly onLook: (place: Place) => void;
}

const SCORES: Readonly<Record<End, number>> = { lost: 0, tied: 0.5, won: 1 };
/** More are not listed at a time. */
const PAGE = 30;

/** Encounters to be looked at as replays: five that tell something, and all the others. */
export function WorthSeeing({ study, done, tables, opening, onLook }: WorthSeeingProps) {
  const t = useT();
  const sights = useMemo(() => worthSeeing(study, done), [study, done]);
  const [{ listing }, change] = useOpened();
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
          <Button icon="menu" onPress={() => change({ listing: { end: 'lost', from: 0 } })}>
            {t('laboratory.sights.all')}
          </Button>
        )}
      </div>
      <Dialog
        open={listing !== null}
        title={t('laboratory.sights.all')}
        closeLabel={t('common.close')}
        onClose={() => change({ listing: null })}
      >
        {listing !== null && (
          <AllEncounters
            {...{ study, done, tables, opening, onLook, listing }}
            onList={(next) => change({ listing: next })}
          />
        )}
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
      data-replays={nameOf({ matchUp, number })}
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

type Listing = NonNullable<Opened['listing']>;

interface AllEncountersProps extends WorthSeeingProps {
  readonly listing: Listing;
  readonly onList: (listing: Listing) => void;
}

function AllEncounters({ study, done, tables, opening, onLook, listing, onList }: AllEncountersProps) {
  const t = useT();
  const { end, from } = listing;
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
        onChange={(next) => onList({ end: next, from: 0 })}
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
            onPress={() => onList({ end, from: Math.max(0, from - PAGE) })}
          >
            {t('laboratory.page.before')}
          </Button>
          <Button
            icon="right"
            closed={from + PAGE >= found.length ? '' : null}
            onPress={() => onList({ end, from: from + PAGE })}
          >
            {t('laboratory.page.next')}
          </Button>
        </div>
      )}
    </div>
  );
}
