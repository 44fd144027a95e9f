import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { declarerOf } from '../../../../systems/pulp-city/decisions/check.ts';
import type { ActionProfile, ActionUse } from '../../../../systems/pulp-city/model/profile.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import { sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { sharedOdds } from '../../../../systems/pulp-city/odds/odds-of-use.ts';
import { specFor } from '../../../../systems/pulp-city/rules/rolls/roll-spec.ts';
import { areaOdds } from '../../../../systems/pulp-city/view/actions/area-odds.ts';
import { pushesOfUse } from '../../../../systems/pulp-city/view/forecast/effects.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import {
  aimOf,
  membersOf,
  objectsFor,
  tryDeclare,
} from '../../../../systems/pulp-city/view/actions/targets.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import { OwnFrame } from '../../../../ui/kit/OwnFrame.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { pushesLines } from '../../words/forecast.ts';
import { useWorld } from '../../use-game.ts';
import { ClashPanel } from '../../panels/ClashPanel.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { OddsPanel } from '../../panels/OddsPanel.tsx';
import { AimExtras } from '../../panels/odds/AimExtras.tsx';
import { AreaList, friendsIn } from '../../panels/odds/AreaList.tsx';
import {
  actionOrder,
  chosenUse,
  membersToOrder,
  menuFor,
  missingIn,
  nextTarget,
  pickHere,
} from './act-plan.ts';
import { menuIn } from './menu-in.ts';
import { type Say, sayIn } from '../../words/say.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { actionLine, effectsWords, reckonFor, sfxLine } from '../../words/actions.ts';
import type { ActPart } from './act-part.ts';
import { OrderList } from '../rolls/OrderList.tsx';
import { TargetList } from './TargetList.tsx';
import { UseChoice } from './UseChoice.tsx';

/** An Action being declared: whom or where to, both dice pools, and the price on the button. */
export function Declare({ decision, draft, put, answer }: ActPart) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const why = useAskWhy();
  const chosen = chosenUse(w, draft);
  const from = draft.source ?? draft.model;
  const aim = chosen === null ? null : aimOf(chosen.use.type);
  const attacks = aim === 'target' || aim === 'object';
  const members = useMemo(() => membersToOrder(w, draft, decision), [w, draft, decision]);
  const order = useMemo(() => {
    const plain = actionOrder(w, draft);
    return plain === null || members === null ? plain : { ...plain, targets: members };
  }, [w, draft, members]);
  const who = useMemo(() => declarerOf(decision), [decision]);
  const missing = missingIn(w, draft, decision);
  const found = useMemo(
    () => (order === null || missing !== null ? null : tryDeclare(w, order, who)),
    [w, order, missing, who],
  );
  const refused = found?.why ?? null;
  const declared = found?.use ?? null;
  const area = useMemo(
    () => (declared === null || attacks ? [] : areaOdds(w, declared)),
    [w, declared, attacks],
  );
  const friends = area.filter(({ friend }) => friend);
  const back = () => {
    const { action, target, toward, at, object } = draft;
    const bare = { ...draft, target: null, toward: null, at: null };
    // What alone can be thrown stays in hand.
    const held = action === null ? null : pickHere(w, decision, bare, action).object;
    if (target !== null || toward !== null || at !== null || object !== held) put({ ...bare, object: held });
    else put(menuFor(draft.model));
  };
  const commit = () => {
    if (order !== null && found !== null && found.why === null) answer({ do: 'action', ...order });
  };
  if (chosen === null || order === null) return null;
  const { action, use } = chosen;
  const entry = menuIn(w, decision, draft.model).actions.find((one) => one.action.id === action.id);
  const paid = draft.ap ?? entry?.ap ?? 0;
  const price = paid + (who.limits.free === true ? 0 : (use.by?.extraAp ?? 0));
  const closed =
    missing !== null ? t(`play.declare.missing.${missing}`) : refused === null ? null : say.why(refused);
  const spec = declared === null ? null : specFor(w, declared, declared.affected[0] ?? null, null);
  const rolls = spec !== null && (attacks || spec.target !== null);
  const own = draft.target !== null && isModel(w, draft.target) && sideOf(w, draft.target) === who.side;
  const defended = !('number' in action.against);
  return (
    <DecisionFrame
      by={decision.by}
      onBack={back}
      onArrow={attacks && missing !== 'object' ? (by) => put(nextTarget(w, decision, draft, by)) : undefined}
      title={
        draft.target === null || !attacks
          ? t('play.declare.title', { name: say.name(draft.model), action: action.name })
          : t('play.declare.titleTarget', { action: action.name, target: say.name(draft.target) })
      }
      note={
        own && defended && draft.target !== null
          ? t('play.declare.note.own', { name: say.name(draft.target) })
          : t(`play.declare.note.${missing ?? 'ready'}`)
      }
      foot={
        <>
          <Button narrow onPress={back}>
            {t('common.back')}
          </Button>
          <Button
            look="primary"
            warned={friends.length > 0}
            closed={closed}
            onPress={commit}
            onWhy={() => why(refused?.rule ?? null)}
          >
            {friends.length > 0
              ? t('play.area.fire', { n: friends.length, names: friendsIn(say, area), ap: price })
              : attacks && defended
                ? t('play.attack', { ap: price })
                : t('play.use', { ap: price })}
          </Button>
        </>
      }
    >
      <UseChoice w={w} say={say} draft={draft} put={put} action={action} />
      {action.openAp === true && (
        <Stepper
          label={t('play.declare.ap')}
          note={t('bar.apOpen', { n: action.ap ?? 0 })}
          lessLabel={t('ask.fewer', { what: t('term.ap') })}
          moreLabel={t('ask.more', { what: t('term.ap') })}
          value={paid}
          min={action.ap ?? 0}
          max={Math.max(action.ap ?? 0, entry?.apMost ?? 0)}
          onChange={(ap) => put({ ...draft, ap })}
        />
      )}
      {rolls && spec !== null && attacks ? (
        <ClashPanel
          say={say}
          view={clashOf(w, spec)}
          note={t('play.declare.by', { name: say.name(draft.model), ap: price })}
        >
          {declared !== null && <OddsPanel say={say} use={declared} />}
        </ClashPanel>
      ) : (
        <>
          <ActionSummary say={say} model={draft.model} action={action} use={use} />
          {declared !== null && sharedOdds(w, declared) !== null && <OddsPanel say={say} use={declared} />}
        </>
      )}
      <OwnFrame>
        {declared !== null && attacks && draft.target !== null && (
          <AimExtras say={say} use={declared} target={draft.target} />
        )}
        {declared !== null && (
          <Ahead head={t('ahead.onHit')} lines={pushesLines(say, pushesOfUse(w, declared))} />
        )}
        {aimOf(use.type) === 'object' && decision.limits.thrown === undefined && (
          <ObjectList
            say={say}
            model={draft.model}
            action={action}
            chosen={draft.object}
            onPick={(object) =>
              put({ ...draft, object, target: draft.target === object ? null : draft.target })
            }
          />
        )}
        {attacks && (draft.target === null || refused !== null) && missing !== 'object' && (
          <TargetList
            say={say}
            draft={draft}
            who={who}
            chosen={draft.target}
            onPick={(target) => put({ ...draft, target })}
          />
        )}
        {(aimOf(use.type) === 'direction' || use.type === 'PLS' || use.type === 'AUR') && (
          <AreaList
            say={say}
            found={membersOf(w, draft.model, from, action, use, who.side, draft.toward)}
            lines={declared === null ? null : area}
            waits={missing === 'direction'}
          />
        )}
        {members !== null && (
          <OrderList
            label={t('play.declare.order')}
            rule="PC-TYPE-22"
            items={members}
            nameOf={say.name}
            onChange={(next) => put({ ...draft, order: next })}
          />
        )}
      </OwnFrame>
    </DecisionFrame>
  );
}

