import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { FIGURE_NAMES, levelNorms } from '../../../systems/pulp-city/view/editor/level-norms.ts';
import { sampleOdds } from '../../../systems/pulp-city/view/editor/sample-odds.ts';
import { NumberField } from './fields.tsx';

interface SampleOddsProps {
  readonly card: CardProfile;
  readonly rules: Ruleset;
}

const HEALTH = 10;
const MOST = 20;

/** What each Action does to a plain Target. */
export function SampleOdds({ card, rules }: SampleOddsProps) {
  const t = useT();
  const [trait, setTrait] = useState(4);
  const lines = useMemo(() => sampleOdds(card, { trait, health: HEALTH }, rules), [card, trait, rules]);
  const percent = (share: number): string => t('common.percent', { n: Math.round(share * 100) });
  return (
    <section className="editor__panel" aria-labelledby="editor-odds">
      <h3 id="editor-odds">{t('editor.odds')}</h3>
      <div className="editor__against">
        <NumberField
          label={t('editor.odds.against')}
          value={trait}
          onChange={(next) => setTrait(Math.min(next ?? 0, MOST))}
        />
      </div>
      <table className="editor__table">
        <thead>
          <tr>
            <th scope="col">{t('editor.odds.action')}</th>
            <th scope="col">{t('editor.odds.success')}</th>
            <th scope="col">{t('editor.odds.damage')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ action, odds }) => (
            <tr key={action}>
              <th scope="row">{action}</th>
              {odds === null ? (
                <td colSpan={2}>{t('editor.odds.none')}</td>
              ) : (
                <>
                  <td>{percent(odds.success)}</td>
                  <td>{t('editor.odds.mean', { n: Math.round(odds.expectedDamage * 10) / 10 })}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface NormsPanelProps {
  readonly card: CardProfile;
  readonly published: readonly CardProfile[];
}

/** Where the figures stand among published cards of the Level. */
export function NormsPanel({ card, published }: NormsPanelProps) {
  const t = useT();
  const { peers, figures } = useMemo(() => levelNorms(card, published), [card, published]);
  const rows = FIGURE_NAMES.flatMap((name) => {
    const norm = figures[name];
    return norm === undefined ? [] : [{ name, norm }];
  });
  return (
    <section className="editor__panel" aria-labelledby="editor-norms">
      <h3 id="editor-norms">{t('editor.norms', { level: card.level })}</h3>
      {rows.length === 0 ? (
        <p>{t('editor.norms.none')}</p>
      ) : (
        <>
          <p className="editor__hint">{t('editor.norms.of', { n: peers })}</p>
          <table className="editor__table">
            <thead>
              <tr>
                <th scope="col">{t('editor.norms.figure')}</th>
                <th scope="col">{t('editor.norms.half')}</th>
                <th scope="col">{t('editor.norms.own')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, norm: { low, high, own, stands } }) => (
                <tr key={name} data-stands={stands}>
                  <th scope="row">{t(`editor.figure.${name}`)}</th>
                  <td>{low === high ? low : t('editor.norms.range', { low, high })}</td>
                  <td>{t(`editor.norms.${stands}`, { own })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="editor__hint">{t('editor.norms.note')}</p>
        </>
      )}
    </section>
  );
}
