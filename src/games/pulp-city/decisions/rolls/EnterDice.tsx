import { useState } from 'react';
import { translateOptional } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { DicePad, Die, type Face, FACES } from '../../../../ui/kit/Die.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { type DiceWanted, diceWanted } from '../../../../systems/pulp-city/view/actions/dice-wanted.ts';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { diceForWords, diceNeededWords, diceSumWords } from '../../words/dice.ts';
import { useKeys } from '../../../../ui/shell/keys.ts';
import { sayIn } from '../../words/say.ts';
import { modelName } from '../../words/names.ts';
import { sourceWords } from '../../words/actions.ts';
import { askOfDie } from '../../power-asked.ts';
import '../../../../ui/kit/choices.css';
import type { DecisionProps } from '../props.ts';

type Group = DecisionProps<'enterDice'>['decision']['groups'][number];

const isFace = (value: number): value is Face => FACES.some((face) => face === value);

/** Real dice: a pad of six faces for each throw; a die tapped again is taken back. */
export function EnterDice({ decision, answer, game }: DecisionProps<'enterDice'>) {
  const t = useT();
  const w = useWorld();
  const { groups } = decision;
  const [entered, setEntered] = useState<readonly (readonly number[])[]>(() => groups.map(() => []));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const left = count - entered.reduce((sum, faces) => sum + faces.length, 0);
  const change = (place: number, faces: readonly number[]): void =>
    setEntered(entered.map((old, index) => (index === place ? faces : old)));
  const open = groups.findIndex((group, place) => (entered[place]?.length ?? 0) < group.count);
  const last = entered.findLastIndex((faces) => faces.length > 0);
  useKeys({ Backspace: last < 0 ? undefined : () => change(last, entered[last]?.slice(0, -1) ?? []) });
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
            wanted={diceWanted(w, game.rest.stack, decision.by, group)}
            digits={place === open}
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
  readonly wanted: DiceWanted;
  /** Digits go here. */
  readonly digits: boolean;
  readonly onChange: (faces: readonly number[]) => void;
}

function DiceGroup({ group, faces, wanted, digits, onChange }: DiceGroupProps) {
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
      <Wanted wanted={wanted} />
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
        digits={digits}
        faceLabel={(face) => t('ask.dice.face', { face })}
        onFace={(face) => {
          if (faces.length < group.count) onChange([...faces, face]);
        }}
      />
    </section>
  );
}

/** What the dice are for, where each of them comes from, and what they have to come to. */
function Wanted({ wanted }: { readonly wanted: DiceWanted }) {
  const t = useT();
  const say = sayIn(useWorld(), t);
  const lines = [diceSumWords(say, wanted), diceNeededWords(say, wanted)].filter((line) => line !== null);
  return (
    <div className="dice-entry__about">
      <p>
        <b>{diceForWords(say, wanted)}</b>
      </p>
      {wanted.sources.length > 0 && (
        <ul>
          {wanted.sources.map((source) => (
            <li key={`${source.kind} ${source.name}`} data-rule={askOfDie(source)}>
              <b>{t(source.dice < 0 ? 'play.dice.minus' : 'play.dice.plus', { n: Math.abs(source.dice) })}</b>{' '}
              {sourceWords(t, source)}
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