function ActionSummary({
  say,
  model,
  action,
  use,
}: {
  readonly say: Say;
  readonly model: string;
  readonly action: ActionProfile;
  readonly use: ActionUse;
}) {
  const { t } = say;
  const reckon = reckonFor(say.w, model);
  const sfx = sfxLine(t, action.sfx, reckon);
  return (
    <Panel className="summary" label={action.name}>
      <p {...(typeof use.range === 'string' ? { 'data-rule': 'PC-BAR-11' } : {})}>
        {actionLine(t, action, reckon, [use])}
      </p>
      <dl className="outcome">
        <dt>{t('play.clash.onHit')}</dt>
        <dd>{action.effects.length === 0 ? t('common.none') : effectsWords(t, action.effects, reckon)}</dd>
        {sfx !== null && (
          <>
            <dt>{t('bar.sfx')}</dt>
            <dd>{sfx}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

interface ObjectListProps {
  readonly say: Say;
  readonly model: string;
  readonly action: ActionProfile;
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
}

/** @rule PC-OBJ-02 */
function ObjectList({ say, model, action, chosen, onPick }: ObjectListProps) {
  const { w, t } = say;
  const objects = objectsFor(w, model, action);
  return (
    <Panel label={t('play.declare.objects')} choices="focus">
      <PanelHead>{t('play.declare.objects')}</PanelHead>
      {objects.length === 0 && <p className="panel__note">{t('play.declare.noObject')}</p>}
      {objects.map((one) => (
        <FactRow
          key={one.id}
          sign="hand"
          team={null}
          title={say.name(one.id)}
          note={one.why === null ? t('play.declare.canThrow') : say.why(one.why)}
          value={one.id === chosen ? t('play.declare.taken') : ''}
          closed={one.why !== null}
          {...(one.why === null ? { onPress: () => onPick(one.id) } : {})}
        />
      ))}
    </Panel>
  );
}
