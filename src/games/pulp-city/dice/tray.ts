import { othersOf, PLAYERS, playersOf } from '../../../kernel/ids.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import {
  actionOn,
  cardById,
  isModel,
  profileById,
  profileOf,
} from '../../../systems/pulp-city/model/lookup.ts';
import type { EventOf } from '../../../systems/pulp-city/model/events.ts';
import type { RolledSide } from '../../../systems/pulp-city/model/roll.ts';
import { sideOf as bodySide, teamOf } from '../../../systems/pulp-city/board/sides.ts';
import { faceOf } from '../../../ui/kit/Die.tsx';
import type { TrayData, TrayDie, TraySide } from '../../../ui/table/DiceTray.tsx';
import type { TeamSide } from '../../../ui/kit/team-side.ts';
import type { Rolled, ShownRoll } from './rolls.ts';
import { signOf } from '../words/icons.ts';
import { teamName, thingName, traitName } from '../words/names.ts';

/** The highest first; those that gave SFX are gold, the best one is outlined. */
function dice(side: Pick<RolledSide, 'faces' | 'counted'>): readonly TrayDie[] {
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
  team: TraySide['team'],
  rolled: RolledSide | null,
  number: number | null,
): TraySide {
  const profile = id !== null && isModel(w, id) ? profileOf(w, id) : null;
  return {
    team,
    sign: profile === null ? 'target' : signOf(profile),
    name: id === null ? t('bar.targetNumber') : thingName(w, t, id),
    dice: rolled === null ? [] : dice(rolled),
    sum:
      rolled === null
        ? t('play.tray.fixed')
        : t('play.tray.sum', {
            trait: traitName(t, rolled.trait),
            value: rolled.value,
            best: Math.max(0, ...rolled.faces),
          }),
    total: String(rolled?.total ?? number ?? 0),
  };
}

/** An Action that helps is not hit or missed. */
function burstOf(t: Translator, won: boolean, attack: boolean): TrayData['burst'] {
  const key = won
    ? attack
      ? 'play.tray.hit'
      : 'play.tray.success'
    : attack
      ? 'play.tray.miss'
      : 'play.tray.failure';
  return { text: t(key), hit: won };
}

/** Who won a tie, and why; null: the totals decided. @rule PC-ROLL-05 */
function tieWords(w: World, t: Translator, { tie, won, attacker, target }: Rolled): string | null {
  if (tie === 'none' || target === null) return null;
  return t(`play.tie.${tie}`, { name: thingName(w, t, won ? attacker : target) });
}

function actionRoll(w: World, t: Translator, roll: Rolled, key: string): TrayData {
  const team = teamOf(w, roll.attacker);
  const { target } = roll;
  const card = w.state.cards[w.state.models[roll.attacker]?.card ?? ''];
  const action = card === undefined ? null : actionOn(profileById(w, card.profile), roll.action);
  const name = action?.name ?? roll.action;
  const strip = !roll.won
    ? t('play.tray.stripMiss', { action: name })
    : t('play.tray.strip', { action: name, sfx: roll.sfx });
  const tie = tieWords(w, t, roll);
  const defender = target === roll.attacker ? null : target;
  const defends = defender !== null && isModel(w, defender) ? (bodySide(w, defender) ?? 'city') : 'city';
  return {
    key,
    left: sideOf(w, t, roll.attacker, team, roll.attack, null),
    right: sideOf(w, t, defender, defends, roll.defence, roll.number),
    burst: burstOf(t, roll.won, defender !== null && defends !== team),
    strip: tie === null ? strip : t('play.dotted', { a: strip, b: tie }),
  };
}

/** Who lies on the left, and who on the right: the winner, or the best, and the next best. */
function bestTwo(
  winner: TeamSide | null,
  teams: readonly TeamSide[],
  worth: (team: TeamSide) => number,
): readonly [TeamSide, TeamSide] {
  const [first = 'a', ...others] =
    winner === null
      ? teams.toSorted((one, other) => worth(other) - worth(one))
      : [winner, ...othersOf(teams, winner)];
  const [last = first] = others.toSorted((one, other) => worth(other) - worth(one));
  return [first, last];
}

