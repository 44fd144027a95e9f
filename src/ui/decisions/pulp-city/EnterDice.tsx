import { useState } from 'react';
import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { DicePad, Die, type Face, FACES } from '../../kit/Die.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useWorld } from '../../play/app.ts';
import { DecisionFrame } from '../../play/DecisionFrame.tsx';
import { modelName } from '../../play/words.ts';
import './choices.css';
import type { DecisionProps } from './props.ts';

type Group = DecisionProps<'enterDice'>['decision']['groups'][number];

const isFace = (value: number): value is Face => FACES.some((face) => face === value);

/** Real dice: a pad of six faces for each throw; a die tapped again is taken back. */
export function EnterDice({ decision, answer }: DecisionProps<'enterDice'>) {
  const t = useT();
  const { groups } = decision;
  const [entered, setEntered] = useState<readonly (readonly number[])[]>(() => groups.map(() => []));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const left = count - entered.reduce((sum, faces) => sum + faces.length, 0);
  const change = (place: number, faces: readonly number[]): void =>
    setEntered(entered.map((old, index) => (index === place ? faces : old)));
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.dice.title', { n: count })}
      note={t('ask.dice.note')}
      foot={
        <Button look="primary" closed={left > 0 ? '' : null} onPress={() => answer(entered)}>
          {left > 0 ? t('ask.dice.left', { n: left }) : t('ask.dice.do')}
        </Button>
      }
    >
      <Panel>
        {groups.map((group, place) => (
          <DiceGroup
            // Groups of one throw keep their order and have no other name.
            key={`${group.label}-${place}`}
            group={group}
            faces={entered[place] ?? []}
            onChange={(faces) => change(place, faces)}
          />
        ))}
      </Panel>
    </DecisionFrame>
  );
}

interface DiceGroupProps {
  readonly group: Group;
  readonly faces: readonly number[];
  readonly onChange: (faces: readonly number[]) => void;
}

function DiceGroup({ group, faces, onChange }: DiceGroupProps) {
  const t = useT();
  const w = useWorld();
  const name =
    group.model === null
      ? (translateOptional(t.lang, `ask.dice.${group.label}`) ?? t('ask.dice.other'))
      : modelName(w, group.model);
  const heading = t('ask.dice.group', { name, n: group.count });
  return (
    <section className="dice-entry" aria-label={heading}>
      <h3 className="label">{heading}</h3>
      <div className="dice-entry__row">
        {Array.from({ length: group.count }, (_, place) => {
          const face = faces[place];
          return face === undefined || !isFace(face) ? (
            <span
              key={`slot-${place}`}
              className="dice-entry__slot"
              role="img"
              aria-label={t('ask.dice.empty')}
            />
          ) : (
            <button
              key={`die-${place}`}
              type="button"
              aria-label={t('ask.dice.remove', { face })}
              onClick={() => onChange(faces.filter((_one, index) => index !== place))}
            >
              <Die face={face} size="small" />
            </button>
          );
        })}
      </div>
      <DicePad
        label={heading}
        faceLabel={(face) => t('ask.dice.face', { face })}
        onFace={(face) => {
          if (faces.length < group.count) onChange([...faces, face]);
        }}
      />
    </section>
  );
}
