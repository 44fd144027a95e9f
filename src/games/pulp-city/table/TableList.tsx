import { memo, useMemo } from 'react';
import type { Translator } from '../../../i18n/translate.ts';
import { formatInches } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import { citizenOutlooks } from '../../../systems/pulp-city/view/table/citizens.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { type ModelFacts, shownModels } from '../../../systems/pulp-city/view/table/models.ts';
import { sightBetween } from '../../../systems/pulp-city/view/actions/targets.ts';
import { type PieceFacts, shownPieces } from '../../../systems/pulp-city/view/table/pieces.ts';
import { useRested } from '../../../ui/shell/use-rested.ts';
import { isFilledIn } from '../words/filled-in.ts';
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
  const t = useT();
  const w = useWorld();
  const now = useMemo(() => ({ w, from }), [w, from]);
  // Two dozen lines of sight: the picture does not wait for them, and between two of them the page answers.
  const told = useRested(now);
  return (
    <div className="table-list" aria-busy={told !== now}>
      <ul aria-label={t('play.table.list')} data-list="models">
        {told !== null && <Models {...told} onPick={onPick} />}
      </ul>
      <ul aria-label={t('play.table.pieces')}>
        {told !== null && <Pieces w={told.w} onPick={onPickPiece} />}
      </ul>
    </div>
  );
});

interface ModelsProps {
  readonly w: World;
  readonly from: string | null;
  readonly onPick: (id: string) => void;
}

const Models = memo(function Models({ w, from, onPick }: ModelsProps) {
  const say = sayIn(w, useT());
  return (
    <>
      {shownModels(w).map((facts) => (
        <ModelLine key={facts.id} w={w} facts={facts} from={from} onPick={onPick} />
      ))}
      {citizenOutlooks(w).map((outlook) => (
        <li key={outlook.model}>
          <button type="button" onClick={() => onPick(outlook.model)}>
            {citizenLine(say, outlook)}
          </button>
        </li>
      ))}
    </>
  );
});

interface ModelLineProps extends ModelsProps {
  readonly facts: ModelFacts;
}

/** Each line a component of its own, so that the page can answer between two of them. */
function ModelLine({ w, facts, from, onPick }: ModelLineProps) {
  const t = useT();
  return (
    <li>
      <button type="button" data-model={facts.id} onClick={() => onPick(facts.id)}>
        {modelLine(w, t, facts, from)}
        {isFilledIn(facts.profile) && ` · ${t('cards.partial.filled')}`}
      </button>
    </li>
  );
}

function modelLine(w: World, t: Translator, facts: ModelFacts, from: string | null): string {
  const name = modelName(w, facts.id);
  const team = teamName(w, t, facts.team);
  const about = { name, team, n: facts.health, max: facts.healthMax };
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
}

interface PiecesProps {
  readonly w: World;
  readonly onPick: (id: string) => void;
}

const Pieces = memo(function Pieces({ w, onPick }: PiecesProps) {
  return shownPieces(w).map((facts) => <PieceItem key={facts.id} w={w} facts={facts} onPick={onPick} />);
});

interface PieceItemProps extends PiecesProps {
  readonly facts: PieceFacts;
}

function PieceItem({ w, facts, onPick }: PieceItemProps) {
  return (
    <li>
      <button type="button" onClick={() => onPick(facts.id)}>
        {pieceLine(sayIn(w, useT()), facts)}
      </button>
    </li>
  );
}
