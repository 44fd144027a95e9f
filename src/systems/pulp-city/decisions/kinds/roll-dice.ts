import * as v from 'valibot';
import { type Draw, below, chance, pick } from '../../../../kernel/draw.ts';
import type { World } from '../../model/encounter.ts';
import type { DecisionFor } from '../../model/frames.ts';
import { refusal } from '../../model/refusals.ts';
import { type RollingSide, whyNotBuy } from '../../rules/rolls/dice-powers.ts';
import { count, id } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { upTo, within } from '../offered.ts';

/** Power Up dice, and Powers bought as long as they can be paid for besides. */
function sampleDice(
  w: World,
  rolling: RollingSide,
  { max, powers }: DecisionFor<'attackDice' | 'defendDice'>,
  draw: Draw,
): { powerUp: number; powers: readonly string[] } {
  const powerUp = below(draw, max + 1);
  let bought: readonly string[] = [];
  for (const power of powers) {
    if (!chance(draw, 50)) continue;
    const more = [...bought, power];
    if (whyNotBuy(w, rolling, more, powerUp) === null) bought = more;
  }
  return { powerUp, powers: bought };
}

export const attackDice: Kind<'attackDice'> = {
  schema: v.object({ powerUp: count, object: v.nullable(id), powers: v.array(id) }),
  options: unlisted,
  check(w, { spec, max, objects }, { powerUp, object, powers }) {
    if (object !== null && !objects.includes(object)) return refusal('answer.notOffered');
    const rolling = { spec, side: 'attacker', trait: null } as const;
    return within(powerUp, max, 'dice.tooMany') ?? whyNotBuy(w, rolling, powers, powerUp);
  },
  sample(w, decision, draw) {
    const object = chance(draw, 60) ? (pick(draw, decision.objects) ?? null) : null;
    const rolling = { spec: decision.spec, side: 'attacker', trait: null } as const;
    const { powerUp, powers } = sampleDice(w, rolling, decision, draw);
    return { powerUp, powers, object };
  },
};

export const defendDice: Kind<'defendDice'> = {
  schema: v.object({ powerUp: count, trait: count, powers: v.array(id) }),
  options: (_w, { max, traits, powers }) =>
    powers.length > 0
      ? null
      : traits.flatMap((_, trait) => upTo(max).map((powerUp) => ({ powerUp, trait, powers: [] }))),
  check(w, { spec, max, traits }, { powerUp, trait, powers }) {
    const option = traits[trait];
    if (option === undefined) return refusal('answer.notOffered');
    const rolling = { spec, side: 'defender', trait: option.trait } as const;
    return within(powerUp, max, 'dice.tooMany') ?? whyNotBuy(w, rolling, powers, powerUp);
  },
  sample(w, decision, draw) {
    const at = below(draw, decision.traits.length);
    const trait = decision.traits[at]?.trait ?? null;
    const rolling = { spec: decision.spec, side: 'defender', trait } as const;
    const { powerUp, powers } = sampleDice(w, rolling, decision, draw);
    return { powerUp, powers, trait: at };
  },
};
