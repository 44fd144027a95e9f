import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { declarerOf } from '../../../../systems/pulp-city/decisions/check.ts';
import type { ActionEntry } from '../../../../systems/pulp-city/view/actions/action-menu.ts';
import { type MoveWay } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { usesOn } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { Then } from '../props.ts';
import { useKeys } from '../../../../ui/shell/keys.ts';
import { type ActDraft, chosenUse, menuFor, nextTarget, pickAction } from './act-plan.ts';
import { menuIn } from './menu-in.ts';
import { beginMove } from './move-plan.ts';
import { sayIn } from '../../words/say.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { actionLine, type Reckon, reckonFor, sfxLine } from '../../words/actions.ts';
import { cardName, movementName } from '../../words/names.ts';
import { CardTop } from '../../panels/card/CardTop.tsx';
import { AgendaRows } from './AgendaRows.tsx';
import { EndButtons } from './EndButtons.tsx';
import { BurdenRows } from './BurdenRows.tsx';
import { PowerRows } from './PowerRows.tsx';
import { LeaderRows } from './LeaderRows.tsx';
import { TargetList } from './TargetList.tsx';
import { UseChoice } from './UseChoice.tsx';

export interface ActPart {
  readonly decision: DecisionFor<'act'>;
  readonly draft: ActDraft;
  readonly put: (draft: ActDraft) => void;
  readonly answer: (act: Act, follow?: Then) => void;
}

/** An Action that was chosen after its Target must reach it. */
function whyFor(w: World, decision: DecisionFor<'act'>, draft: ActDraft, entry: ActionEntry): Refusal | null {
  if (draft.target === null || (entry.closed !== null && entry.closed.code !== 'target.none'))
    return entry.closed;
  const uses = usesOn(w, draft.model, entry.action, draft.target, declarerOf(decision));
  if (uses.some((one) => one.why === null || one.why.code === 'target.notAimed')) return null;
  return uses[0]?.why ?? entry.closed;
}

