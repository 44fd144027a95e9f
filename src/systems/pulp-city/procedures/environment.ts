import { type Proc, answered, returned } from '../model/frames.ts';
import { commitDice } from '../rules/rolls/held-dice.ts';
import type { Cause } from '../model/cause.ts';
import type { EnvironmentAction, EnvironmentHurt } from '../model/ground-locals.ts';
import type { Trait } from '../model/keywords.ts';
import type { SidePool } from '../model/roll.ts';
import type { ModelId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { cardOf } from '../model/lookup.ts';
import { onTable } from '../board/on-table.ts';
import { nextTeam, playerFor } from '../board/sides.ts';
import { endInstincts, followInstincts } from '../rules/citizens/instincts.ts';
import { fatigue, stun } from '../rules/damage/status.ts';
import { hurt } from '../rules/damage/damage.ts';
import { best, countFrom } from '../rules/rolls/comparison.ts';
import { environmentPools, environmentSfx, mostAgainstEnvironment } from '../rules/rolls/environment-roll.ts';

function causeOf({ name, piece }: EnvironmentAction): Cause {
  return piece === null ? { of: 'environment', name } : { of: 'environment', name, piece };
}

function suffer(ctx: Ctx, model: ModelId, what: EnvironmentHurt, cause: Cause): void {
  if (!onTable(ctx, model)) return;
  if (what === 'damage') hurt(ctx, model, 1, null, cause);
  else if (what === 'stun') stun(ctx, model, cause);
  else fatigue(ctx, cardOf(ctx, model).id, model, 1, cause);
}

interface Rolled {
  readonly action: EnvironmentAction;
  readonly trait: Trait;
  readonly powerUp: number;
}

/** What the two sides rolled, told and compared; answers the SFX left, or null where the Defender holds. */
function resolve(
  ctx: Ctx,
  { action, trait, powerUp }: Rolled,
  faces: readonly (readonly number[])[],
): number | null {
  const { model, name, piece } = action;
  const pools = environmentPools(ctx, action, trait, powerUp);
  const [attackFaces = [], defenceFaces = []] = faces;
  const attack = sideOfRoll(pools.attack, attackFaces);
  const defence = sideOfRoll(pools.defence, defenceFaces);
  const sfx = environmentSfx(attack, defence);
  if (powerUp > 0) commitDice(ctx, model, powerUp);
  ctx.emit({
    type: 'environmentRolled',
    name,
    model,
    attack,
    defence,
    won: sfx !== null,
    sfx: sfx ?? 0,
    ...(piece === null ? {} : { piece }),
  });
  followInstincts(ctx, model, defenceFaces, 'environment');
  return sfx;
}

const sideOfRoll = ({ trait, value, sources, sfxFrom }: SidePool, faces: readonly number[]) => ({
  trait,
  value,
  faces,
  sources,
  total: value + best(faces),
  counted: countFrom(faces, sfxFrom),
});

/** An Action Roll against a Fall, a Crash or Dangerous Terrain. @rule PC-ROLL-13 @rule PC-FALL-03 @rule PC-DANGER-04 */
export const environment: Proc<'environment'> = {
  defend(ctx, frame, wake) {
    const { model, name, traits, dice } = frame;
    if (!onTable(ctx, model)) return { do: 'return', value: undefined };
    const max = mostAgainstEnvironment(ctx, model);
    const [only, second] = traits;
    const answer =
      answered(wake, 'environmentDefence') ??
      (max === 0 && second === undefined && only !== undefined ? { trait: only, powerUp: 0 } : null);
    if (answer === null) {
      const by = playerFor(ctx, model);
      return { do: 'ask', questions: [{ kind: 'environmentDefence', by, model, name, traits, max, dice }] };
    }
    return { do: 'goto', frame: { ...frame, step: 'roll', ...answer } };
  },

  roll(ctx, frame, wake) {
    const { proc: _proc, step: _step, trait, powerUp, ...action } = frame;
    const faces = returned(wake, 'dice');
    if (faces === null) {
      const team = playerFor(ctx, action.model);
      const { attack, defence } = environmentPools(ctx, action, trait, powerUp);
      const groups = [
        { label: 'environment', model: null, by: nextTeam(ctx, team), count: attack.dice },
        { label: 'defence', model: action.model, by: team, count: defence.dice },
      ];
      return { do: 'call', frame: { proc: 'dice', step: 'roll', groups }, resume: frame };
    }
    const sfx = resolve(ctx, { action, trait, powerUp }, faces);
    if (sfx === null) {
      endInstincts(ctx, action.model, 'environment');
      return { do: 'return', value: undefined };
    }
    suffer(ctx, action.model, action.base, causeOf(action));
    return { do: 'goto', frame: { proc: 'environment', step: 'sfx', action, sfx } };
  },

  /** The roller picks the SFX; where there is one kind only, it is taken. */
  sfx(ctx, { action, sfx }, wake) {
    const { model, options } = action;
    if (sfx === 0 || !onTable(ctx, model)) {
      endInstincts(ctx, model, 'environment');
      return { do: 'return', value: undefined };
    }
    const [only, second] = options;
    const picks =
      answered(wake, 'environmentSfx') ??
      (only !== undefined && second === undefined ? Array.from({ length: sfx }, () => only) : null);
    if (picks === null) {
      const by = nextTeam(ctx, playerFor(ctx, model));
      return { do: 'ask', questions: [{ kind: 'environmentSfx', by, model, sfx, options }] };
    }
    for (const what of picks) suffer(ctx, model, what, causeOf(action));
    endInstincts(ctx, model, 'environment');
    return { do: 'return', value: undefined };
  },
};
