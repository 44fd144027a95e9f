import * as v from 'valibot';
import { below, pick, shuffled } from '../../../../kernel/draw.ts';
import { inches } from '../../../../geometry/units.ts';
import { bodyOf } from '../../board/bodies.ts';
import { refusal } from '../../model/refusals.ts';
import { snapJoin, whyNotJoin } from '../../rules/leaders/joining.ts';
import { oneOrNone } from '../choices.ts';
import { id, waypoint } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';

export const playLeaderCard: Kind<'playLeaderCard'> = oneOrNone(({ cards }) => cards, 70);

export const spreadDice: Kind<'spreadDice'> = {
  schema: v.pipe(v.array(id), v.maxLength(40)),
  options: unlisted,
  check(_w, { cards, dice, each }, given) {
    const most = Math.min(dice, cards.length * each);
    if (given.length !== most) return refusal('dice.spreadAll', { dice: most });
    const times = (card: string): number => given.filter((one) => one === card).length;
    if (given.some((card) => times(card) > each)) return refusal('dice.spreadEach', { most: each });
    return given.every((card) => cards.includes(card)) ? null : refusal('answer.notOffered');
  },
  sample(_w, { cards, dice, each }, draw) {
    const all = shuffled(
      draw,
      cards.flatMap((card) => Array<string>(each).fill(card)),
    );
    return all.slice(0, dice);
  },
};

export const joinTeam: Kind<'joinTeam'> = {
  schema: v.object({ profile: id, at: waypoint }),
  options: unlisted,
  check: (w, { profiles, ...joining }, { profile, at }) =>
    oneOf(profiles, profile) ?? whyNotJoin(w, joining, profile, at),
  /** Somewhere about its Leader. */
  sample(w, { profiles, ...joining }, draw) {
    const { leader } = joining;
    const profile = pick(draw, profiles) ?? '';
    const { x, y } = bodyOf(w, leader);
    const off = (): number => below(draw, inches(4)) - inches(2);
    return { profile, at: snapJoin(w, joining, profile, { x: x + off(), y: y + off() }) ?? { x, y } };
  },
};