/** The winner of a Starting Roll lies on the left. */
function startingRoll(w: World, t: Translator, roll: EventOf<'startingRolled'>, key: string): TrayData {
  const [first, last] = bestTwo(roll.winner, playersOf(roll.sides), (team) => roll.sides[team].total);
  const side = (team: TeamSide): TraySide => {
    const { card, mind, faces, total, counted } = roll.sides[team];
    const profile = card === null ? null : profileById(w, cardById(w, card).profile);
    const trait = traitName(t, 'J');
    return {
      team,
      sign: profile === null ? 'target' : signOf(profile),
      name: profile?.short ?? teamName(w, t, team),
      dice: dice({ faces, counted }),
      sum: t('play.tray.sum', { trait, value: mind, best: Math.max(0, ...faces) }),
      total: String(total),
    };
  };
  const about = {
    team: teamName(w, t, first),
    plans: roll.plans,
    gained: roll.sides[first].counted,
    cancelled: othersOf(playersOf(roll.sides), first).reduce((sum, one) => sum + roll.sides[one].counted, 0),
  };
  const strip =
    roll.winner === null
      ? t('play.tray.again')
      : t(roll.deployment ? 'play.tray.deployment' : 'play.tray.starting', about);
  return {
    key,
    left: side(first),
    right: side(last),
    burst: { text: t(roll.winner === null ? 'play.tray.even' : 'play.tray.wins'), hit: roll.winner !== null },
    strip,
  };
}

/** One die a side, the higher one first. */
function dieEach(
  w: World,
  t: Translator,
  roll: EventOf<'tacticalRolled' | 'citizensRolled'>,
  key: string,
): TrayData {
  const tactical = roll.type === 'tacticalRolled';
  const faceOf = (team: TeamSide): number => roll.faces[team] ?? 0;
  const rolled = PLAYERS.filter((team) => roll.faces[team] !== undefined);
  const [first, last] = bestTwo(roll.winner, rolled, faceOf);
  const side = (team: TeamSide): TraySide => ({
    team,
    sign: tactical ? 'flag' : 'citizen',
    name: teamName(w, t, team),
    dice: dice({ faces: [faceOf(team)], counted: 0 }),
    sum: t(tactical ? 'play.tray.tactical' : 'play.tray.citizens'),
    total: String(faceOf(team)),
  });
  const team = teamName(w, t, first);
  return {
    key,
    left: side(first),
    right: side(last),
    burst: { text: t(roll.winner === null ? 'play.tray.even' : 'play.tray.wins'), hit: roll.winner !== null },
    strip:
      roll.winner === null
        ? t('play.tray.again')
        : t(tactical ? 'play.tray.deployment' : 'play.tray.firstCitizen', { team }),
  };
}

/** What the place does to a model: it rolls for the other side of the tray. */
function environmentRoll(w: World, t: Translator, roll: EventOf<'environmentRolled'>, key: string): TrayData {
  const team = bodySide(w, roll.model) ?? 'city';
  const name = t(`play.environment.${roll.name}`);
  return {
    key,
    left: { ...sideOf(w, t, null, 'city', roll.attack, null), name, sign: 'skull' },
    right: sideOf(w, t, roll.model, team, roll.defence, null),
    burst: burstOf(t, roll.won, true),
    strip: roll.won
      ? t('play.tray.strip', { action: name, sfx: roll.sfx })
      : t('play.tray.stripMiss', { action: name }),
  };
}

/** A roll as it lies in the tray, after so many without a winner. */
export function trayOf(w: World, t: Translator, roll: ShownRoll, key: string, ties = 0): TrayData {
  const data = dataOf(w, t, roll, key);
  if (ties === 0) return data;
  return { ...data, strip: t('play.dotted', { a: data.strip, b: t('play.tray.ties', { n: ties }) }) };
}

function dataOf(w: World, t: Translator, roll: ShownRoll, key: string): TrayData {
  switch (roll.type) {
    case 'rolled':
      return actionRoll(w, t, roll, key);
    case 'startingRolled':
      return startingRoll(w, t, roll, key);
    case 'tacticalRolled':
    case 'citizensRolled':
      return dieEach(w, t, roll, key);
    case 'environmentRolled':
      return environmentRoll(w, t, roll, key);
  }
}

export function trayWords(t: Translator, data: TrayData): string {
  return t('play.tray.label', {
    attacker: data.left.name,
    total: data.left.total,
    defender: data.right.name,
    other: data.right.total,
    result: data.burst.text,
  });
}
