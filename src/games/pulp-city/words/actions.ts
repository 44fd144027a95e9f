import { sayIn, type InBooks } from '../../../systems/pulp-city/model/book-words.ts';
import { asSentence, sayPhrase } from '../../../i18n/phrase.ts';
import { typeset } from '../../../i18n/message.ts';
import { bookWords, translateOptional, type Translator } from '../../../i18n/translate.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { PowerWay } from '../../../systems/pulp-city/model/power-use.ts';
import { type Trait, isTrait } from '../../../systems/pulp-city/model/keywords.ts';
import type {
  ActionProfile,
  ActionUse,
  Amount,
  CardProfile,
  EffectNode,
  Price,
} from '../../../systems/pulp-city/model/profile.ts';
import type { DiceSource } from '../../../systems/pulp-city/model/roll.ts';
import { printConditions, printOnlyIn } from '../../../systems/pulp-city/notation/print-conditions.ts';
import { traitOf } from '../../../systems/pulp-city/traits/values.ts';
import { wayPhrase } from '../../../systems/pulp-city/view/clauses/clauses.ts';
import type { ConditionFact } from '../../../systems/pulp-city/view/table/models.ts';
import { descriptorWord, thingName, traitName } from './names.ts';

/** The number behind a Trait that stands for one. @rule PC-BAR-11 */
export type Reckon = (trait: Trait) => number;

/** What the Trait is worth to a model now, as the rules will read it. */
export const reckonFor =
  (w: World, model: string): Reckon =>
  (trait) =>
    traitOf(w, model, trait);

/** '4', '5 (Spirit)' */
export const amountWord = (t: Translator, amount: Amount, reckon: Reckon): string | number =>
  typeof amount === 'number'
    ? amount
    : t('play.amountOf', { x: reckon(amount), trait: traitName(t, amount) });

export function effectWords(t: Translator, node: EffectNode, reckon: Reckon): string {
  const plain = plainEffect(t, node, reckon);
  return node.self === true ? t('bar.self', { effect: plain }) : plain;
}

function plainEffect(t: Translator, node: EffectNode, reckon: Reckon): string {
  const x = node.x === undefined ? undefined : amountWord(t, node.x, reckon);
  const of = node.of === undefined ? undefined : descriptorWord(t, node.of);
  if (node.fx === 'summon') {
    const what = node.summon === undefined ? '' : t(`summon.${node.summon}`);
    if (node.radius !== undefined) return t('effect.summonArea', { what, x: node.radius, of: of ?? '' });
    if (node.max !== undefined) return t('effect.summonMax', { what, of: of ?? '', max: node.max });
    return t('effect.summon', { what, of: of ?? '' });
  }
  return t(`effect.${node.fx}`, { ...(x === undefined ? {} : { x }), ...(of === undefined ? {} : { of }) });
}

/** What is summoned, without the notation of cards. */
export const summonedWords = (t: Translator, { of, summon }: EffectNode): string =>
  of !== undefined ? descriptorWord(t, of) : summon === undefined ? '' : t(`summon.${summon}`);

/** A way to use a Power: by its name on the card, a Trait, or what it does. */
export function wayWords(t: Translator, { name, does }: PowerWay): string {
  if (name !== null) return isTrait(name) ? traitName(t, name) : name;
  const known = does.map((effect) => {
    const x = 'x' in effect ? (effect.x ?? 1) : 1;
    return translateOptional(t.lang, `effect.${effect.fx}`, { x }) ?? '';
  });
  if (known.length === 0 || known.includes('')) return asSentence(sayPhrase(t, wayPhrase(does)));
  return t('ask.ways.all', { effects: known });
}

/** A piece of a line that is not broken in the middle. */
const SHORT = 22;

const whole = (text: string): string => (text.length <= SHORT ? text.replaceAll(' ', '\u00a0') : text);

