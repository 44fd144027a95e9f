import type { DiceSource, RolledSide, StartingSide } from '../../../systems/pulp-city/model/roll.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
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
      return say.t('common.inches', { um: Number(detail) });
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
  const { rule, dice } = source;
  if (source.kind === 'base' && dice === 1) return { text: t('log.dice.base'), rule };
  const words = { n: Math.abs(dice), name: sourceName(source, say) };
  if (dice === 0) return { text: t('log.dice.closed', words), rule };
  return { text: dice > 0 ? t('log.dice.plus', words) : t('log.dice.minus', words), rule };
}

const bestOf = (faces: readonly number[]): number => faces.reduce((most, face) => Math.max(most, face), 0);

function sumText(trait: string, value: number, faces: readonly number[], total: number, say: Say): string {
  const name = say.optional(`trait.${trait}.name`) ?? trait;
  if (faces.length === 0) return say.t('log.dice.none', { trait: name, value });
  return say.t('log.dice.sum', { trait: name, value, best: bestOf(faces), total });
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
    faces: side.faces,
    counted: side.counted,
    countedAs: side.counted > 0 ? say.t(key, { n: side.counted }) : null,
    causes: side.sources.map((source) => diceCause(source, say)),
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
