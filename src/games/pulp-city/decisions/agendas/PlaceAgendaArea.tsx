import { useT } from '../../../../i18n/use-t.ts';
import { nearestArea } from '../../../../systems/pulp-city/agendas/items.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { useWorld } from '../../use-game.ts';
import { thingName } from '../../words/names.ts';
import { sayIn } from '../../words/say.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { useDraft } from '../use-draft.ts';
import { areaPlan, whyNotArea } from './area-plan.ts';

/** A circle tapped into place, or an Area of the table. @rule PC-AGENDA-07 */
export function PlaceAgendaArea({ decision, answer }: DecisionProps<'placeAgendaArea'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const ask = useAskWhy();
  const [draft, put] = useDraft(decision, areaPlan.begin);
  const { at, piece } = draft;
  const { by, agenda, pieces } = decision;
  const { size } = w.setup.table;
  const why = at === null ? null : whyNotArea(w, at);
  const nearest = () => {
    const near = nearestArea(w, at ?? { x: Math.round(size / 2), y: Math.round(size / 2) });
    if (near !== null) put({ at: near, piece: null });
  };
  const commit = () => {
    if (piece !== null) answer({ piece });
    else if (at !== null && why === null) answer(at);
  };
  const closed = piece !== null || (at !== null && why === null) ? null : why === null ? '' : say.why(why);
  return (
    <DecisionFrame
      by={by}
      title={t('ask.area.title', { agenda: t(`agenda.${agenda}`) })}
      note={t('ask.area.note')}
      foot={
        <>
          {closed !== null && <Button onPress={nearest}>{t('ask.area.nearest')}</Button>}
          <Button look="primary" closed={closed} onPress={commit} onWhy={() => ask(why?.rule ?? null)}>
            {piece === null ? t('ask.area.do') : t('ask.area.take', { name: thingName(w, t, piece) })}
          </Button>
        </>
      }
    >
      {pieces.length > 0 && (
        <Options
          label={t('ask.area.note')}
          chosen={piece === null ? [] : [piece]}
          onChoose={(one) => put({ at: null, piece: one })}
          options={pieces.map((one) => ({ value: one, key: one, title: thingName(w, t, one) }))}
        />
      )}
      <Nudge size={size} at={at} onChange={({ x, y }) => put({ at: { x, y }, piece: null })} />
    </DecisionFrame>
  );
}