/** Short pieces of one line, told apart by dots. */
export const dotted = (t: Translator, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.map(whole).reduce((a, b) => t('play.dotted', { a, b }));

export const effectsWords = (t: Translator, nodes: readonly EffectNode[], reckon: Reckon): string =>
  dotted(
    t,
    nodes.map((node) => effectWords(t, node, reckon)),
  );

/** What an Effect does, in one line; null where its name says it. */
export function effectHint(t: Translator, node: EffectNode, reckon: Reckon): string | null {
  const x = typeof node.x === 'string' ? reckon(node.x) : node.x;
  return (
    translateOptional(t.lang, `effect.${node.fx}.hint`, {
      ...(x === undefined ? {} : { x }),
      ...(node.of === undefined ? {} : { of: descriptorWord(t, node.of) }),
    }) ?? null
  );
}

/** 'Indirect 6″', 'Pulse 5″ (Spirit)' */
export function usageWords(t: Translator, use: ActionUse, reckon: Reckon): string {
  const type = t(`actionType.${use.type}.name`);
  if (use.trigger !== undefined) return t('play.useOn', { type, trigger: t(`trigger.${use.trigger}.name`) });
  if (use.range === null) return type;
  if (typeof use.range === 'number') return t('play.useRange', { type, x: use.range });
  return t('play.useRangeOf', { type, x: reckon(use.range), trait: traitName(t, use.range) });
}

/** 'Energy v Agility', 'Spirit v 8' */
export function rollWords(t: Translator, action: ActionProfile): string {
  const attack = traitName(t, action.attack);
  return 'trait' in action.against
    ? t('play.rollTraits', { attack, against: traitName(t, action.against.trait) })
    : t('play.rollNumber', { attack, n: action.against.number });
}

/** The same with the Power it comes from, and what more it costs. @rule PC-BAR-14 */
export function waysWords(t: Translator, use: ActionUse, reckon: Reckon): string {
  const as = usageWords(t, use, reckon);
  if (use.by === undefined) return as;
  const { power, extraAp } = use.by;
  return extraAp === 0
    ? t('play.useBy', { as, power })
    : t('play.useByFor', { as, power, ap: t('bar.ap', { n: extraAp }) });
}

/** Whom the Action is Strong against, whom alone it reaches or not, and the mode it needs: as bars write it. */
const conditionsOf = (t: Translator, { onlyIn, ...action }: ActionProfile): readonly string[] =>
  [
    onlyIn === undefined ? '' : printOnlyIn(onlyIn, bookWords(t.lang)),
    printConditions(action, bookWords(t.lang)),
  ].filter((words) => words !== '');

/** The whole bar as one line of words, with the Types it may be used as now. */
export function actionLine(t: Translator, action: ActionProfile, reckon: Reckon, now = action.uses): string {
  const uses = now.map((use) => waysWords(t, use, reckon)).reduce((a, b) => t('bar.or', { a, b }));
  const effects = action.effects.map((node) => effectWords(t, node, reckon));
  return dotted(t, [uses, rollWords(t, action), ...conditionsOf(t, action), ...effects]);
}

/** What SFX of the Action can be spent on, or null where it has none. */
export function sfxLine(t: Translator, sfx: ActionProfile['sfx'], reckon: Reckon): string | null {
  if (sfx.length === 0) return null;
  return dotted(
    t,
    sfx.map((choice) => effectsWords(t, choice.effects, reckon)),
  );
}

/** 'Blaster · Level 2 · Living · Mystery' */
export function kindLine(t: Translator, profile: CardProfile): string {
  const role = profile.role === null ? t(`kind.${profile.kind}`) : t(`role.${profile.role}`);
  const origin = profile.origin === null ? t('origin.none') : t(`origin.${profile.origin}`);
  const words = [
    ...profile.types.map((type) => t(`type.${type}`)),
    ...profile.elements.map((one) => t(`element.${one}`)),
  ];
  const form = profile.form === undefined ? [] : [profile.form];
  return dotted(t, [role, t('card.level', { n: profile.level }), ...form, ...words, origin]);
}

export function conditionWords(w: World, t: Translator, fact: ConditionFact): string {
  const of = (fact.of ?? []).map((word) =>
    fact.what === 'aura' || fact.what === 'burdened' ? thingName(w, t, word) : descriptorWord(t, word),
  );
  switch (fact.what) {
    case 'burdened':
      return t('condition.carries', { of });
    case 'stunned':
      return t('condition.stunned');
    case 'spectral':
      return t('condition.spectral');
    case 'suppress':
      return t('condition.suppressed', { x: fact.x ?? 0 });
    case 'attack':
      return t('condition.attack', { x: fact.x ?? 0 });
    case 'defend':
      return t('condition.defend', { x: fact.x ?? 0 });
    case 'weak':
      return t('condition.weak', { of });
    case 'immune':
      return t('condition.immune', { of });
    case 'aura':
      return t('condition.aura', { name: of });
  }
}

export function priceWords(t: Translator, price: Price): string {
  return 'x' in price ? t(`price.${price.of}`, { x: price.x }) : t(`price.${price.of}`);
}

/** What a card says of a Power or a Special. */
export const cardText = (t: Translator, { text }: { readonly text: InBooks }): string =>
  typeset(sayIn(text, bookWords(t.lang)), t.lang);

/** Chooses a sentence of its own. */
export const EVERYTHING = 'all';

/** Where a die comes from: '+1 Higher Ground'. */
export function sourceWords(t: Translator, source: DiceSource): string {
  switch (source.kind) {
    case 'base':
      return t('dice.base');
    case 'bonus':
      return source.name === 'Strong' && source.detail !== undefined
        ? t('bonus.Strong', { of: descriptorWord(t, source.detail) })
        : descriptorWord(t, source.name);
    case 'role':
      return descriptorWord(t, source.name);
    case 'power':
    case 'effect':
      return t('dice.power', { name: descriptorWord(t, source.name) });
    case 'powerUp':
      return t('bonus.Power Up');
    case 'suppress':
      return t('dice.suppress', { x: -source.dice });
    case 'minimum':
      return t('play.dice.minimum');
    case 'maximum':
      return t('play.dice.maximum');
  }
}
