import { below } from '../../../../kernel/draw.ts';
import { refusal } from '../../model/refusals.ts';
import { oneOffered } from '../choices.ts';
import { count } from '../forms.ts';
import type { Kind } from '../kind.ts';
import { upTo, within } from '../offered.ts';

export const chooseRoller: Kind<'chooseRoller'> = {
  ...oneOffered(({ cards }) => cards),
  check: (_w, { cards }, card) => (cards.includes(card) ? null : refusal('roller.notOffered')),
};

export const startingDice: Kind<'startingDice'> = {
  schema: count,
  options: (_w, { max }) => upTo(max),
  check: (_w, { max }, dice) => within(dice, max, 'dice.tooMany', 'PC-START-03'),
  sample: (_w, { max }, draw) => below(draw, max + 1),
};
