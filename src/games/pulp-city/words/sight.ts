import { formatNumber, formatPercent } from '../../../i18n/units.ts';
import { translateOptional } from '../../../i18n/translate.ts';
import type { SightProof } from '../../../systems/pulp-city/view/actions/sight-proof.ts';
import type { Say } from './say.ts';

const MM = 1_000;
/** More than so many mm are no close call. */
const CLOSE = 12;

/** Millimetres as a table tells them, never in favour of whoever looks: tenths below one, then whole. Null: it is no close call. */
export function marginWords(say: Say, { margin }: SightProof): string | null {
  if (margin === null) return null;
  const mm = Math.abs(margin) / MM;
  if (mm > CLOSE) return null;
  const round = margin > 0 ? Math.floor : Math.ceil;
  return formatNumber(mm < 1 ? round(mm * 10) / 10 : round(mm), say.t.lang, 1);
}

/** Whether one sees the other, and by how much. */
export function seenWords(say: Say, proof: SightProof): string {
  const { t } = say;
  const mm = marginWords(say, proof);
  const by = proof.blockedBy === null ? null : say.name(proof.blockedBy);
  if (!proof.visible) {
    if (by === null) return t('sight.hiddenSomehow');
    return mm === null ? t('sight.hidden', { by }) : t('sight.short', { by, mm });
  }
  if (proof.coverers.length === 0) return t('sight.clear');
  return mm === null ? t('sight.seen') : t('sight.spare', { mm });
}

const coverName = ({ w, t }: Say, cover: 'typical' | 'reinforced'): string =>
  translateOptional(t.lang, `cover.${cover}.${w.setup.edition}`) ?? t(`cover.${cover}`);

/** What covers it, and how much of its width; null: nothing does. */
export function coverWords(say: Say, { visible, cover, coverers, share }: SightProof): string | null {
  const { t } = say;
  if (!visible || cover === 'none' || coverers.length === 0) return null;
  const named = { n: coverers.length, by: coverers.map(say.name), cover: coverName(say, cover) };
  return share === 0
    ? t('sight.grazed', named)
    : t('sight.cover', { ...named, share: formatPercent(share, t.lang) });
}
