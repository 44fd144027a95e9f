import { descriptorWord as wordOfRules } from '../../i18n/descriptors.ts';
import type { Lang } from '../../i18n/language.ts';
import { typeset } from '../../i18n/message.ts';
import { type Translator, translateOptional } from '../../i18n/translate.ts';
import type { Refusal } from '../../kernel/game-system.ts';
import type {
  ActionProfile,
  ActionUse,
  Amount,
  CardProfile,
  EffectNode,
  MovementType,
  Price,
  Trait,
} from '../../systems/pulp-city/model/profile.ts';
import type { DiceSource } from '../../systems/pulp-city/model/roll.ts';
import type { EncounterSetup, TeamId } from '../../systems/pulp-city/model/state.ts';
import type { TerrainPiece } from '../../systems/pulp-city/model/terrain.ts';
import { type World, cardById, isModel, profileById } from '../../systems/pulp-city/model/world.ts';
import type { ConditionFact } from '../../systems/pulp-city/view/scene-facts.ts';
import { conditionsIn } from '../../systems/pulp-city/notation/conditions.ts';
import { printSelectors } from '../../systems/pulp-city/notation/print-conditions.ts';
import { citizenNumber } from '../../systems/pulp-city/model/citizens.ts';
import { isCitizen } from '../../systems/pulp-city/rules/bodies.ts';
import { modelsOfCard, traitOf } from '../../systems/pulp-city/rules/traits.ts';
import { teamNameIn } from '../../systems/pulp-city/view/team-names.ts';

export const traitName = (t: Translator, trait: Trait): string => t(`trait.${trait}.name`);

/** The letter a card of this edition prints. */
export const traitLetter = (t: Translator, trait: Trait, edition: string): string =>
  translateOptional(t.lang, `trait.${trait}.letter.${edition}`) ?? trait;

export const movementName = (t: Translator, type: MovementType): string => t(`movement.${type}`);

/** A word of the rulebooks that a card or a rule names, or a whole condition of a bar; a proper name stays as it is. */
export const descriptorWord = (t: Translator, word: string): string =>
  wordOfRules(t, word) ?? conditionsIn(word, t.lang);

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

/** The whole bar as one line of words, with the Types it may be used as now. */
export function actionLine(t: Translator, action: ActionProfile, reckon: Reckon, now = action.uses): string {
  const uses = now.map((use) => waysWords(t, use, reckon)).reduce((a, b) => t('bar.or', { a, b }));
  const effects = action.effects.map((node) => effectWords(t, node, reckon));
  return dotted(t, [uses, rollWords(t, action), ...effects]);
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
    fact.what === 'aura' ? thingName(w, t, word) : descriptorWord(t, word),
  );
  switch (fact.what) {
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

export const conditionLine = (t: Translator, any: ActionProfile['limited'][number]): string =>
  printSelectors(any.any, t.lang);

export function priceWords(t: Translator, price: Price): string {
  return 'x' in price ? t(`price.${price.of}`, { x: price.x }) : t(`price.${price.of}`);
}

/** Name of a card for running text: short, as on its plate. */
export const cardName = (w: World, card: string): string => profileById(w, cardById(w, card).profile).short;

/** Several models of one card are told apart by a number. */
export function modelName(w: World, id: string): string {
  const model = w.state.models[id];
  if (model === undefined) return id;
  const card = cardById(w, model.card);
  const profile = profileById(w, card.profile);
  const all = modelsOfCard(w, model.card);
  return all.length > 1 || profile.modelsMax > 1 ? `${profile.short} ${all.indexOf(id) + 1}` : profile.short;
}

const SILENT_LOOKS = new Set(['area', 'structure', 'feature', 'object']);

export function pieceName(t: Translator, piece: TerrainPiece): string {
  if (piece.name !== undefined) return translateOptional(t.lang, `place.${piece.name}`) ?? piece.name;
  if (piece.danger !== undefined) {
    return t(piece.danger.grade === 'Very Dangerous' ? 'terrain.veryDangerous' : 'terrain.dangerous');
  }
  const look = SILENT_LOOKS.has(piece.look) ? undefined : translateOptional(t.lang, `look.${piece.look}`);
  return look ?? t(`terrain.${piece.kind}`);
}

/** A model, a piece, even one that is gone, a card; an id nobody knows stays what it is. */
export function thingName(w: World, t: Translator, id: string): string {
  if (isCitizen(w, id)) return t('log.model', { name: t('kind.citizen'), n: citizenNumber(id) });
  if (isModel(w, id)) return modelName(w, id);
  const piece = w.state.pieces[id] ?? w.setup.table.pieces.find((one) => one.id === id);
  if (piece !== undefined) return pieceName(t, piece);
  return w.state.cards[id] === undefined ? id : cardName(w, id);
}

/** Of a world or of a game: ready-made Teams speak the language of the screen. */
export const teamName = (
  { setup }: { readonly setup: Pick<EncounterSetup, 'teams'> },
  t: Translator,
  team: TeamId,
): string => teamNameIn(setup.teams[team].name, t.lang);

/** What a card says of a Power or a Special. */
export const cardText = (
  t: Translator,
  { text }: { readonly text: Readonly<Record<Lang, string>> },
): string => typeset(text[t.lang], t.lang);

/** Names of Powers and Actions stand on cards and are not translated. */
export function powerName(profile: CardProfile, id: string): string {
  const all = [...profile.powers, ...profile.actions.flatMap((action) => action.specials ?? [])];
  return all.find((power) => power.id === id || power.name === id)?.name ?? id;
}

/** Parameters of refusals that are ids of things on the table or words of the rules. */
const NAMED = ['by', 'target', 'piece', 'model', 'card'];
const TERMS = ['to', 'of', 'type'];
/** Chooses a sentence of its own. */
const EVERYTHING = 'all';

export const leaderCardName = (t: Translator, card: string): string =>
  translateOptional(t.lang, `leaderCard.${card}`) ?? card;

export const leaderCardText = (t: Translator, card: string): string =>
  translateOptional(t.lang, `leaderCard.${card}.text`) ?? '';

export const leaderWayName = (t: Translator, card: string, way: number): string =>
  translateOptional(t.lang, `leaderCard.${card}.way.${way}`) ?? leaderCardName(t, card);

/** Why something is not done, in words. */
export function refusalWords(w: World | null, t: Translator, refusal: Refusal): string {
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal.params)) {
    if (typeof value !== 'string') params[key] = value;
    else if (NAMED.includes(key)) params[key] = w === null ? value : thingName(w, t, value);
    else params[key] = TERMS.includes(key) && value !== EVERYTHING ? descriptorWord(t, value) : value;
  }
  return translateOptional(t.lang, `refusal.${refusal.code}`, params) ?? t('refusal.unknown');
}

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
