import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { modelName } from '../../words/names.ts';
import '../../../../ui/kit/choices.css';
import type { DecisionProps } from '../props.ts';

type Pick = DecisionProps<'environmentSfx'>['decision']['options'][number];

/** SFX of a Fall or of Dangerous Terrain, in any mix. @rule PC-DANGER-04 @rule PC-FALL-03 */
export function EnvironmentSfx({ decision, answer }: DecisionProps<'environmentSfx'>) {
  const t = useT();
  const w = useWorld();
  const { model, sfx, options } = decision;
  const [spent, setSpent] = useState<Readonly<Partial<Record<Pick, number>>>>({});
  const count = (pick: Pick): number => spent[pick] ?? 0;
  const left = sfx - options.reduce((sum, pick) => sum + count(pick), 0);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.environmentSfx.title', { n: sfx, name: modelName(w, model) })}
      note={t('ask.environmentSfx.note')}
      foot={
        <Button
          look="primary"
          onPress={() => answer(options.flatMap((pick) => Array.from({ length: count(pick) }, () => pick)))}
        >
          {t('play.sfx.apply', { n: left })}
        </Button>
      }
    >
      <div className="ask-rows" data-choices="focus">
        {options.map((pick) => {
          const what = t(`ask.environmentSfx.${pick}`);
          return (
            <Stepper
              key={pick}
              value={count(pick)}
              min={0}
              max={count(pick) + left}
              onChange={(value) => setSpent({ ...spent, [pick]: value })}
              label={what}
              lessLabel={t('ask.fewer', { what })}
              moreLabel={t('ask.more', { what })}
            />
          );
        })}
        <p className="ask-text" aria-live="polite">
          {left > 0 ? t('play.sfx.unused', { n: left }) : t('ask.environmentSfx.left', { n: left })}
        </p>
      </div>
    </DecisionFrame>
  );
}
