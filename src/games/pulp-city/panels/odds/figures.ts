import { formatNumber, formatPercent } from '../../../../i18n/units.ts';
import type { Translator } from '../../../../i18n/translate.ts';
import type { Figures, RollNotes } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import type { Say } from '../../words/say.ts';

export const percent = (t: Translator, share: number): string => formatPercent(share, t.lang);

/** Damage on average, to one decimal. */
export const average = (t: Translator, points: number): string => formatNumber(points, t.lang, 1);

type Shown = Pick<Figures, 'success' | 'expectedDamage' | 'ko'>;

export const dealsIn = (all: readonly Figures[]): boolean =>
  all.some(({ expectedDamage }) => expectedDamage > 0);

/** Whom the figures are told: who rolls the attack, or whoever it is meant for. */
export type ToldTo = 'attacker' | 'defender';

const HIT = { attacker: 'play.commit.hit', defender: 'play.answer.struck' } as const;
const STEP = {
  attacker: { damage: 'play.commit.stepDamage', sfx: 'play.commit.stepSfx' },
  defender: { damage: 'play.answer.stepDamage', sfx: 'play.answer.stepSfx' },
} as const;

/** '56% to succeed · 1.5 Damage' */
export const figureWords = (t: Translator, figures: Figures, deals: boolean, to: ToldTo): string =>
  t('play.dotted', {
    a: t(HIT[to], { n: percent(t, figures.success) }),
    b: secondFigure(t, figures, deals),
  });

/** '1.2 Damage' or '17% for an SFX', whatever the roll is for. */
function secondFigure(t: Translator, { expectedDamage, sfx }: Figures, deals: boolean): string {
  return deals
    ? t('play.commit.damage', { n: average(t, expectedDamage) })
    : t('play.commit.sfx', { n: percent(t, sfx) });
}

/** '53% · 1.2 Damage · 8% KO', with only what there is to tell. */
export function shortFigures(t: Translator, { success, expectedDamage, ko }: Shown): string {
  const parts = [percent(t, success)];
  if (expectedDamage > 0) parts.push(t('play.commit.damage', { n: average(t, expectedDamage) }));
  if (ko > 0) parts.push(t('play.commit.ko', { n: percent(t, ko) }));
  return parts.reduce((a, b) => t('play.dotted', { a, b }));
}

/** A note with what the choice would make of the roll: '+1 · 56% · 1.5 Damage' */
export const thenWords = (t: Translator, note: string, figures: Figures | undefined): string =>
  figures === undefined ? note : t('play.dotted', { a: note, b: shortFigures(t, figures) });

/** What one step more brings, from the figures as they are shown, so that sums agree. */
export function difference(
  t: Translator,
  [before, after]: readonly [Figures, Figures],
  deals: boolean,
  to: ToldTo,
): string {
  const points = (share: number): number => Math.round(share * 100);
  const tenths = (damage: number): number => Math.round(damage * 10);
  const signed = (n: number, text: string): string =>
    n < 0 ? t('play.commit.less', { n: text }) : t('play.commit.more', { n: text });
  const hit = points(after.success) - points(before.success);
  const second = deals
    ? tenths(after.expectedDamage) - tenths(before.expectedDamage)
    : points(after.sfx) - points(before.sfx);
  const hitWords = signed(hit, percent(t, Math.abs(hit) / 100));
  const text = deals ? average(t, Math.abs(second) / 10) : percent(t, Math.abs(second) / 100);
  return t(STEP[to][deals ? 'damage' : 'sfx'], {
    hit: hitWords,
    second: signed(second, text),
  });
}

/** What the figures take for granted, and what they leave out. */
export function noteLines({ t }: Say, { turned, extraSfx, rerolls }: RollNotes): readonly string[] {
  return [
    ...(turned === null ? [] : [t('play.odds.turned', { power: turned.power, face: turned.to })]),
    ...extraSfx.map((power) => t('play.odds.leftOut', { power })),
    ...rerolls.map((power) => t('play.odds.rerollLeftOut', { power })),
  ];
}
