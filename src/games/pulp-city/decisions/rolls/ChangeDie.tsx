import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Die, faceOf } from '../../../../ui/kit/Die.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { sayIn } from '../../words/say.ts';
import type { DecisionProps } from '../props.ts';
import { sumsOf } from './sums.ts';

/** A Power turns one of the Attacker's dice. */
export function ChangeDie({ decision, answer, game }: DecisionProps<'changeDie'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [index, pick] = useState<number | null>(null);
  const faces = decision.faces.map((face, at) => (at === index ? decision.to : face));
  const sums = sumsOf(say, game, faces);
  const commit = () => {
    if (index !== null) answer(index);
  };
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
      {sums !== null && <span className="label">{sums.attack}</span>}
      <div className="dice-row" data-choices="focus">
        {faces.map((face, at) => (
          <button
            key={`${at} ${decision.faces[at]}`}
            type="button"
            className="dice-row__die"
            aria-pressed={at === index}
            aria-label={t('play.changeDie.die', { n: at + 1, face: decision.faces[at] ?? face })}
            onClick={() => pick(at === index ? null : at)}
          >
            <Die face={faceOf(face)} {...(at === index ? { sfx: false, best: 'dark' as const } : {})} />
          </button>
        ))}
      </div>
      {sums?.defence && (
        <>
          <span className="label">{sums.defence.words}</span>
          <div className="dice-row">
            {sums.defence.faces.map((face, at) => (
              <Die key={`${at} ${face}`} face={faceOf(face)} />
            ))}
          </div>
        </>
      )}
    </DecisionFrame>
  );
}
