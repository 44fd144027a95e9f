import type { DiceWanted } from '../../../systems/pulp-city/view/actions/dice-wanted.ts';
import type { Say } from './say.ts';
import { traitName } from './names.ts';

/** 'Strike against Nuke' */
export function diceForWords({ t, name }: Say, { what }: DiceWanted): string {
  switch (what.roll) {
    case 'attack':
      return what.other === null
        ? t('ask.dice.for.number', { action: what.action })
        : t('ask.dice.for.attack', { action: what.action, name: name(what.other) });
    case 'defence':
      return what.other === null
        ? what.action
        : t('ask.dice.for.defence', { action: what.action, name: name(what.other) });
    case 'environment':
      return t('ask.dice.for.environment', {
        place: t(`play.environment.${what.place}`),
        name: name(what.other),
      });
    case 'defenceAgainst':
      return t('ask.dice.for.defenceAgainst', { place: t(`play.environment.${what.place}`) });
    case 'survival':
      return t('ask.dice.for.survival', { power: what.power });
    case 'starting':
    case 'deployment':
    case 'tactical':
    case 'citizens':
    case 'sides':
    case 'other':
      return t(`ask.dice.for.${what.roll}`);
  }
}

/** 'Strength 5 + the best die' */
export const diceSumWords = ({ t }: Say, { trait, value }: DiceWanted): string | null =>
  trait === null || value === null ? null : t('ask.dice.sum', { trait: traitName(t, trait), value });

/** What is enough, or against whom it is compared and who wins when both are the same. */
export function diceNeededWords({ t, name }: Say, { what, needed, tie }: DiceWanted): string | null {
  if (needed !== null) {
    const { total, face } = needed;
    if (what.roll === 'survival') return t('ask.dice.need.face', { face });
    const can = face <= 1 ? 'any' : face > 6 ? 'none' : 'some';
    return t('ask.dice.need.total', { total, face, can });
  }
  if (tie === null || tie.rule === 'number') return null;
  return t('ask.dice.need.more', { tie: t(`play.tie.${tie.rule}`, { name: name(tie.wins) }) });
}
