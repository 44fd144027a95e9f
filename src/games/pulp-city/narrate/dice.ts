import { PLAYERS, type SomePlayers } from '../../../kernel/ids.ts';
import type {
  DiceSource,
  RolledSide,
  StartingSide,
  TraitSource,
} from '../../../systems/pulp-city/model/roll.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { askOfDie, askOfTrait } from '../power-asked.ts';
import type { Say } from './telling.ts';
import type { ToldDice } from '../../../ui/shell/log/story.ts';

type DiceCause = ToldDice['causes'][number];

function sourceName(source: DiceSource, say: Say): string {
  const { t } = say;
  switch (source.kind) {
    case 'base':
      return t('dice.base');
    case 'suppress':
      return say.optional('effect.suppress', { x: -source.dice }) ?? source.name;
    case 'minimum':
      return t('log.dice.minimum');
    case 'maximum':
      return t('log.dice.maximum');
    case 'power':
      return t('dice.power', { name: source.name });
    default: {
      const plain =
        say.optional(`${source.kind}.${source.name}.name`) ??
        say.optional(`bonus.${source.name}`) ??
        say.optional(`role.${source.name}`) ??
        say.optional(`effect.${source.name}`, { x: '', of: '' }) ??
        say.leaderCard(source.name);
      const detail = detailWords(source, say);
      return detail === null ? plain : t('log.dice.named', { name: plain, detail });
    }
  }
}

/** What an engine's fact beside a source means: a height, a kind of Cover, heads counted, or a Descriptor. */
function detailWords({ name, detail }: DiceSource, say: Say): string | null {
  if (detail === undefined) return null;
  switch (name) {
    case 'Higher Ground':
      return say.t('common.inches', { x: Number(detail) });
    case 'In Cover':
      return say.optional(`cover.${detail}.${say.facts.edition}`) ?? say.optional(`cover.${detail}`) ?? null;
    case 'Mobbing': {
      const [own = 0, theirs = 0] = detail.split(':').map(Number);
      return say.t('log.dice.heads', { n: Math.max(own, theirs), other: Math.min(own, theirs) });
    }
    default:
      return say.descriptor(detail);
  }
}

/** '+2 Blaster': why dice are there, or are not. */
export function diceCause(source: DiceSource, say: Say): DiceCause {
  const { t } = say;
  const { dice } = source;
  const rule = askOfDie(source);
  if (source.kind === 'base' && dice === 1) return { text: t('log.dice.base'), rule };
  const words = { n: Math.abs(dice), name: sourceName(source, say) };
  if (dice === 0) return { text: t('log.dice.closed', words), rule };
  return { text: dice > 0 ? t('log.dice.plus', words) : t('log.dice.minus', words), rule };
}

/** The Powers that had a say in the dice of both sides. */
export const powersAsked = (...sides: readonly (RolledSide | null)[]): readonly string[] =>
  sides.flatMap((side) => [
    ...(side?.sources ?? []).filter(({ kind }) => kind === 'power').map(askOfDie),
    ...(side?.traitFrom ?? []).map(askOfTrait),
  ]);

/** '+1 Strength (Power: Juju Strength)': why a Trait was another one in this roll. */
const traitCause = (trait: string, source: TraitSource, say: Say): DiceCause => ({
  text: say.t(source.by < 0 ? 'log.dice.traitLess' : 'log.dice.traitMore', {
    n: Math.abs(source.by),
    trait: say.optional(`trait.${trait}.name`) ?? trait,
    power: say.t('dice.power', { name: source.name }),
  }),
  rule: askOfTrait(source),
});

function sumText(trait: string, value: number, faces: readonly number[], total: number, say: Say): string {
  const name = say.optional(`trait.${trait}.name`) ?? trait;
  if (faces.length === 0) return say.t('log.dice.none', { trait: name, value });
  return say.t('log.dice.sum', { trait: name, value, best: Math.max(0, ...faces), total });
}

interface Who {
  readonly who: string;
  readonly team: TeamId | null;
}

/** `as`: what the counted faces did. */
export function rolledDice(
  { who, team }: Who,
  side: RolledSide,
  as: 'attacker' | 'defender',
  say: Say,
): ToldDice {
  const key = as === 'attacker' ? 'log.dice.sfxFaces' : 'log.dice.cancelFaces';
  return {
    who,
    team,
    sum: sumText(side.trait, side.value, side.faces, side.total, say),
    total: side.total,
    faces: side.faces,
    counted: side.counted,
    countedAs: side.counted > 0 ? say.t(key, { n: side.counted }) : null,
    causes: [
      ...side.sources.map((source) => diceCause(source, say)),
      ...(side.traitFrom ?? []).map((source) => traitCause(side.trait, source, say)),
    ],
  };
}

export function startingDice(team: TeamId, side: StartingSide, wins: boolean, say: Say): ToldDice | null {
  if (side.card === null) return null;
  const more = side.faces.length - 1;
  const causes: DiceCause[] = [{ text: say.t('log.dice.base'), rule: 'PC-START-02' }];
  if (more > 0) {
    const words = { n: more, name: say.t('log.dice.starting') };
    causes.push({ text: say.t('log.dice.plus', words), rule: 'PC-START-02' });
  }
  const key = wins ? 'log.dice.sfxFaces' : 'log.dice.cancelFaces';
  return {
    who: say.card(side.card),
    team,
    sum: sumText('J', side.mind, side.faces, side.total, say),
    total: side.total,
    faces: side.faces,
    counted: side.counted,
    countedAs: side.counted > 0 ? say.t(key, { n: side.counted }) : null,
    causes,
  };
}

/** A die that no model rolls. */
export function loneDie({ who, team }: Who, face: number, cause: DiceCause): ToldDice {
  return { who, team, sum: String(face), faces: [face], counted: 0, countedAs: null, causes: [cause] };
}

type Faces = SomePlayers<number>;

const rollersOf = (faces: Faces): readonly { readonly team: TeamId; readonly face: number }[] =>
  PLAYERS.flatMap((team) => {
    const face = faces[team];
    return face === undefined ? [] : [{ team, face }];
  });

/** One die of everybody who rolled. */
export const diceOfEach = (faces: Faces, cause: DiceCause, say: Say): readonly ToldDice[] =>
  rollersOf(faces).map(({ team, face }) => loneDie({ who: say.team(team), team }, face, cause));

/** What everybody rolled, and who has won by it; null: nobody yet. */
export function rollOfEach(
  about: 'tactical' | 'citizens',
  faces: Faces,
  winner: TeamId | null,
  say: Say,
): string {
  const { t } = say;
  const team = (id: TeamId): string => say.team(id);
  const { a, b, c, d } = faces;
  if (a !== undefined && b !== undefined && c === undefined && d === undefined) {
    const words = { a: team('a'), b: team('b'), faceA: a, faceB: b };
    return winner === null
      ? t(`log.${about}Tied`, words)
      : t(`log.${about}Rolled`, { ...words, winner: team(winner) });
  }
  const rolls = rollersOf(faces).map((one) => t('log.roll', { who: team(one.team), n: one.face }));
  return winner === null
    ? t(`log.${about}TiedMore`, { rolls })
    : t(`log.${about}RolledMore`, { rolls, winner: team(winner) });
}
