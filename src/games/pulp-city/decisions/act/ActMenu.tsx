import { useT } from '../../../../i18n/use-t.ts';
import { type MoveWay } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { OwnFrame } from '../../../../ui/kit/OwnFrame.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useKeys } from '../../../../ui/shell/keys.ts';
import { chosenUse, menuFor, nextTarget } from './act-plan.ts';
import type { ActPart } from './act-part.ts';
import { menuIn } from './menu-in.ts';
import { beginMove } from './move-plan.ts';
import { sayIn } from '../../words/say.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { cardName, movementName } from '../../words/names.ts';
import { CardTop } from '../../panels/card/CardTop.tsx';
import { ActionOffer } from './ActionOffer.tsx';
import { AgendaRows } from './AgendaRows.tsx';
import { EndButtons } from './EndButtons.tsx';
import { BurdenRows } from './BurdenRows.tsx';
import { PowerRows } from './PowerRows.tsx';
import { LeaderRows } from './LeaderRows.tsx';

export function ActMenu({ decision, draft, put, answer }: ActPart) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const why = useAskWhy();
  const menu = menuIn(w, decision, draft.model);
  const open = menu.moves.filter((way) => way.why === null);
  const move = (way: MoveWay) =>
    put({ ...menuFor(draft.model), move: beginMove(draft.model, way.as, menu.movePaid, way.power) });
  const closedMove = menu.moveClosed;
  const first = open[0];
  useKeys({
    m: closedMove === null && first !== undefined ? () => move(first) : undefined,
  });
  const chosen = chosenUse(w, draft);
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
  const moves = closedMove === null && menu.moves.length > 0;
  const classes = ['card', chosen !== null && 'card--aimed', moves && 'card--moves'];
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
      <Panel className={classes.filter(Boolean).join(' ')} label={cardName(w, decision.card)}>
        <CardTop w={w} model={draft.model} />
        <OwnFrame>
          <div className="actions" data-choices="focus" data-digits>
            {menu.actions.map((entry) => (
              <ActionOffer
                key={entry.action.id}
                decision={decision}
                draft={draft}
                put={put}
                entry={entry}
                chosen={chosen?.action.id === entry.action.id ? chosen.action : null}
              />
            ))}
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
                <div key={way.as} className="action__move" data-rule="PC-MOVE-05">
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
        </OwnFrame>
      </Panel>
    </DecisionFrame>
  );
}
