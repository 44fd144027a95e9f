import { defendOptions } from '../../../../systems/pulp-city/rules/rolls/roll-options.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import type { Encounter } from '../../use-game.ts';
import type { Say } from '../../words/say.ts';
import { traitName } from '../../words/names.ts';

/** Both totals as the dice lie now. `thrown`: the Defender's, where they do not lie in the roll yet. */
export function sumsOf(
  { w, t, name }: Say,
  game: Encounter,
  attackFaces: readonly number[],
  thrown?: readonly number[],
) {
  const roll = game.rest.stack.findLast((frame) => frame.proc === 'attackRoll');
  if (roll?.step !== 'alter') return null;
  const { spec, choice, defence } = roll;
  const defenceFaces = thrown ?? roll.defenceFaces;
  const defend = defence === null ? undefined : defendOptions(w, spec)[defence.trait];
  const view = clashOf(w, spec, {
    attackPowerUp: choice.powerUp,
    defendPowerUp: defence?.powerUp ?? 0,
    ...(defend === undefined ? {} : { defend }),
  });
  const words = (id: string, { trait, value }: typeof view.attack.pool, faces: readonly number[]) => {
    const best = Math.max(0, ...faces);
    const sum = t('play.tray.sum', { trait: traitName(t, trait), value, best });
    return t('play.changeDie.side', { name: name(id), sum, total: value + best });
  };
  return {
    attack: words(spec.attacker, view.attack.pool, attackFaces),
    defence:
      view.defence === null || spec.target === null
        ? null
        : { words: words(spec.target, view.defence.pool, defenceFaces), faces: defenceFaces },
  };
}
