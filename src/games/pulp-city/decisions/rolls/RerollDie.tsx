import { Fragment, useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { DieAt } from '../../../../systems/pulp-city/model/roll.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Die, faceOf } from '../../../../ui/kit/Die.tsx';
import { useWorld } from '../../use-game.ts';
import { sayIn } from '../../words/say.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { sumsOf } from './sums.ts';

/** A Power throws one die once more. */
export function RerollDie({ decision, answer, game }: DecisionProps<'rerollDie'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const [chosen, choose] = useState<DieAt | null>(null);
  const { by, model, power, left, groups } = decision;
  const [attack, defence] = groups;
  const sums = attack === undefined ? null : sumsOf(say, game, attack.faces, defence?.faces ?? []);
  const words = [sums?.attack, sums?.defence?.words];
  return (
    <DecisionFrame
      by={by}
      title={t('play.rerollDie.title', { power })}
      note={t('play.rerollDie.note', { left })}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('play.rerollDie.leave')}</Button>
          <Button
            look="primary"
            closed={chosen === null ? t('play.rerollDie.choose') : null}
            onPress={() => {
              if (chosen !== null) answer(chosen);
            }}
          >
            {t('play.rerollDie.do')}
          </Button>
        </>
      }
    >
      {groups.map(({ label, model: whose, faces, open }, group) => (
        <Fragment key={`${label} ${whose}`}>
          {(words[group] !== undefined || whose !== null) && (
            <span className="label">{words[group] ?? say.name(whose ?? model)}</span>
          )}
          <div className="dice-row" {...(open.length > 0 ? { 'data-choices': 'focus' } : {})}>
            {faces.map((face, die) =>
              open.includes(die) ? (
                <button
                  key={`${die} ${face}`}
                  type="button"
                  className="dice-row__die"
                  aria-pressed={chosen?.group === group && chosen.die === die}
                  aria-label={t('play.rerollDie.die', { n: die + 1, face })}
                  onClick={() =>
                    choose(chosen?.group === group && chosen.die === die ? null : { group, die })
                  }
                >
                  <Die face={faceOf(face)} />
                </button>
              ) : (
                <Die key={`${die} ${face}`} face={faceOf(face)} />
              ),
            )}
          </div>
        </Fragment>
      ))}
    </DecisionFrame>
  );
}
