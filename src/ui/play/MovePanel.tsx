import { formatInches } from '../../i18n/units.ts';
import type { Translator } from '../../i18n/translate.ts';
import { useT } from '../../i18n/use-t.ts';
import type { MoveOrder } from '../../systems/pulp-city/model/decisions.ts';
import type { TeamId } from '../../systems/pulp-city/model/state.ts';
import { type World, profileOf } from '../../systems/pulp-city/model/world.ts';
import { isCitizen } from '../../systems/pulp-city/rules/bodies.ts';
import { type MoveWay, type ReachLine, fromHere } from '../../systems/pulp-city/view/move-view.ts';
import { FactRow } from '../kit/Attack.tsx';
import { Button } from '../kit/Button.tsx';
import { Panel, PanelHead } from '../kit/Panel.tsx';
import { Segments } from '../kit/Segments.tsx';
import { SwitchRow } from '../kit/SwitchRow.tsx';
import { Ahead } from './Ahead.tsx';
import { moveLines } from './ahead-words.ts';
import { useWorld } from './app.ts';
import { DecisionFrame } from './DecisionFrame.tsx';
import { useKeys } from './keys.ts';
import {
  type MoveDraft,
  beginMove,
  dropWaypoint,
  fixWaypoint,
  levelsAt,
  nudge,
  planOf,
} from './plans/move.ts';
import { type Say, sayIn } from './plans/plan.ts';
import { signOf } from './signs.ts';
import { movementName, teamName } from './words.ts';
import { ruleBehind, useAskWhy } from './why.ts';

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
}

/** A tenth of an inch. */
const NUDGE = 2_540;
const BIG_NUDGE = 25_400;

/** A move being planned: its length, what it costs, whom it meets; the table shows the rest. */
export function MovePanel({ by, ways, draft, put, onMove, onBack, note }: MovePanelProps) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const why = useAskWhy();
  const { facts, nearest } = planOf(w, draft);
  const way = ways.find((one) => one.as === draft.as && one.power === draft.power);
  const planned = draft.end !== null;
  const closed = !planned ? t('play.move.nowhere') : facts.why === null ? null : say.why(facts.why);
  const commit = () => {
    if (planned && facts.why === null) onMove(facts.order);
  };
  const step = (dx: number, dy: number) => () => put(nudge(w, draft, dx, dy));
  useKeys({
    Enter: commit,
    Escape: onBack,
    w: planned ? () => put(fixWaypoint(draft)) : undefined,
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
      title={t('play.move.title', { name: say.name(draft.model) })}
      note={note ?? t(draft.touch ? 'play.move.noteTouch' : 'play.move.note')}
      foot={
        <>
          <Button narrow onPress={onBack}>
            {t('common.back')}
          </Button>
          <Button
            look="primary"
            closed={closed}
            onPress={commit}
            onWhy={() => facts.why !== null && why(ruleBehind(facts.why))}
          >
            {t('play.moveHere')}
          </Button>
        </>
      }
    >
      <Panel className="facts-3">
        <Fact
          value={formatInches(planned ? facts.length : 0, t.lang, facts.allowance)}
          label={t('play.move.ofType', {
            max: formatInches(facts.allowance, t.lang),
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
      {!citizen && draft.dragging === 'no' && planned && facts.end !== null && (
        <FromHere w={w} say={say} model={draft.model} at={facts.end} by={by} />
      )}
    </DecisionFrame>
  );
}

const levelKey = (draft: MoveDraft): 'auto' | 'ground' | 'roof' | 'inside' => {
  const level = draft.end?.level ?? 'auto';
  return typeof level === 'object' ? 'auto' : level;
};

function Fact({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div>
      <b>{value}</b>
      <small>{label}</small>
    </div>
  );
}

interface FromHereProps {
  readonly w: World;
  readonly say: Say;
  readonly model: string;
  readonly at: Parameters<typeof fromHere>[2];
  readonly by: TeamId;
}

/** Whom the model could strike where it would stand, and who could strike it. */
function FromHere({ w, say, model, at, by }: FromHereProps) {
  const { t } = say;
  const { own, theirs } = fromHere(w, model, at);
  const other = by === 'a' ? 'b' : 'a';
  return (
    <Panel label={t('play.from.label')}>
      <PanelHead team={by}>{t('play.from.own', { name: say.name(model) })}</PanelHead>
      {own.map((line) => (
        <Line key={line.target} say={say} line={line} shown={line.target} />
      ))}
      <PanelHead team={other}>{t('play.from.theirs', { team: teamName(w, t, other) })}</PanelHead>
      {theirs.map((line) => (
        <Line key={line.model} say={say} line={line} shown={line.model} />
      ))}
    </Panel>
  );
}

function Line({ say, line, shown }: { readonly say: Say; readonly line: ReachLine; readonly shown: string }) {
  const { w, t } = say;
  const profile = profileOf(w, shown);
  const team = w.state.cards[w.state.models[shown]?.card ?? '']?.team ?? line.team;
  const closed = line.why !== null || line.action === null;
  return (
    <FactRow
      sign={signOf(profile.id, profile.role)}
      team={team}
      title={say.name(shown)}
      note={line.why === null ? (line.action ?? t('play.from.nothing')) : say.why(line.why)}
      value={closed ? t('play.from.no') : t('play.from.yes')}
      closed={closed}
    />
  );
}
