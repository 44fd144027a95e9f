import { bookWords, type Translator } from '../../../i18n/translate.ts';
import { formatNumber, formatPercent } from '../../../i18n/units.ts';
import type { MatchUpAnswer } from '../../../lab/answer.ts';
import type { Verdict } from '../../../lab/statistics/estimate.ts';
import type { Interval } from '../../../lab/statistics/wilson.ts';
import type { Study } from '../../../lab/study.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { tableName } from '../tables/table-words.ts';
import { fieldOf } from './question.ts';

export const listName = (study: Study, key: string, t: Translator): string =>
  teamNameIn(fieldOf(study).lists[key]?.name ?? key, bookWords(t.lang));

/** Whole percent without its sign, for columns that say it once. */
export const percent = (share: number, t: Translator): string => formatNumber(share * 100, t.lang, 0);

export const withSign = (share: number, t: Translator): string => formatPercent(share, t.lang);

/** '51–74' */
export const range = ({ low, high }: Interval, t: Translator): string =>
  t('laboratory.range', { low: percent(low, t), high: percent(high, t) });

/** Percentage points, with their sign. */
export const points = (share: number, t: Translator): string => {
  const n = formatNumber(Math.abs(share) * 100, t.lang, 0);
  return share < 0 ? t('laboratory.points.less', { n }) : t('laboratory.points.more', { n });
};

/**
 * What may be said of a match-up. `soFar`, and `soFarClear` where the interval is clear of one half: more is to be played, and
 * nothing is claimed of it, for whoever looks often enough finds a clear interval by chance.
 */
export type Claim = 'nothing' | 'soFar' | 'soFarClear' | 'above' | 'below' | 'even' | 'cannotTell';

export const claimSoFar = (verdict: Verdict): 'soFar' | 'soFarClear' =>
  verdict === 'cannotTell' ? 'soFar' : 'soFarClear';

export function claimOf({ games, wanted, stopped, verdict }: MatchUpAnswer): Claim {
  if (games === 0) return 'nothing';
  if (stopped !== null) return stopped;
  return games === wanted ? verdict : claimSoFar(verdict);
}

/** A value of a factor: a Plot, a table. */
export function factorValue(
  study: Study,
  factor: string,
  value: string,
  t: Translator,
  tables: readonly TableLayout[],
): string {
  if (factor === 'plot') return t(`plot.${value}` as 'plot.smackdown');
  const known = [...fieldOf(study).tables, ...tables].find(({ id }) => id === value);
  return tableName(t, known ?? { id: value });
}

/** What an Action or Power is called that results name by its code. */
export function abilityName(profile: CardProfile | undefined, code: string): string {
  const [, kind, id = code] = /^(action|power) (.+)$/s.exec(code) ?? [];
  if (kind !== 'action') return id;
  return profile?.actions.find((action) => action.id === id)?.name ?? id;
}

/** 'about 4 min' of seconds. */
export function lasting(seconds: number, t: Translator): string {
  if (seconds < 90) return t('laboratory.seconds', { n: Math.max(1, Math.round(seconds)) });
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? t('laboratory.minutes', { n: minutes })
    : t('laboratory.hours', { n: formatNumber(minutes / 60, t.lang, 1) });
}
