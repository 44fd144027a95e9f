import { useT } from '../../../i18n/use-t.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import { answersKind, isPreparing, type LeftToUs } from '../../../systems/pulp-city/view/setup/for-us.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useGame, useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';
import './for-us.css';
import { useLeaveToUs } from './left-to-us.ts';

/** What a Team may leave to the program instead of answering, nearest first. */
const WISHES = ['deploy', 'citizens', 'rolls', 'everything'] as const satisfies readonly LeftToUs[];

/** While the Encounter is prepared: one press in place of many. */
export function ForUs({ decision }: { readonly decision: Decision }) {
  const t = useT();
  const w = useWorld();
  const game = useGame();
  const leave = useLeaveToUs();
  const open = WISHES.filter((what) => answersKind(what, decision.kind));
  if (!isPreparing(w) || open.length === 0) return null;
  return (
    <section className="for-us" aria-label={t('forUs.label')}>
      <h3 className="label">{t('forUs.label')}</h3>
      <div className="buttons">
        {open.map((what) => (
          <Button key={what} onPress={() => leave(decision.by, what, decision)}>
            {t(`forUs.${what}`)}
          </Button>
        ))}
      </div>
      <p className="text-quiet">{t('forUs.everything.note', { team: teamName(game, t, decision.by) })}</p>
    </section>
  );
}
