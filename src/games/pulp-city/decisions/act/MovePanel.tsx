import type { ReactNode } from 'react';
import { formatAllowed, formatInches } from '../../../../i18n/units.ts';
import type { Translator } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { MoveOrder } from '../../../../systems/pulp-city/model/orders.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { isCitizen } from '../../../../systems/pulp-city/board/on-table.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import type { MoveWay } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { OwnFrame } from '../../../../ui/kit/OwnFrame.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { Segments } from '../../../../ui/kit/Segments.tsx';
import { SwitchRow } from '../../../../ui/kit/SwitchRow.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { moveLines } from '../../words/forecast.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useKeys } from '../../../../ui/shell/keys.ts';
import {
  type MoveDraft,
  beginMove,
  bends,
  dropWaypoint,
  fixWaypoint,
  levelsAt,
  nudge,
  planOf,
} from './move-plan.ts';
import { FromHere, type ThenChoice } from '../../panels/odds/FromHere.tsx';
import { sayIn } from '../../words/say.ts';
import { inches } from '../../../../geometry/units.ts';
import { movementName } from '../../words/names.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';

/** 'Blink 8 (Step Through Shadows)' */
function wayWords(t: Translator, { as, inches, power }: MoveWay): string {
  const way = t('card.movementOf', { type: movementName(t, as), x: inches });
  return power === null ? way : t('play.useBy', { as: way, power });
}

interface MovePanelProps {
  readonly by: TeamId;
  readonly ways: readonly MoveWay[];
  readonly draft: MoveDraft;
  readonly put: (draft: MoveDraft) => void;
  readonly onMove: (order: MoveOrder) => void;
  readonly onBack: () => void;
  readonly note?: string;
  /** What the model may still do after the move; null: whatever its Activation will allow. */
  readonly who?: Declarer | null;
  /** What may follow the move at once, and how the plan of both is shown and carried out. */
  readonly plan?: MovePlanParts;
  /** It is a Movement Action of an Activation: Momentum may come of it. @rule PC-BONUS-08 */
  readonly counts?: boolean;
}

/** An Action that is planned behind the move. */
export interface MovePlanParts extends ThenChoice {
  /** What the gold button says; null: nothing is planned. */
  readonly go: string | null;
  readonly closed: string | null;
  readonly panel: ReactNode;
}

/** A tenth of an inch. */
const NUDGE = inches(0.1);
const BIG_NUDGE = inches(1);

