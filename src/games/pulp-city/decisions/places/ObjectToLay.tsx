import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';

/** Which Object is laid next, if any. @rule PC-OBJ-13 */
export function ObjectToLay({ decision, answer }: DecisionProps<'objectToLay'>) {
  const t = useT();
  const { by, power, options, most } = decision;
  const [chosen, choose] = useState<number | null>(null);
  const label = t('play.objectToLay.choose');
  return (
    <DecisionFrame
      by={by}
      title={t('play.objectToLay.title', { power })}
      note={t('play.objectToLay.note', { most })}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('play.objectToLay.none')}</Button>
          <Button
            look="primary"
            closed={chosen === null ? label : null}
            onPress={() => {
              if (chosen !== null) answer(chosen);
            }}
          >
            {t('play.objectToLay.do')}
          </Button>
        </>
      }
    >
      <Options
        label={label}
        chosen={chosen === null ? [] : [`${chosen}`]}
        onChoose={choose}
        options={options.map(({ rank, along }, at) => ({
          value: at,
          key: `${at}`,
          title: t('play.objectToLay.rank', { rank: `${rank}`, along: rank === 1 ? 'none' : along }),
        }))}
      />
    </DecisionFrame>
  );
}
