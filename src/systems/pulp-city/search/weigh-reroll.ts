import type { DecisionFor } from '../model/frames.ts';
import type { DieAt } from '../model/roll.ts';
import { attackerPool, defenderPool } from '../rules/rolls/dice-pool.ts';
import { best, compare, countFrom, sfxLeft } from '../rules/rolls/comparison.ts';
import { defendOptions } from '../rules/rolls/roll-options.ts';
import { fixedNumber } from '../traits/roll-view.ts';
import { because, bestFirst, type Eye, type Thought, thought } from './eye.ts';

/** A success, an SFX, and a point that is kept, in Levels. */
const SUCCESS = 0.35;
const SFX = 0.15;
const POINT = 0.08;
/** A pip on a die of any other roll. */
const PIP = 0.04;

const FACES = [1, 2, 3, 4, 5, 6] as const;

type Faces = readonly (readonly number[])[];

/** The die whose new throw promises most, against keeping the point. */
export function weighReroll(eye: Eye, { groups }: DecisionFor<'rerollDie'>): readonly Thought[] {
  const faces = groups.map((group) => group.faces);
  const worthOf = worthOfFaces(
    eye,
    groups.map(({ label }) => label),
  );
  const now = worthOf(faces);
  const tried = groups.flatMap(({ open }, group) =>
    open.map((die) => {
      const from = faces[group]?.[die] ?? 0;
      const after = FACES.reduce((sum, face) => sum + worthOf(withFace(faces, { group, die }, face)), 0);
      const gain = after / FACES.length - now - POINT;
      return thought('again', { group, die }, gain, because('reroll', { from }));
    }),
  );
  return bestFirst([...tried, thought('none', null, 0, because('reroll.none'))]);
}

const withFace = (faces: Faces, { group, die }: DieAt, face: number): Faces =>
  faces.map((own, at) => (at === group ? own.map((one, place) => (place === die ? face : one)) : own));

/** What the faces are worth: of an Action Roll by what they come to, of any other by their pips. */
function worthOfFaces(eye: Eye, labels: readonly string[]): (faces: Faces) => number {
  const roll = eye.game.rest.stack.findLast((frame) => frame.proc === 'attackRoll');
  if (roll?.step !== 'alter' || labels[0] !== 'attack')
    return (faces) => PIP * faces.flat().reduce((sum, face) => sum + face, 0);
  const { w, me } = eye;
  const { spec, choice, defence } = roll;
  const attack = attackerPool(w, spec, choice.powerUp, choice.object !== null);
  const option = defence === null ? undefined : defendOptions(w, spec)[defence.trait];
  const guard =
    option === undefined ? null : defenderPool(w, spec, option.trait, option.trump, defence?.powerUp ?? 0);
  const mine = spec.by === me ? 1 : -1;
  return ([thrown = [], answered = []]) => {
    const against = guard === null ? (fixedNumber(w, spec) ?? 0) : guard.value + best(answered);
    const { won } = compare(w, spec, attack.value + best(thrown), against, guard === null);
    const cancelled = guard === null ? 0 : countFrom(answered, guard.sfxFrom);
    const sfx = sfxLeft(w, spec, countFrom(thrown, attack.sfxFrom), cancelled, won);
    return mine * ((won ? SUCCESS : 0) + SFX * sfx);
  };
}