/** A move being planned: its length, what it costs, whom it meets; the table shows the rest. */
export function MovePanel({
  by,
  ways,
  draft,
  put,
  onMove,
  onBack,
  note,
  who = null,
  plan,
  counts = false,
}: MovePanelProps) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const why = useAskWhy();
  const { facts, nearest } = planOf(w, draft);
  const way = ways.find((one) => one.as === draft.as && one.power === draft.power);
  const planned = draft.end !== null;
  const bent = bends(w, draft);
  const closed = !planned
    ? t('play.move.nowhere')
    : facts.why === null
      ? (plan?.closed ?? null)
      : say.why(facts.why);
  const commit = () => {
    if (closed === null) onMove(facts.order);
  };
  const step = (dx: number, dy: number) => () => put(nudge(w, draft, dx, dy));
  useKeys({
    w: planned && bent ? () => put(fixWaypoint(draft)) : undefined,
    Backspace: planned ? () => put(dropWaypoint(draft)) : undefined,
    ArrowUp: step(0, NUDGE),
    ArrowDown: step(0, -NUDGE),
    ArrowLeft: step(-NUDGE, 0),
    ArrowRight: step(NUDGE, 0),
    'Shift+ArrowUp': step(0, BIG_NUDGE),
    'Shift+ArrowDown': step(0, -BIG_NUDGE),
    'Shift+ArrowLeft': step(-BIG_NUDGE, 0),
    'Shift+ArrowRight': step(BIG_NUDGE, 0),
  });
  const levels = levelsAt(w, draft);
  const citizen = isCitizen(w, draft.model);
  return (
    <DecisionFrame
      by={by}
      onBack={onBack}
      title={t('play.move.title', { name: say.name(draft.model) })}
      note={note ?? t(bent ? 'play.move.note' : 'play.move.noteStraight', { touch: String(draft.touch) })}
      foot={
        <>
          <Button narrow onPress={onBack}>
            {t('common.back')}
          </Button>
          <Button look="primary" closed={closed} onPress={commit} onWhy={() => why(facts.why?.rule ?? null)}>
            {plan?.go ?? t('play.moveHere')}
          </Button>
        </>
      }
    >
      <Panel className="facts-3">
        <Fact
          soFar
          value={formatInches(planned ? facts.length : 0, t.lang, facts.allowance)}
          label={t('play.move.ofType', {
            max: formatAllowed(facts.allowance, t.lang),
            type: movementName(t, draft.as),
          })}
        />
        {!citizen && (
          <Fact
            value={t('play.of', { n: facts.fatigueAfter, max: facts.fatigueMax })}
            label={t('play.move.fatigueAfter')}
          />
        )}
        <Fact value={String(facts.into.length)} label={t('play.move.contacts', { n: facts.into.length })} />
      </Panel>
      {plan?.panel}
      {ways.length > 1 && (
        <Segments
          label={t('card.movement')}
          value={way === undefined ? -1 : ways.indexOf(way)}
          options={ways.map((one, value) => ({ value, text: wayWords(t, one) }))}
          onChange={(at) => {
            const { as, power } = ways[at] ?? draft;
            put({ ...beginMove(draft.model, as, draft.paid, power), touch: draft.touch });
          }}
        />
      )}
      {levels.length > 1 && (
        <Segments
          label={t('play.move.level')}
          value={levelKey(draft)}
          options={levels.map((level) => ({ value: level, text: t(`play.level.${level}`) }))}
          onChange={(level) =>
            draft.end !== null && put({ ...draft, end: { x: draft.end.x, y: draft.end.y, level } })
          }
        />
      )}
      <div className="move-switches">
        {way !== undefined && way.whyNotCombined === null && (
          <SwitchRow
            boxed
            on={draft.combined}
            label={t('play.move.combined')}
            note={t('play.move.combinedNote')}
            onChange={(combined) => put({ ...draft, combined })}
          />
        )}
        {way !== undefined && way.whyNoFall === null && (
          <SwitchRow
            boxed
            on={draft.fall}
            label={t('play.move.fall')}
            note={t('play.move.fallNote')}
            onChange={(fall) => put({ ...draft, fall })}
          />
        )}
      </div>
      {(draft.way.length > 0 || nearest !== null) && (
        <div className="buttons">
          {draft.way.length > 0 && (
            <Button onPress={() => put(dropWaypoint(draft))}>{t('play.move.dropWaypoint')}</Button>
          )}
          {nearest !== null && (
            <Button onPress={() => put({ ...draft, end: { x: nearest.x, y: nearest.y } })}>
              {t('play.move.nearest')}
            </Button>
          )}
        </div>
      )}
      <Ahead lines={planned && facts.ahead !== null ? moveLines(say, facts.ahead) : []} />
      {!citizen && planned && facts.end !== null && (
        <OwnFrame>
          <FromHere
            say={say}
            by={by}
            model={draft.model}
            at={facts.end}
            as={counts ? draft.as : null}
            fatigue={facts.fatigueAfter}
            combined={draft.combined}
            who={who}
            held={draft.dragging !== 'no'}
            behind={plan}
          />
        </OwnFrame>
      )}
    </DecisionFrame>
  );
}

const levelKey = (draft: MoveDraft): 'auto' | 'ground' | 'roof' | 'inside' => {
  const level = draft.end?.level ?? 'auto';
  return typeof level === 'object' ? 'auto' : level;
};

interface FactProps {
  readonly value: string;
  readonly label: string;
  /** It is read out while the move is planned. */
  readonly soFar?: boolean;
}

function Fact({ value, label, soFar = false }: FactProps) {
  return (
    <div data-so-far={soFar || undefined}>
      <b>{value}</b>
      <small>{label}</small>
    </div>
  );
}
