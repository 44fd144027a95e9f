import { useEffect, useRef } from 'react';
import { translateOptional } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { DiceWanted } from '../../../../systems/pulp-city/view/actions/dice-wanted.ts';
import { DicePad, Die, isFace } from '../../../../ui/kit/Die.tsx';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { askOfDie } from '../../power-asked.ts';
import { useWorld } from '../../use-game.ts';
import { sourceWords } from '../../words/actions.ts';
import { diceForWords, diceNeededWords, diceSumWords } from '../../words/dice.ts';
import { modelName } from '../../words/names.ts';
import { sayIn } from '../../words/say.ts';
import { type Faces, leftOn, type Pad, toBeat, totalOf } from './entered-dice.ts';

interface DiceEntryProps {
  readonly pad: Pad;
  /** With those of the other side. */
  readonly pads: readonly Pad[];
  /** The keyboard is this player's. */
  readonly keys: boolean;
  /** The first that lacks dice: digits go here. */
  readonly digits: boolean;
  readonly onChange: (faces: Faces) => void;
  /** Another face, though all dice lie. */
  readonly onFull: () => void;
}

/** One throw: what it is for, the dice that lie, a pad of six faces; a die tapped is taken back. */
export function DiceEntry({ pad, pads, keys, digits, onChange, onFull }: DiceEntryProps) {
  const t = useT();
  const w = useWorld();
  const { group, faces, wanted } = pad;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (digits) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [digits]);
  const name =
    group.model === null
      ? (translateOptional(t.lang, `ask.dice.${group.label}`) ?? t('ask.dice.other'))
      : modelName(w, group.model);
  const heading = t('ask.dice.group', { name, n: group.count });
  return (
    <section ref={section} className="dice-entry" aria-label={heading} data-team={pad.by}>
      <h3 className="label">
        <TeamShape team={pad.by} size={14} /> {heading}
      </h3>
      <Wanted wanted={wanted} first={pads[0] === pad} />
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
        <Standing pad={pad} pads={pads} />
      </div>
      <DicePad
        label={heading}
        digits={digits}
        keys={keys}
        full={leftOn(pad) === 0}
        faceLabel={(face) => t('ask.dice.face', { face })}
        onFace={(face) => (leftOn(pad) > 0 ? onChange([...faces, face]) : onFull())}
      />
    </section>
  );
}

/** The total so far, and what it has to come to once the other side lies. */
function Standing({ pad, pads }: { readonly pad: Pad; readonly pads: readonly Pad[] }) {
  const t = useT();
  const sum = totalOf(pad);
  const beat = toBeat(pads, pad);
  const can = beat === null || beat.face <= 1 ? 'any' : beat.face > 6 ? 'none' : 'some';
  return (
    <p className="dice-entry__standing" aria-live="polite">
      {beat !== null && <b>{t(`ask.dice.${beat.as}`, { total: beat.total, face: beat.face, can })}</b>}
      {sum !== null && <span>{t('ask.dice.soFar', sum)}</span>}
    </p>
  );
}

/** What the dice are for, where each of them comes from, and what they have to come to. */
function Wanted({ wanted, first }: { readonly wanted: DiceWanted; readonly first: boolean }) {
  const t = useT();
  const say = sayIn(useWorld(), t);
  // Who wins a tie is the same for both.
  const needed = first || wanted.needed !== null ? diceNeededWords(say, wanted) : null;
  const lines = [diceSumWords(say, wanted), needed].filter((line) => line !== null);
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
