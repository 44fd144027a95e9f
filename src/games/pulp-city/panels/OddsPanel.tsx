import { useMemo } from 'react';
import type { DeclaredUse } from '../../../systems/pulp-city/model/declared-action.ts';
import { type OddsChange, oddsView } from '../../../systems/pulp-city/view/actions/odds.ts';
import { actionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import { teamOf } from '../../../systems/pulp-city/board/sides.ts';
import { Odds } from '../../../ui/kit/Attack.tsx';
import { usePreference } from '../../../ui/shell/app.ts';
import { noteLines, percent } from './odds/figures.ts';
import type { Say } from '../words/say.ts';
import { traitName } from '../words/names.ts';

interface OddsPanelProps {
  readonly say: Say;
  readonly use: DeclaredUse;
}

/** The chance of one roll, how it spreads, and what either side may still change. */
export function OddsPanel({ say, use }: OddsPanelProps) {
  const { w, t } = say;
  const wanted = usePreference((preferences) => preferences.odds);
  const odds = useMemo(() => (wanted ? oddsView(w, use) : null), [wanted, w, use]);
  if (odds === null) return null;
  // Nobody is hit by what is rolled against a number, or for oneself.
  const against = actionOf(w, use.order.model, use.order.action)?.against ?? {};
  const helps = 'number' in against || use.affected[0] === use.order.model || use.affected.length === 0;
  const piece = w.state.pieces[use.affected[0] ?? ''] !== undefined;
  const rounded = (share: number): number => Math.round(share * 100);
  const labels = odds.of === 'damage' ? ['1', '2', '3', '4', '5+'] : ['0', '1', '2', '3', '4+'];
  return (
    <section className="odds-panel" aria-label={t('play.odds.label')} data-rule="PC-ROLL-04">
      <Odds
        figure={String(rounded(odds.success))}
        unit="%"
        caption={t(helps ? 'play.odds.toSucceed' : 'play.odds.toHit')}
        chartTitle={t(`play.odds.chart.${odds.of}`)}
        team={teamOf(w, use.order.model)}
        bars={odds.bars.map((share, at) => ({
          label: at === 0 ? t('play.odds.miss') : (labels[at - 1] ?? ''),
          share,
          miss: at === 0,
        }))}
      />
      <p className="visually-hidden">
        {t(
          helps && odds.of === 'sfx'
            ? 'play.odds.summaryHelp'
            : piece
              ? 'play.odds.summaryPiece'
              : 'play.odds.summary',
          {
            hit: rounded(odds.success),
            ko: rounded(odds.ko),
            damage: Math.round(odds.expectedDamage * 10) / 10,
          },
        )}
      </p>
      <ul className="odds-lines">
        {odds.ko > 0 && (
          <li>
            <b>{percent(t, odds.ko)}</b>
            <span>{t(piece ? 'play.odds.destroy' : 'play.odds.ko')}</span>
          </li>
        )}
        {odds.changes.map((change) => (
          <li key={keyOf(change)}>
            <b>{percent(t, change.success)}</b>
            <span>{changeWords(say, change)}</span>
          </li>
        ))}
        {noteLines(say, odds.notes).map((line) => (
          <li key={line}>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf(change: OddsChange): string {
  if (change.what === 'trait') return `trait ${change.trait}`;
  return change.what === 'redirect' ? `redirect ${change.model}` : change.what;
}

function changeWords({ t, name }: Say, change: OddsChange): string {
  switch (change.what) {
    case 'attackPowerUp':
    case 'defendPowerUp':
      return t(`play.odds.change.${change.what}`, { n: change.dice });
    case 'trait':
      return t('play.odds.change.trait', { trait: traitName(t, change.trait) });
    case 'keepTrait':
      return t('play.odds.change.keepTrait', { ap: change.ap, trait: traitName(t, change.trait) });
    case 'redirect':
      return t('play.odds.change.redirect', { name: name(change.model) });
  }
}
