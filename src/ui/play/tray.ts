import type { Translator } from '../../i18n/translate.ts';
import {
  type World,
  actionOn,
  isModel,
  profileById,
  profileOf,
} from '../../systems/pulp-city/model/world.ts';
import type { RolledSide } from '../../systems/pulp-city/model/roll.ts';
import { teamOf } from '../../systems/pulp-city/rules/bodies.ts';
import { FACES, type Face } from '../kit/Die.tsx';
import type { TrayData, TrayDie, TraySide } from '../table/DiceTray.tsx';
import type { TeamSide } from '../table/types.ts';
import type { Rolled } from './rolls.ts';
import { signOf } from './signs.ts';
import { thingName, traitName } from './words.ts';

const faceOf = (value: number): Face => FACES.find((face) => face === value) ?? 1;

/** The highest first; those that gave SFX are gold, the best one is outlined. */
function dice(side: RolledSide): readonly TrayDie[] {
  const faces = [...side.faces].sort((one, other) => other - one);
  return faces.map((face, index) => ({
    face: faceOf(face),
    sfx: index < side.counted,
    best: index === 0,
  }));
}

function sideOf(
  w: World,
  t: Translator,
  id: string | null,
  team: TeamSide,
  rolled: RolledSide | null,
  number: number | null,
): TraySide {
  const profile = id !== null && isModel(w, id) ? profileOf(w, id) : null;
  return {
    team,
    sign: profile === null ? 'shield' : signOf(profile.id, profile.role),
    name: id === null ? t('play.clash.number') : thingName(w, t, id),
    dice: rolled === null ? [] : dice(rolled),
    sum:
      rolled === null
        ? t('bar.targetNumber')
        : t('play.tray.sum', {
            trait: traitName(t, rolled.trait),
            value: rolled.value,
            best: Math.max(0, ...rolled.faces),
          }),
    total: String(rolled?.total ?? number ?? 0),
  };
}

/** One Action Roll as it lies in the tray. */
export function trayOf(w: World, t: Translator, roll: Rolled, key: string): TrayData {
  const team = teamOf(w, roll.attacker);
  const other: TeamSide = team === 'a' ? 'b' : 'a';
  const { target } = roll;
  const defends = target !== null && isModel(w, target) ? teamOf(w, target) : other;
  const card = w.state.cards[w.state.models[roll.attacker]?.card ?? ''];
  const action = card === undefined ? null : actionOn(profileById(w, card.profile), roll.action);
  const name = action?.name ?? roll.action;
  const strip = !roll.won
    ? t('play.tray.stripMiss', { action: name })
    : t(roll.tie === 'none' ? 'play.tray.strip' : 'play.tray.tie', { action: name, sfx: roll.sfx });
  return {
    key,
    left: sideOf(w, t, roll.attacker, team, roll.attack, null),
    right: sideOf(
      w,
      t,
      target === roll.attacker ? null : target,
      defends === team ? other : defends,
      roll.defence,
      roll.number,
    ),
    burst: { text: t(roll.won ? 'play.tray.hit' : 'play.tray.miss'), hit: roll.won },
    strip,
  };
}

export function trayWords(t: Translator, data: TrayData, won: boolean): string {
  return t('play.tray.label', {
    attacker: data.left.name,
    total: data.left.total,
    defender: data.right.name,
    other: data.right.total,
    result: t(won ? 'play.hit' : 'play.miss'),
  });
}
