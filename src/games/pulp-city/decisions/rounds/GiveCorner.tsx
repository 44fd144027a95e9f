import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { EdgeRing } from './EdgeRing.tsx';
import { teamName } from '../../words/names.ts';

/** @rule PC-SETUP-06 @rule PC-DEPLOY-07 */
export function GiveCorner({ decision, answer, game }: DecisionProps<'giveCorner'>) {
  const t = useT();
  const [chosen, choose] = useState(decision.corners[0]);
  const corner = chosen !== undefined && decision.corners.includes(chosen) ? chosen : decision.corners[0];
  const own = decision.team === decision.by;
  const team = teamName(game, t, decision.team);
  return (
    <DecisionFrame
      by={decision.by}
      title={own ? t('ask.corner.own') : t('ask.corner.title', { team })}
      note={t('ask.corner.note')}
      foot={
        corner !== undefined && (
          <Button look="primary" onPress={() => answer(corner)}>
            {t('ask.corner.do', { corner: t(`setup.edge.${corner}`), team })}
          </Button>
        )
      }
    >
      <EdgeRing label={t('ask.corner.label')} sides={decision.corners} chosen={corner} onChoose={choose} />
    </DecisionFrame>
  );
}
