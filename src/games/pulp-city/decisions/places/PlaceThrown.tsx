import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import type { TargetId, TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { roomBeside, whyNotSide } from '../../../../systems/pulp-city/effects/landing-thrown.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import type { RulePoint } from '../../../../ui/table/units.ts';
import { useKeys } from '../../../../ui/shell/keys.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { Ahead } from '../../panels/Forecast.tsx';
import { useWorld } from '../../use-game.ts';
import { roomLines } from '../../words/forecast.ts';
import { sayIn } from '../../words/say.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import type { DecisionProps } from '../props.ts';
import { placeModelPlan } from './place-model-plan.ts';
import { TURNS, placeObjectPlan, roomAhead, whyNotPlaced } from './place-plan.ts';

interface PlaceThrownProps {
  readonly by: TeamId;
  readonly title: string;
  readonly doIt: string;
  readonly touching: readonly TargetId[];
  readonly at: RulePoint;
  readonly onMove: (at: RulePoint) => void;
  readonly why: Refusal | null;
  readonly onPlace: () => void;
  /** Models that would make room. */
  readonly room: readonly { readonly id: string }[];
  readonly children?: ReactNode;
}

/** Where what was thrown comes down, in contact with what it hit. */
function PlaceThrown(props: PlaceThrownProps) {
  const { by, title, doIt, touching, at, onMove, why, onPlace, room, children } = props;
  const w = useWorld();
  const t = useT();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const roomIds = room.map(({ id }) => id);
  return (
    <DecisionFrame
      by={by}
      title={title}
      note={t('play.place.note', { names: touching.map(say.name) })}
      foot={
        <Button
          look="primary"
          closed={why === null ? null : say.why(why)}
          onPress={onPlace}
          onWhy={() => ask(why?.rule ?? null)}
        >
          {doIt}
        </Button>
      }
    >
      {children}
      <Nudge size={w.setup.table.size} at={at} onChange={({ x, y }) => onMove({ x, y })} />
      <Ahead lines={roomLines(say, roomIds)} />
    </DecisionFrame>
  );
}

/** On which side of its Target a thrown model comes down. @rule PC-FX-13 */
export function PlaceModel({ decision, answer }: DecisionProps<'placeModel'>) {
  const w = useWorld();
  const t = useT();
  const [{ at }, put] = useDraft(decision, placeModelPlan.begin);
  return (
    <PlaceThrown
      by={decision.by}
      title={t('play.placeModel.title', { name: sayIn(w, t).name(decision.model) })}
      doIt={t('play.placeModel.do')}
      touching={[decision.touching]}
      at={at}
      onMove={(next) => put({ at: next })}
      why={whyNotSide(w, decision, at)}
      onPlace={() => answer({ x: at.x, y: at.y })}
      room={roomBeside(w, decision, at)}
    />
  );
}

/** Where a thrown Object comes to lie. @rule PC-OBJ-07 */
export function PlaceObject({ decision, answer }: DecisionProps<'placeObject'>) {
  const w = useWorld();
  const t = useT();
  const [draft, put] = useDraft(decision, placeObjectPlan.begin);
  const { at } = draft;
  const turn = (by: number) => put({ ...draft, turn: (draft.turn + by + TURNS) % TURNS });
  useKeys({ q: () => turn(1), e: () => turn(-1) });
  return (
    <PlaceThrown
      by={decision.by}
      title={t('play.place.title', { name: sayIn(w, t).name(decision.piece) })}
      doIt={t('play.place.do')}
      touching={decision.touching}
      at={at}
      onMove={(next) => put({ ...draft, at: next })}
      why={whyNotPlaced(w, decision, draft)}
      onPlace={() => answer({ x: at.x, y: at.y, turn: draft.turn })}
      room={roomAhead(w, decision, draft)}
    >
      <div className="buttons">
        <Button icon="undo" onPress={() => turn(1)}>
          {t('play.place.left')}
        </Button>
        <Button icon="redo" onPress={() => turn(-1)}>
          {t('play.place.right')}
        </Button>
      </div>
    </PlaceThrown>
  );
}
