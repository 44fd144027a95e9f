import { sayIn } from '../../systems/pulp-city/model/book-words.ts';
import type { Lang } from '../../i18n/language.ts';
import { asSentence, sayPhrase } from '../../i18n/phrase.ts';
import { bookWords, translate, translateOptional, type Translator } from '../../i18n/translate.ts';
import type { CardProfile, PowerProfile } from '../../systems/pulp-city/model/profile.ts';
import { printBar } from '../../systems/pulp-city/notation/print.ts';
import { clausePhrase } from '../../systems/pulp-city/view/clauses/clauses.ts';
import { publishedCards } from './published.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** By its id or its name, however it is written; null: there is none, and these come near. */
export function cardCalled(wanted: string): {
  readonly card: CardProfile | null;
  readonly near: readonly string[];
} {
  const word = plain(wanted);
  const cards = publishedCards();
  const card = cards.find(({ id, name }) => plain(id) === word || plain(name) === word) ?? null;
  const near = cards
    .filter(({ name }) => word !== '' && (plain(name).includes(word) || word.includes(plain(name))))
    .map(({ name }) => name);
  return { card, near };
}

const sentences = (t: Translator, { clauses }: PowerProfile, aura: boolean): readonly string[] =>
  clauses.map((clause) => `    > ${asSentence(sayPhrase(t, clausePhrase(clause, aura)))}`);

function power(t: Translator, one: PowerProfile, aura = false): readonly string[] {
  const mark = one.coverage === 'full' ? '' : ` [${t(`coverage.${one.coverage}`)}]`;
  return [`  ${one.name}${mark}`, `    ${sayIn(one.text, bookWords(t.lang))}`, ...sentences(t, one, aura)];
}

function head(t: Translator, card: CardProfile): readonly string[] {
  const word = (area: string, one: string): string => translateOptional(t.lang, `${area}.${one}`) ?? one;
  const said = [
    t('card.level', { n: card.level }),
    card.role === null ? t('role.none') : t(`role.${card.role}`),
    ...card.alignment.map((one) => word('alignment', one)),
    ...(card.factions.length > 0 ? card.factions : [t('card.independent')]),
    ...(card.origin === null ? [] : [word('origin', card.origin)]),
    ...card.types.map((one) => word('type', one)),
    ...card.elements.map((one) => word('element', one)),
  ];
  const traits = Object.entries(card.traits).map(([trait, value]) => {
    const trump = card.trump.some((one) => one === trait);
    const name = word('trait', `${trait}.name`);
    return `${trump ? t('trait.named.trump', { trait: name }) : name} ${value}`;
  });
  const figures = [
    t('card.movementOf', { type: t(`movement.${card.movement.type}`), x: card.movement.inches }),
    ...(card.movement.stealth ? [t('movement.stealth')] : []),
    ...(card.apLimit === null ? [] : [`${t('card.apLimit')} ${card.apLimit}`]),
    ...(card.apPlus === 0 ? [] : [`${t('card.apPlus')} ${card.apPlus}`]),
    ...(card.powerUpPerRound === 0 ? [] : [`${t('card.powerUpPerRound')} ${card.powerUpPerRound}`]),
    ...(card.minionPlus === 0 ? [] : [`${t('card.minionPlus')} ${card.minionPlus}`]),
    `${t('card.health')} ${card.health}`,
    t('card.base', { mm: card.baseMm }),
  ];
  return [card.name, said.join(', '), traits.join(', '), figures.join(', ')];
}

/** A card as text, with what the engine plays of each Power below what it says. */
export function cardText(card: CardProfile, lang: Lang): string {
  const t = translate(lang);
  const indented = (text: string): string => text.split('\n').join('\n  ');
  return [
    ...head(t, card),
    '',
    t('card.actions'),
    ...card.actions.flatMap(({ specials = [], ...action }) => [
      `  ${indented(printBar(action, bookWords(lang)))}`,
      ...specials.flatMap((one) =>
        power(
          t,
          one,
          action.uses.some(({ type }) => type === 'AUR'),
        ),
      ),
    ]),
    ...(card.powers.length === 0
      ? []
      : ['', t('card.powers'), ...card.powers.flatMap((one) => power(t, one))]),
  ].join('\n');
}
