import { bookOf, bookWords } from '../../../i18n/translate.ts';
import '../../../i18n/later-texts.ts';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { type ByPlayer, playersOf } from '../../../kernel/ids.ts';
import type { Bots } from '../../../app/seats.ts';
import type { Allied, EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import { toRemember } from '../../../systems/pulp-city/view/setup/remembered.ts';
import { citizensComing } from '../../../systems/pulp-city/view/setup/citizens.ts';
import { plotGap } from '../../../systems/pulp-city/view/setup/plots.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import {
  alliedIn,
  encounterSetup,
  leaderSpares,
  type LeaderSpare,
  SETUP_STEPS,
  type SetupChoice,
  setupGaps,
  teamNames,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import {
  askedInPlay,
  gapIn,
  type GuideStep,
  guideSteps,
} from '../../../systems/pulp-city/view/setup/steps.ts';
import { surprised } from '../../../systems/pulp-city/view/setup/surprise.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { usePreference } from '../../../ui/shell/app.ts';
import { useListKeys } from '../../../ui/shell/decision-keys.ts';
import type { SetupScreenProps } from '../../../ui/shell/game-face.ts';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { freshSeed } from '../../../ui/shell/seed.ts';
import { useChoosable } from '../tables/use-choosable.ts';
import { useApp } from '../use-game.ts';
import { faultWords } from '../words/faults.ts';
import { botsOf, lastBots } from './last-bots.ts';
import { lastChoice } from './last-choice.ts';
import { showLeaderCards } from './LeaderCards.tsx';
import { firstChoice, settled, withEdition } from './setup-draft.ts';
import './setup.css';
import './setup-guide.css';
import './large-text.css';
import { Spine } from './Spine.tsx';
import { spineWords } from './spine-words.ts';
import { STEP_HEAD, StepBody } from './StepBody.tsx';
import { TableAside } from './TableAside.tsx';
import { useChecks } from './use-checks.ts';
import { useRoom } from './use-room.ts';
import { useOwnTeams } from './use-own-teams.ts';

/** What is chosen when the table that was played on last is gone. */
const USUAL_TABLE = 'crossroads';

/** A guide through preparing in the order of the book: the steps, the one that is open, and the table that comes of it. */
export function SetupScreen({
  onStart,
  onBack,
  start,
  onTables,
}: SetupScreenProps<SetupChoice, EncounterSetup>) {
  const t = useT();
  useListKeys();
  const { remembered, services } = useApp();
  const covers = usePreference((state) => state.covers);
  // Who brings a table along sees it chosen.
  const [step, setStep] = useState<GuideStep>(() =>
    start !== undefined && start.table !== firstChoice(bookOf(t.lang)).table ? 'table' : 'teams',
  );
  const [chosen, setChoice] = useState<SetupChoice>(
    () => start ?? lastChoice(remembered.get(), bookOf(t.lang)) ?? firstChoice(bookOf(t.lang)),
  );
  const [bots, setBots] = useState<Bots>(() => lastBots(remembered.get()));
  const own = useOwnTeams(chosen.edition, t('team.new.name'));
  const { choosable, loaded } = useChoosable(chosen.table);
  const tables = choosable.flatMap(({ table, closed }) => (closed === null ? [table] : []));
  const known = tables.some(({ id }) => id === chosen.table);
  const onTable = { ...chosen, tables, table: known || !loaded ? chosen.table : USUAL_TABLE };
  const there = own === undefined ? onTable : settled({ ...onTable, own }, bookOf(t.lang));
  const rules = services.cardRules(there.edition);
  // The other edition may not have the Plot.
  const choice = rules?.plots[there.plot] === undefined ? { ...there, plot: 'smackdown' as const } : there;
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const table = tables.find(({ id }) => id === choice.table) ?? null;
  const question = { teams: playersOf(choice.teams).length, table };
  const gaps = {
    ...setupGaps(choice),
    plot: rules === null ? null : plotGap(choice.plot, rules, question),
  };
  const firstGap =
    ([...SETUP_STEPS, 'plot'] as const).map((one) => gaps[one]).find((gap) => gap !== null) ?? null;
  const names = teamNames(choice.teams, bookWords(t.lang), choice.own);
  // They are kept in a language of the books, and known again in any.
  const named = { ...choice, names: teamNames(choice.teams, bookOf(t.lang), choice.own) };
  const steps = guideSteps(choice.edition);
  const open = steps.includes(step) ? step : 'teams';
  const next = steps[steps.indexOf(open) + 1];
  const spares = leaderSpares(choice);
  const spare = spares.reduce((sum, { taken, most }) => sum + most - taken, 0);
  const due = citizensComing(choice, rules);
  const citizens = { due, fit: useRoom(choice.edition, choice, due) };
  const checks = useChecks(named, gaps, rules, table, citizens);
  const change = (given: SetupChoice): void => {
    setRefused([]);
    setChoice(given);
  };
  const surprise = (): void => {
    if (rules === null) return;
    const library = choosable.flatMap((one) => (one.from === 'library' ? [one.table] : []));
    change(surprised(choice, { rules, tables: library, lang: bookOf(t.lang), draw: stream(freshSeed()) }));
  };
  const play = (): void => {
    const setup = encounterSetup(named);
    const seated = botsOf(bots, choice.teams);
    if (setup.ok) remembered.set({ ...toRemember(choice), bots: seated });
    setRefused(setup.ok ? (onStart(setup.value, seated) ?? []) : [setup.error]);
  };
  return (
    <main className="setup-screen">
      <header className="setup-screen__head">
        <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
        <h1>{t('setup.title')}</h1>
        <Segments
          label={t('setup.edition')}
          value={choice.edition}
          onChange={(edition) => change(withEdition(choice, edition))}
          options={EDITION_IDS.map((value) => ({ value, text: value }))}
        />
        <span className="setup-screen__space" />
        <LanguageSwitch />
        <Button icon="die" onPress={surprise}>
          {t('prepare.surprise')}
        </Button>
      </header>
      <div className="setup-screen__body">
        <Spine
          open={open}
          onOpen={setStep}
          entries={steps.map((one) => ({
            step: one,
            title: t(`prepare.step.${one}`),
            words: spineWords(t, one, { choice: named, rules, table, covers, citizens }),
            gap: gapIn(one, gaps),
            inPlay: askedInPlay(one),
            spare: one === 'teams' && spare > 0 ? t('setup.leader.spare', { n: spare }) : null,
          }))}
        />
        <StepBody
          key={open}
          step={open}
          number={steps.indexOf(open) + 1}
          choice={choice}
          rules={rules}
          choosable={choosable}
          question={question}
          bots={bots}
          onBots={setBots}
          onChange={change}
          onTables={onTables}
        />
        <TableAside choice={named} rules={rules} table={table} checks={checks} />
      </div>
      <footer className="setup-screen__foot">
        <Foot fault={refused[0] ?? null} gap={firstGap} names={names} allied={alliedIn(choice)} />
        <LeaderHints
          spares={spares}
          names={names}
          onShow={(side) => {
            if (open === 'teams') showLeaderCards(side);
            else {
              setStep('teams');
              requestAnimationFrame(() => showLeaderCards(side));
            }
          }}
        />
        {next !== undefined && (
          <Button
            icon="right"
            onPress={() => {
              setStep(next);
              requestAnimationFrame(() => document.getElementById(STEP_HEAD)?.focus());
            }}
          >
            {t('prepare.next', { step: t(`prepare.step.${next}`) })}
          </Button>
        )}
        <Button look="primary" closed={firstGap === null ? null : faultWords(t, firstGap)} onPress={play}>
          {t('setup.play')}
        </Button>
      </footer>
    </main>
  );
}

interface FootProps {
  /** Why the game was not begun. */
  readonly fault: Refusal | null;
  readonly gap: Refusal | null;
  readonly names: ByPlayer<string>;
  readonly allied: Allied | null;
}

function Foot({ fault, gap, names, allied }: FootProps) {
  const t = useT();
  if (fault !== null)
    return (
      <p className="text-refused" role="alert">
        {faultWords(t, fault)}
      </p>
    );
  const teams = playersOf(names).map((side) => names[side]);
  const [one = [], other = []] = (allied ?? []).map((all) => all.map((side) => names[side]));
  return (
    <p>
      {gap !== null
        ? t('setup.playClosed', { gap: faultWords(t, gap) })
        : teams.length === 2
          ? t('setup.names', names)
          : allied !== null
            ? t('setup.together.pairs', { one, other })
            : t('setup.namesMore', { teams })}
    </p>
  );
}

interface LeaderHintsProps {
  readonly spares: readonly LeaderSpare[];
  readonly names: ByPlayer<string>;
  readonly onShow: (side: LeaderSpare['side']) => void;
}

/** What would be left unchosen, one tap away: Play stays open. */
function LeaderHints({ spares, names, onShow }: LeaderHintsProps) {
  const t = useT();
  if (spares.length === 0) return null;
  return (
    <div className="setup-screen__spares" role="group" aria-label={t('setup.leader.unchosen')}>
      {spares.map(({ side, taken, most }) => (
        <button
          key={side}
          type="button"
          className="spare"
          aria-label={t('setup.leader.choose', { name: names[side], n: taken, most })}
          onClick={() => onShow(side)}
        >
          <TeamShape team={side} size={20} />
          {t('setup.leader.title', { n: taken, most })}
        </button>
      ))}
    </div>
  );
}
