import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Die, FACES, type Face } from '../../kit/Die.tsx';
import { useWorld } from '../../play/app.ts';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { useKeys } from '../../play/keys.ts';
import { sayIn } from '../../play/plans/plan.ts';
import type { DecisionProps } from './props.ts';

const faceOf = (value: number): Face => FACES.find((face) => face === value) ?? 1;

/** A Power turns one of the Attacker's dice. */
export function ChangeDie({ decision, answer }: DecisionProps<'changeDie'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [index, pick] = useState<number | null>(null);
  const commit = () => {
    if (index !== null) answer(index);
  };
  useKeys({ Enter: commit, Escape: () => pick(null) });
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.changeDie.title', { name: say.name(decision.model) })}
      note={t('play.changeDie.note', { power: decision.power, to: decision.to })}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('play.changeDie.leave')}</Button>
          <Button look="primary" closed={index === null ? t('play.changeDie.choose') : null} onPress={commit}>
            {t('play.changeDie.do', { to: decision.to })}
          </Button>
        </>
      }
    >
      <div className="dice-row">
        {decision.faces.map((face, at) => (
          <button
            key={`${at} ${face}`}
            type="button"
            className="dice-row__die"
            aria-pressed={at === index}
            aria-label={t('play.changeDie.die', { n: at + 1, face })}
            onClick={() => pick(at === index ? null : at)}
          >
            <Die
              face={faceOf(at === index ? decision.to : face)}
              {...(at === index ? { sfx: false, best: 'dark' as const } : {})}
            />
          </button>
        ))}
      </div>
    </DecisionFrame>
  );
}
