import { useT } from '../../../../i18n/use-t.ts';
import { nearestForCitizen } from '../../../../systems/pulp-city/rules/citizens/placing.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import { useDraft } from '../use-draft.ts';
import { areaFor, placeCitizenPlan, whyNotCitizen } from './citizens-plan.ts';
import { sayIn } from '../../words/say.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import type { DecisionProps } from '../props.ts';

/** The next Citizen: tapped into place, or put by its measures. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export function PlaceCitizen({ decision, answer }: DecisionProps<'placeCitizen'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const ask = useAskWhy();
  const [draft, put] = useDraft(decision, placeCitizenPlan.begin);
  const { at } = draft;
  const { placed, due, room, agenda, within } = decision;
  const why = whyNotCitizen(w, decision, draft);
  const middle = w.setup.table.size / 2;
  const nearest = () => {
    const near = nearestForCitizen(
      w,
      at ?? { x: Math.round(middle), y: Math.round(middle) },
      room,
      areaFor(w, within),
    );
    if (near !== null) put({ at: near });
  };
  const commit = () => {
    if (at !== null && why === null) answer(at);
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={
        agenda === undefined
          ? t('ask.citizen.title', { n: placed + 1, max: due })
          : t('ask.citizen.agenda', { agenda: t(`agenda.${agenda}`) })
      }
      note={t(`ask.citizen.room.${room}`)}
      foot={
        <>
          {(at === null || why !== null) && <Button onPress={nearest}>{t('ask.citizen.nearest')}</Button>}
          <Button
            look="primary"
            closed={at === null ? t('play.deploy.where') : why === null ? null : say.why(why)}
            onPress={commit}
            onWhy={() => ask(why?.rule ?? null)}
          >
            {t('ask.citizen.do')}
          </Button>
        </>
      }
    >
      {at === null && <ForUs decision={decision} />}
      <Nudge size={w.setup.table.size} at={at} onChange={({ x, y }) => put({ at: { x, y } })} />
    </DecisionFrame>
  );
}
