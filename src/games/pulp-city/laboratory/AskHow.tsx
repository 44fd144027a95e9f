import { LEVELS } from '../../../bots/advice.ts';
import { useT } from '../../../i18n/use-t.ts';
import { gamesToTell } from '../../../lab/statistics/comparisons.ts';
import { MOST_GAMES } from '../../../lab/statistics/sequential.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import type { PlotOffer } from '../../../systems/pulp-city/view/setup/plots.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { tableName } from '../tables/table-words.ts';
import { GAMES, type Question } from './question.ts';
import { Ticks } from './Ticks.tsx';
import { percent } from './words.ts';

interface AskHowProps {
  readonly question: Question;
  readonly plots: readonly PlotOffer[];
  readonly tables: readonly TableLayout[];
  readonly onChange: (more: Partial<Question>) => void;
}

/** What the score of one Encounter has spread by in both editions, more or less. */
const USUAL_SPREAD = 0.42;
const UNTIL_CLEAR = 0;

/** The score above one half that so many Encounters usually tell from one half. */
function smallestGap(games: number): number {
  let gap = 0.01;
  while (gap < 0.49 && gamesToTell(gap, USUAL_SPREAD) > games) gap += 0.01;
  return gap;
}

/** Edition, Plots, tables, bots, and how many Encounters. */
export function AskHow({ question, plots, tables, onChange }: AskHowProps) {
  const t = useT();
  const { games, bots, edition, mirror, agendas } = question;
  const playable = plots.flatMap((one) => [one, ...one.variants]).filter(({ why }) => why === null);
  return (
    <Panel label={t('laboratory.how')} head={t('laboratory.how')} className="lab-how">
      <div className="lab-panel">
        <span className="label">{t('laboratory.games')}</span>
        <Segments
          label={t('laboratory.games')}
          value={games ?? UNTIL_CLEAR}
          onChange={(n) => onChange({ games: n === UNTIL_CLEAR ? null : n })}
          options={[
            ...GAMES.map((n) => ({ value: n as number, text: String(n) })),
            { value: UNTIL_CLEAR, text: t('laboratory.games.clear') },
          ]}
        />
        <p className="lab-note">
          {games === null
            ? t('laboratory.games.clear.note', { n: MOST_GAMES })
            : t('laboratory.games.note', { n: games, score: percent(0.5 + smallestGap(games), t) })}
        </p>
        <span className="label">{t('laboratory.bots')}</span>
        <Segments
          label={t('laboratory.bots')}
          value={bots}
          onChange={(level) => onChange({ bots: level })}
          options={LEVELS.map((value) => ({ value, text: t(`machine.level.${value}`) }))}
        />
        <p className="lab-note">{t(`laboratory.bots.${bots}`)}</p>
        <span className="label">{t('setup.edition')}</span>
        <Segments
          label={t('setup.edition')}
          value={edition}
          onChange={(next) => onChange(inEdition(question, next))}
          options={EDITION_IDS.map((value) => ({ value: value as string, text: value }))}
        />
        <Ticks
          label={t('laboratory.plots')}
          options={playable.map(({ plot }) => ({ value: plot, text: t(`plot.${plot}`) }))}
          chosen={question.plots}
          onChange={(chosen) => onChange({ plots: chosen })}
        />
        <Ticks
          label={t('laboratory.tables')}
          options={tables.map((table) => ({ value: table.id, text: tableName(t, table) }))}
          chosen={question.tables}
          onChange={(chosen) => onChange({ tables: chosen })}
        />
        <SwitchRow
          on={mirror}
          onChange={(on) => onChange({ mirror: on })}
          label={t('laboratory.mirror')}
          note={t('laboratory.mirror.note')}
        />
        <SwitchRow
          on={agendas}
          onChange={(on) => onChange({ agendas: on })}
          label={t('laboratory.agendas')}
          note={t('laboratory.agendas.note')}
        />
      </div>
    </Panel>
  );
}

/** Lists stay, and are looked over by the rules of the other edition. */
function inEdition({ list, variant, against }: Question, edition: string): Partial<Question> {
  const moved = <T extends Question['list']>(one: T): T =>
    one === null ? one : { ...one, draft: { ...one.draft, edition } };
  return { edition, list: moved(list), variant: moved(variant), against: against.map((one) => moved(one)) };
}
