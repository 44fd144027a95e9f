import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { roomLines } from '../../words/forecast.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { useKeys } from '../../../../ui/shell/keys.ts';
import { TURNS, placeObjectPlan, roomAhead, whyNotPlaced } from './place-plan.ts';
import { sayIn } from '../../words/say.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import type { DecisionProps } from '../props.ts';

/** Where a thrown Object comes to lie. @rule PC-OBJ-07 */
export function PlaceObject({ decision, answer }: DecisionProps<'placeObject'>) {
  const w = useWorld();
  const t = useT();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, placeObjectPlan.begin);
  const why = whyNotPlaced(w, decision, draft);
  const commit = () => {
    if (why === null) answer({ x: draft.at.x, y: draft.at.y, turn: draft.turn });
  };
  const turn = (by: number) => put({ ...draft, turn: (draft.turn + by + TURNS) % TURNS });
  useKeys({ q: () => turn(1), e: () => turn(-1) });
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.place.title', { name: say.name(decision.piece) })}
      note={t('play.place.note', { names: decision.touching.map(say.name) })}
      foot={
        <Button
          look="primary"
          closed={why === null ? null : say.why(why)}
          onPress={commit}
          onWhy={() => ask(why?.rule ?? null)}
        >
          {t('play.place.do')}
        </Button>
      }
    >
      <div className="buttons">
        <Button icon="undo" onPress={() => turn(1)}>
          {t('play.place.left')}
        </Button>
        <Button icon="redo" onPress={() => turn(-1)}>
          {t('play.place.right')}
        </Button>
      </div>
      <Nudge
        size={w.setup.table.size}
        at={draft.at}
        onChange={(next) => put({ ...draft, at: { x: next.x, y: next.y } })}
      />
      <Ahead
        lines={roomLines(
          say,
          roomAhead(w, decision, draft).map(({ id }) => id),
        )}
      />
    </DecisionFrame>
  );
}