export function ActMenu({ decision, draft, put, answer }: ActPart) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const why = useAskWhy();
  const menu = menuIn(w, decision, draft.model);
  const open = menu.moves.filter((way) => way.why === null);
  const choose = (entry: ActionEntry) => put(pickAction(w, draft, entry.action.id));
  const move = (way: MoveWay) =>
    put({ ...menuFor(draft.model), move: beginMove(draft.model, way.as, menu.movePaid, way.power) });
  const closedMove = menu.moveClosed;
  const who = useMemo(() => declarerOf(decision), [decision]);
  const first = open[0];
  useKeys({
    m: closedMove === null && first !== undefined ? () => move(first) : undefined,
  });
  const chosen = chosenUse(w, draft);
  const shownFirst = useShownFirst(chosen?.action.id ?? null);
  const title =
    chosen !== null
      ? t('play.act.titleAction', { name: say.name(draft.model), action: chosen.action.name })
      : draft.target === null
        ? t('play.act.title', { name: say.name(draft.model) })
        : t('play.act.titleTarget', { name: say.name(draft.model), target: say.name(draft.target) });
  const fresh = decision.occasion === 'activation' && menu.used.actions + menu.used.moves === 0;
  const used = fresh ? 'play.act.note.fresh' : (`play.act.note.${decision.occasion}` as const);
  const note = t(menu.compelled ? used : 'play.act.note.nothingLeft', {
    actions: menu.used.actions,
    moves: menu.used.moves,
  });
  return (
    <DecisionFrame
      by={decision.by}
      onBack={() => put(menuFor(draft.model))}
      onArrow={chosen === null ? undefined : (by) => put(nextTarget(w, decision, draft, by))}
      title={title}
      note={chosen === null ? note : t('play.declare.note.target')}
      foot={<EndButtons decision={decision} step={menu.step} answer={answer} />}
    >
      {decision.models.length > 1 && (
        <div className="choices" data-rule="PC-MINION-03" data-choices="focus">
          {decision.models.map((model) => (
            <Choice
              key={model}
              team={decision.by}
              chosen={model === draft.model}
              onPress={() => put(menuFor(model))}
            >
              {say.name(model)}
            </Choice>
          ))}
        </div>
      )}
      <Panel className="card" label={cardName(w, decision.card)}>
        <CardTop w={w} model={draft.model} />
        <div className="actions" data-choices="focus" data-digits>
          {menu.actions.map((entry) => {
            const closed = whyFor(w, decision, draft, entry);
            return (
              <div
                key={entry.action.id}
                ref={chosen?.action.id === entry.action.id ? shownFirst : undefined}
                data-rule={`PC-TYPE-${RULE_OF_TYPE[entry.uses[0]?.type ?? 'IST']}`}
              >
                <ActionRow
                  name={
                    entry.action.combinable
                      ? t('play.act.combinable', { name: entry.action.name })
                      : entry.action.name
                  }
                  cost={
                    entry.action.ap === null
                      ? t('play.act.activationCost')
                      : t(entry.action.openAp === true ? 'play.act.apOpen' : 'play.act.ap', { n: entry.ap })
                  }
                  line={<ActionWords entry={entry} reckon={reckonFor(w, draft.model)} />}
                  end={
                    entry.inReach === null || closed !== null ? undefined : (
                      <span
                        className="row action__reach"
                        data-none={entry.inReach === 0}
                        title={t(
                          'number' in entry.action.against ? 'play.act.inReachAny' : 'play.act.inReach',
                          { n: entry.inReach },
                        )}
                      >
                        <Icon name="target" size={18} /> {entry.inReach}
                      </span>
                    )
                  }
                  closed={closed === null ? null : say.why(closed)}
                  chosen={chosen?.action.id === entry.action.id}
                  onPress={() =>
                    chosen?.action.id === entry.action.id ? put(menuFor(draft.model)) : choose(entry)
                  }
                  onWhy={() => why(closed?.rule ?? null)}
                />
                {chosen !== null && chosen.action.id === entry.action.id && (
                  <div className="stack action__targets">
                    <UseChoice w={w} say={say} draft={draft} put={put} action={chosen.action} />
                    <TargetList
                      say={say}
                      draft={draft}
                      who={who}
                      chosen={null}
                      onPick={(target) => put({ ...draft, target })}
                    />
                  </div>
                )}
              </div>
            );
          })}
          {closedMove !== null && (
            <ActionRow
              name={t('movement.act')}
              cost=""
              fatigue
              line=""
              closed={say.why(closedMove)}
              onWhy={() => why(closedMove.rule ?? null)}
            />
          )}
          {closedMove === null &&
            menu.moves.slice(0, 1).map((way) => (
              <div key={way.as} data-rule="PC-MOVE-05">
                <ActionRow
                  name={t('play.act.move', { type: movementName(t, way.as), x: way.inches })}
                  cost=""
                  fatigue
                  line={menu.movePaid ? t('play.act.movePaid') : t('play.act.moveCost')}
                  end={<Icon name="foot" size={20} />}
                  closed={way.why === null ? null : say.why(way.why)}
                  onPress={() => move(way)}
                  onWhy={() => why(way.why?.rule ?? null)}
                />
              </div>
            ))}
          {menu.forms.map((one) => (
            <div key={one.form} data-rule="PC-COND-06">
              <ActionRow
                name={t('effect.shapeshift', { of: one.name })}
                cost=""
                fatigue
                line={one.free ? t('play.act.formFree') : t('play.act.moveCost')}
                closed={one.why === null ? null : say.why(one.why)}
                onPress={() => answer({ do: 'shapeshift', form: one.form })}
                onWhy={() => why('PC-COND-06')}
              />
            </div>
          ))}
          <BurdenRows decision={decision} model={draft.model} answer={answer} />
          <PowerRows decision={decision} model={draft.model} answer={answer} />
          <AgendaRows decision={decision} model={draft.model} answer={answer} />
          <LeaderRows decision={decision} draft={draft} put={put} answer={answer} />
          {menu.climbHigh !== null && (
            <ActionRow
              name={t('movement.climbHigh')}
              cost=""
              fatigue
              line={t(menu.climbHigh.last ? 'play.act.climbHighLast' : 'play.act.climbHigh', {
                n: menu.climbHigh.fatigue,
              })}
              closed={menu.climbHigh.why === null ? null : say.why(menu.climbHigh.why)}
              onPress={() => answer({ do: 'climbHigh', model: draft.model })}
              onWhy={() => why(menu.climbHigh?.last === true ? 'PC-MOVE-30' : 'PC-MOVE-28')}
            />
          )}
        </div>
      </Panel>
    </DecisionFrame>
  );
}

/** What has just been chosen comes to the top of what scrolls, with all that belongs to it below. */
function useShownFirst(of: string | null): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== null) row.current?.scrollIntoView?.({ block: 'start' });
  }, [of]);
  return row;
}

const RULE_OF_TYPE: Readonly<Record<string, string>> = {
  AUR: '10',
  CCM: '13',
  IND: '14',
  IST: '12',
  OVR: '15',
  PLS: '18',
  PRJ: '17',
  RAY: '19',
  RCT: '03',
  SUM: '20',
  THR: '21',
};

function ActionWords({ entry, reckon }: { readonly entry: ActionEntry; readonly reckon: Reckon }) {
  const t = useT();
  const sfx = sfxLine(t, entry.action.sfx, reckon);
  return (
    <>
      {actionLine(t, entry.action, reckon, entry.uses)}
      {sfx !== null && (
        <span className="action__sfx">
          <Icon name="star" size={12} /> {sfx}
        </span>
      )}
    </>
  );
}
