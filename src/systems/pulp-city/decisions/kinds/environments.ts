import * as v from 'valibot';
import { below, pick } from '../../../../kernel/draw.ts';
import { refusal } from '../../model/refusals.ts';
import { yesNo } from '../choices.ts';
import { count } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf, upTo, within } from '../offered.ts';

export const environmentDefence: Kind<'environmentDefence'> = {
  schema: v.object({ trait: v.picklist(['F', 'G', 'H', 'I', 'J', 'K']), powerUp: count }),
  options: (_w, { traits, max }) =>
    traits.flatMap((trait) => upTo(max).map((powerUp) => ({ trait, powerUp }))),
  check: (_w, { traits, max }, { trait, powerUp }) =>
    oneOf(traits, trait) ?? within(powerUp, max, 'dice.tooMany'),
  sample: (_w, { traits, max }, draw) => ({
    trait: pick(draw, traits) ?? 'G',
    powerUp: below(draw, max + 1),
  }),
};

export const environmentSfx: Kind<'environmentSfx'> = {
  schema: v.array(v.picklist(['damage', 'fatigue', 'stun'])),
  options: unlisted,
  check: (_w, { sfx, options }, picks) =>
    picks.every((one) => options.includes(one))
      ? within(picks.length, sfx, 'sfx.tooMany', 'PC-ROLL-13')
      : refusal('answer.notOffered'),
  sample: (_w, { sfx, options }, draw) =>
    Array.from({ length: sfx }, () => pick(draw, options)).filter((one) => one !== undefined),
};

export const escape: Kind<'escape'> = yesNo(70);
