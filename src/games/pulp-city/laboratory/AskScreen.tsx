import { useMemo, useState } from 'react';
import { pickFile, valueIn } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { readRecord } from '../../../lab/record.ts';
import { LIBRARY } from '../../../systems/pulp-city/tables/library/library.ts';
import { plotOffers } from '../../../systems/pulp-city/view/setup/plots.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Options } from '../../../ui/kit/Options.tsx';
import { FaultNote } from '../../../ui/shell/FaultNote.tsx';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { useWatched } from '../../../ui/shell/app.ts';
import { useLibrary } from '../library/use-library.ts';
import { startingSeed } from '../setup/seed.ts';
import { useTables } from '../tables/use-tables.ts';
import { useApp } from '../use-game.ts';
import { AskLists } from './AskLists.tsx';
import { AskHow } from './AskHow.tsx';
import { gamesAsked, gapOf, KINDS, type Question, studyOf } from './question.ts';
import { labRun } from './run.ts';
import { StudyShelf } from './StudyShelf.tsx';

interface AskScreenProps {
  /** What was asked before; null: something new. */
  readonly first: Question | null;
  readonly onBack: () => void;
  readonly onAsked: () => void;
}

const [EDITION] = EDITION_IDS;
const USUAL_GAMES = 400;
const USUAL_TABLES = 3;

/** What is to be found out: which lists, against whom, on what, how often. */
export function AskScreen({ first, onBack, onAsked }: AskScreenProps) {
  const t = useT();
  const run = labRun();
  const doing = useWatched(run.store, (state) => state.doing);
  const faults = useWatched(run.store, (state) => (state.doing === 'failed' ? state.faults : state.refused));
  const [read, setRead] = useState(faults);
  const { services } = useApp();
  const [question, setQuestion] = useState<Question>(
    () => first ?? firstQuestion(services.cardRules(EDITION)),
  );
  const [fault, setFault] = useState<Refusal | null>(null);
  const library = useLibrary(question.edition);
  const { all: own } = useTables();
  const rules = services.cardRules(question.edition);
  const tables = useMemo(() => [...LIBRARY, ...(own ?? []).flatMap(({ table }) => table ?? [])], [own]);
  const change = (more: Partial<Question>): void => {
    setFault(null);
    setRead(faults);
    const { edition: next } = more;
    const plots = next === undefined ? {} : { plots: plotsOf(services.cardRules(next)) };
    setQuestion((now) => ({ ...now, ...more, ...plots }));
  };
  const gap = gapOf(question);
  const isReading = doing === 'reading';
  const closed =
    library === undefined || isReading
      ? t('laboratory.ask.waits')
      : gap === null
        ? null
        : t('laboratory.ask.gap', { gap });
  const ask = (): void => {
    if (library === undefined || rules === null) return;
    setFault(null);
    const study = studyOf(question, { rules, cards: library.byId, tables });
    void run.ask(study).then((can) => can && onAsked());
  };
  const openFile = (): void => {
    pickFile().then(
      (file) => {
        if (file === null) return;
        setFault(null);
        const value = valueIn(file.text);
        const record = value.ok ? readRecord(value.value) : value;
        if (!record.ok) setFault(record.error);
        else void run.ask(record.value.study, record.value.shards).then((can) => can && onAsked());
      },
      () => setFault(refusal('file.unreadable')),
    );
  };
  const [wrong] = faults === read ? [] : faults;
  const shown =
    fault ?? (wrong === undefined ? null : faults.length > 1 ? { ...wrong, because: faults } : wrong);
  return (
    <main className="lab-ask">
      <header className="cards-screen__head">
        <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
        <h1>{t('laboratory.title')}</h1>
        <LanguageSwitch />
      </header>
      <p className="lab-ask__lead">{t('laboratory.lead')}</p>
      <h2 className="visually-hidden">{t('laboratory.kind')}</h2>
      <Options
        label={t('laboratory.kind')}
        columns={3}
        chosen={[question.kind]}
        onChoose={(kind) => change({ kind })}
        options={KINDS.map((kind) => ({
          value: kind,
          key: kind,
          title: t(`laboratory.kind.${kind}`),
          note: t(`laboratory.kind.${kind}.note`),
        }))}
      />
      {library === undefined || rules === null ? (
        <p className="lab-note" role="status">
          {t('team.loading')}
        </p>
      ) : (
        <div className="lab-ask__body">
          <AskLists question={question} library={library} rules={rules} onChange={change} />
          <AskHow
            question={question}
            plots={plotOffers(rules, { teams: 2, table: null })}
            tables={tables}
            onChange={change}
          />
        </div>
      )}
      <div className="lab-ask__do panel panel--loud">
        {shown !== null && <FaultNote fault={shown} look="fault" />}
        <p className="lab-ask__sum">
          {gap === null && <b>{t('laboratory.ask.sum', { n: gamesAsked(question) })}</b>}{' '}
          {t('laboratory.ask.meanwhile')}
        </p>
        <Button look="primary" icon="play" closed={closed} onPress={ask}>
          {t('laboratory.ask.do')}
        </Button>
      </div>
      <StudyShelf onOpened={onAsked} onFile={openFile} />
    </main>
  );
}

type Rules = NonNullable<ReturnType<ReturnType<typeof useApp>['services']['cardRules']>>;

/** Every Plot of the edition, without variants. */
const plotsOf = (rules: Rules | null): readonly string[] =>
  rules === null
    ? []
    : plotOffers(rules, { teams: 2, table: null }).flatMap(({ plot, why }) => (why === null ? plot : []));

function firstQuestion(rules: Rules | null): Question {
  return {
    kind: 'duel',
    edition: EDITION,
    list: null,
    variant: null,
    against: [],
    plots: plotsOf(rules),
    tables: LIBRARY.slice(0, USUAL_TABLES).map(({ id }) => id),
    games: USUAL_GAMES,
    bots: 'regular',
    mirror: true,
    agendas: false,
    seed: startingSeed(),
  };
}
