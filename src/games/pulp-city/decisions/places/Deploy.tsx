import { useT } from '../../../../i18n/use-t.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import { useDraft } from '../use-draft.ts';
import { deployPlan, firstSpot, isCrowdedOut, nearestHere, whyNotHere } from './deploy-plan.ts';
import { sayIn } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { kindLine } from '../../words/actions.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

function noteOf(full: boolean, infiltrators: boolean) {
  if (full) return 'play.deploy.noteFull';
  return infiltrators ? 'play.deploy.noteInfiltrators' : 'play.deploy.note';
}

/** One model after the other: dragged from its tile, or tapped into place. @rule PC-DEPLOY-03 @rule PC-DEPLOY-04 */
export function Deploy({ decision, answer }: DecisionProps<'deploy'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const ask = useAskWhy();
  const [draft, put] = useDraft(decision, deployPlan.begin);
  const { at, model } = draft;
  const why = whyNotHere(w, draft);
  const near = nearestHere(w, draft);
  const own = Object.values(w.state.models).filter((one) => w.state.cards[one.card]?.team === decision.by);
  const placed = own.filter((one) => one.status !== 'reserve').length;
  const commit = () => {
    if (at !== null && why === null) answer({ model, at });
  };
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.deploy.title', { name: say.name(model) })}
      note={t(noteOf(isCrowdedOut(w, model), decision.infiltrators), { n: placed + 1, max: own.length })}
      foot={
        <>
          {near !== null && (
            <Button onPress={() => put({ ...draft, at: near })}>{t('play.move.nearest')}</Button>
          )}
          <Button
            look="primary"
            closed={at === null ? t('play.deploy.where') : why === null ? null : say.why(why)}
            onPress={commit}
            onWhy={() => ask(why?.rule ?? null)}
          >
            {t('play.deploy.do')}
          </Button>
        </>
      }
    >
      <Options
        label={t('play.deploy.models')}
        grab
        chosen={[model]}
        onChoose={(next) => put({ model: next, at: null, dragging: false })}
        options={decision.models.map((one) => {
          const profile = profileOf(w, one);
          return {
            value: one,
            key: one,
            sign: signOf(profile),
            team: decision.by,
            title: say.name(one),
            note: kindLine(t, profile),
          };
        })}
      />
      {at === null && <ForUs decision={decision} />}
      <Nudge
        size={w.setup.table.size}
        at={at}
        start={() => firstSpot(w, model)}
        onChange={({ x, y }) => put({ ...draft, at: { x, y } })}
      />
    </DecisionFrame>
  );
}
