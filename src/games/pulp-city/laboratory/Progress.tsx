import { download, fileName, TEXT_TYPE, downloadBlob } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import { csvOf } from '../../../lab/csv.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useWatched } from '../../../ui/shell/app.ts';
import { labRun } from './run.ts';
import { lasting, listName } from './words.ts';

/** How far the study is, how quick, how long it will take; pause, and what can be taken along. */
export function Progress({ onBack }: { readonly onBack: () => void }) {
  const t = useT();
  const run = labRun();
  const state = useWatched(run.store, (now) => now);
  const { ahead, answer, desks, doing, done, rate, study } = state;
  if (study === null || answer === null) return null;
  const games = Math.min(answer.games + ahead, answer.wanted);
  const share = answer.whole ? 1 : games / Math.max(1, answer.wanted);
  const left = rate === null || rate <= 0 || answer.whole ? null : (answer.wanted - games) / rate;
  const title = listName(study, study.list, t);
  const json = (): string => JSON.stringify({ study, answer, shards: [...done.values()] });
  const isPlaying = doing === 'playing' || doing === 'reading';
  return (
    <header className="lab-top">
      <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
      <h1>{t('laboratory.title')}</h1>
      <div className="lab-top__progress">
        <div
          className="lab-bar"
          role="progressbar"
          aria-label={t('laboratory.progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(100 * share)}
          data-doing={doing}
        >
          <i style={{ width: `${100 * share}%` }} />
        </div>
        <p className="lab-top__words">
          <b>{t('laboratory.progress.games', { n: games, of: answer.wanted, until: study.until })}</b>
          {doing === 'paused' && <span>{t('laboratory.progress.paused')}</span>}
          {doing === 'over' && <span>{t('laboratory.progress.over')}</span>}
          {isPlaying && rate !== null && (
            <span>{t('laboratory.progress.rate', { n: formatNumber(rate, t.lang, rate < 10 ? 1 : 0) })}</span>
          )}
          {isPlaying && left !== null && (
            <span>{t('laboratory.progress.left', { time: lasting(left, t), until: study.until })}</span>
          )}
          {isPlaying && rate === null && <span>{t('laboratory.progress.begins')}</span>}
        </p>
      </div>
      <div className="lab-desks" aria-hidden>
        {desks.map((one, at) => (
          <i key={at}>
            <u style={{ height: `${100 * one}%` }} />
          </i>
        ))}
        <span>{t('laboratory.desks', { n: desks.length })}</span>
      </div>
      <div className="lab-top__do">
        {isPlaying && (
          <Button icon="pause" onPress={run.pause}>
            {t('laboratory.pause')}
          </Button>
        )}
        {(doing === 'paused' || doing === 'failed') && (
          <Button icon="play" look="primary" onPress={run.goOn}>
            {t('laboratory.goOn')}
          </Button>
        )}
        <Button
          icon="save"
          label={t('laboratory.csv')}
          onPress={() =>
            downloadBlob(fileName(title, 'csv'), new Blob([csvOf(study, done)], { type: TEXT_TYPE }))
          }
        >
          CSV
        </Button>
        <Button icon="save" label={t('laboratory.json')} onPress={() => download(fileName(title), json())}>
          JSON
        </Button>
      </div>
    </header>
  );
}
