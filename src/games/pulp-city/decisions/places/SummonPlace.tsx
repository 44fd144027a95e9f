import { useT } from '../../../../i18n/use-t.ts';
import { sourceBody } from '../../../../systems/pulp-city/board/source-body.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { sayIn } from '../../words/say.ts';
import { summonPlacePlan } from './spot-plan.ts';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { summonedWords } from '../../words/actions.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import type { DecisionProps } from '../props.ts';

/** Where one more summoned piece goes. @rule PC-FX-28 */
export function SummonPlace({ decision, answer, game }: DecisionProps<'summonPlace'>) {
  const w = useWorld();
  const t = useT();
  const { system } = useApp();
  const ask = useAskWhy();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, summonPlacePlan.begin);
  const why = draft.at === null ? null : system.check(game, decision, draft.at);
  const commit = () => {
    if (draft.at !== null && why === null) answer(draft.at);
  };
  const { x, y } = sourceBody(w, decision.model);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.summon.title', { what: summonedWords(t, decision.effect) })}
      note={t(decision.effect.summon === 'Object' ? 'play.summon.noteObject' : 'play.summon.note', {
        x: decision.range,
        name: say.name(decision.model),
      })}
      foot={
        <Button
          look="primary"
          closed={draft.at === null ? t('play.declare.missing.spot') : why === null ? null : say.why(why)}
          onPress={commit}
          onWhy={() => ask(why?.rule ?? null)}
        >
          {t('play.summon.do')}
        </Button>
      }
    >
      <Nudge
        size={w.setup.table.size}
        at={draft.at ?? { x, y }}
        onChange={(next) => put({ at: { x: next.x, y: next.y } })}
      />
    </DecisionFrame>
  );
}
