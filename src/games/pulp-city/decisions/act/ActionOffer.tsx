import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import type { ActionProfile } from '../../../../systems/pulp-city/model/profile.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { declarerOf } from '../../../../systems/pulp-city/decisions/check.ts';
import type { ActionEntry } from '../../../../systems/pulp-city/view/actions/action-menu.ts';
import { usesOn } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { ActionRow } from '../../../../ui/kit/Card.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { useWorld } from '../../use-game.ts';
import { actionLine, type Reckon, reckonFor, sfxLine } from '../../words/actions.ts';
import { sayIn } from '../../words/say.ts';
import { type ActDraft, menuFor, pickHere } from './act-plan.ts';
import type { ActPart } from './act-part.ts';
import { TargetList } from './TargetList.tsx';
import { UseChoice } from './UseChoice.tsx';

interface ActionOfferProps extends Pick<ActPart, 'decision' | 'draft' | 'put'> {
  readonly entry: ActionEntry;
  /** The Action itself, where it is the one chosen. */
  readonly chosen: ActionProfile | null;
}

/** An Action that was chosen after its Target must reach it. */
function whyFor(w: World, decision: DecisionFor<'act'>, draft: ActDraft, entry: ActionEntry): Refusal | null {
  if (draft.target === null || (entry.closed !== null && entry.closed.code !== 'target.none'))
    return entry.closed;
  const uses = usesOn(w, draft.model, entry.action, draft.target, declarerOf(decision));
  if (uses.some((one) => one.why === null || one.why.code === 'target.notAimed')) return null;
  return uses[0]?.why ?? entry.closed;
}

/** An Action of the card with its price and whom it reaches, or why it is closed; once chosen, with its Targets. */
export function ActionOffer({ decision, draft, put, entry, chosen }: ActionOfferProps) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const why = useAskWhy();
  const who = useMemo(() => declarerOf(decision), [decision]);
  const { row, showFirst } = useShownFirst();
  const closed = whyFor(w, decision, draft, entry);
  const { action } = entry;
  const reach = closed === null ? entry.inReach : null;
  return (
    <div ref={row} data-rule={`PC-TYPE-${RULE_OF_TYPE[entry.uses[0]?.type ?? 'IST']}`}>
      <ActionRow
        name={action.combinable ? t('play.act.combinable', { name: action.name }) : action.name}
        cost={
          action.ap === null
            ? t('play.act.activationCost')
            : t(action.openAp === true ? 'play.act.apOpen' : 'play.act.ap', { n: entry.ap })
        }
        line={<ActionWords entry={entry} reckon={reckonFor(w, draft.model)} />}
        end={
          reach === null ? undefined : (
            <span
              className="row action__reach"
              data-none={reach === 0}
              title={t('number' in action.against ? 'play.act.inReachAny' : 'play.act.inReach', {
                n: reach,
              })}
            >
              <Icon name="target" size={18} /> {reach}
            </span>
          )
        }
        reach={reach !== null}
        closed={closed === null ? null : say.why(closed)}
        chosen={chosen !== null}
        onPress={() => put(chosen === null ? pickHere(w, decision, draft, action.id) : menuFor(draft.model))}
        onWhy={() => why(closed?.rule ?? null)}
      />
      {chosen !== null && (
        <div className="stack action__targets">
          <UseChoice w={w} say={say} draft={draft} put={put} action={chosen} />
          <TargetList
            say={say}
            draft={draft}
            who={who}
            chosen={null}
            onPick={(target) => put({ ...draft, target })}
            onRows={showFirst}
          />
        </div>
      )}
    </div>
  );
}

interface ShownFirst {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly showFirst: () => void;
}

/** What has just been chosen comes to the top of what scrolls, as far as what belongs to it is there below. */
function useShownFirst(): ShownFirst {
  const row = useRef<HTMLDivElement>(null);
  // With the next frame, which lays the Targets out anyway: asked at once, the browser would do so within this task.
  const showFirst = useCallback(
    () => void requestAnimationFrame(() => row.current?.scrollIntoView?.({ block: 'start' })),
    [],
  );
  return { row, showFirst };
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
