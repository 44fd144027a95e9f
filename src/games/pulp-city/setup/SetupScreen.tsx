import '../../../i18n/later-texts.ts';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { type ByPlayer, playersOf } from '../../../kernel/ids.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import {
  encounterSetup,
  leaderSpares,
  type LeaderSpare,
  SETUP_STEPS,
  type SetupChoice,
  setupGaps,
  teamNames,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { faultWords } from '../words/faults.ts';
import type { SetupScreenProps } from '../../../ui/shell/game-face.ts';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { plotGap } from '../../../systems/pulp-city/view/setup/plots.ts';
import { GameStep } from './GameStep.tsx';
import { showLeaderCards } from './LeaderCards.tsx';
import { PlotStep } from './PlotStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { lastChoice, toRemember } from './last-choice.ts';
import { firstChoice, settled } from './setup-draft.ts';
import { useChoosable } from '../tables/use-choosable.ts';
import { useApp } from '../use-game.ts';
import './setup.css';
import { Step } from './Step.tsx';
import { TableStep } from './TableStep.tsx';
import { TeamsStep } from './TeamsStep.tsx';
import { useOwnTeams } from './use-own-teams.ts';

/** What is chosen when the table that was played on last is gone. */
const USUAL_TABLE = 'crossroads';

/** One page, five steps, each with its check; Play is open only when all are green. */
export function SetupScreen({
  onStart,
  onBack,
  start,
  onTables,
}: SetupScreenProps<SetupChoice, EncounterSetup>) {
  const t = useT();
  const { remembered, services } = useApp();
  const [chosen, setChoice] = useState<SetupChoice>(
    () => start ?? lastChoice(remembered.get(), t.lang) ?? firstChoice(t.lang),
  );
  const own = useOwnTeams(chosen.edition, t('team.new.name'));
  const { choosable, loaded } = useChoosable(chosen.table);
  const tables = choosable.flatMap(({ table, closed }) => (closed === null ? [table] : []));
  const known = tables.some(({ id }) => id === chosen.table);
  const onTable = { ...chosen, tables, table: known || !loaded ? chosen.table : USUAL_TABLE };
  const there = own === undefined ? onTable : settled({ ...onTable, own }, t.lang);
  const rules = services.cardRules(there.edition);
  // The other edition may not have the Plot.
  const choice = rules?.plots[there.plot] === undefined ? { ...there, plot: 'smackdown' as const } : there;
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const question = {
    teams: playersOf(choice.teams).length,
    table: tables.find(({ id }) => id === choice.table) ?? null,
  };
  const plot = rules === null ? null : plotGap(choice.plot, rules, question);
  const gaps = { ...setupGaps(choice), plot };
  const firstGap =
    (['plot', ...SETUP_STEPS] as const).map((step) => gaps[step]).find((gap) => gap !== null) ?? null;
  const names = teamNames(choice.teams, t.lang, choice.own);
  const spares = leaderSpares(choice);
  const spare = spares.reduce((sum, { taken, most }) => sum + most - taken, 0);
  const change = (next: SetupChoice): void => {
    setRefused([]);
    setChoice(next);
  };
  const play = (): void => {
    const setup = encounterSetup({ ...choice, names });
    if (setup.ok) remembered.set(toRemember(choice));
    setRefused(setup.ok ? (onStart(setup.value) ?? []) : [setup.error]);
  };
  const fault = refused[0];
  return (
    <main className="setup-screen">
      <header className="setup-screen__head">
        <Button look="icon" icon="left" label={t('common.back')} onPress={onBack} />
        <h1>{t('setup.title')}</h1>
        <LanguageSwitch />
      </header>
      <div className="setup-screen__steps">
        {rules !== null && (
          <Step number={1} title={t('setup.step.plot')} gap={gaps.plot}>
            <PlotStep
              plot={choice.plot}
              rules={rules}
              {...question}
              onChange={(next) => change({ ...choice, plot: next })}
              agendas={choice.agendas}
              onAgendas={(agendas) => change({ ...choice, agendas })}
            />
          </Step>
        )}
        <Step number={2} title={t('setup.step.game')} gap={gaps.game}>
          <GameStep choice={choice} onChange={change} />
        </Step>
        <Step
          number={3}
          title={t('setup.step.teams')}
          gap={gaps.teams}
          spare={spare === 0 ? null : t('setup.leader.spare', { n: spare })}
        >
          <TeamsStep choice={choice} onChange={change} />
        </Step>
        <Step number={4} title={t('setup.step.table')} gap={gaps.table}>
          <TableStep choice={choice} choosable={choosable} onChange={change} onTables={onTables} />
        </Step>
        <Step number={5} title={t('setup.step.rules')} gap={gaps.rules}>
          <RulesStep choice={choice} onChange={change} />
        </Step>
      </div>
      <footer className="setup-screen__foot">
        {fault !== undefined ? (
          <p className="text-refused" role="alert">
            {faultWords(t, fault)}
          </p>
        ) : (
          <p>
            {firstGap === null
              ? playersOf(names).length === 2
                ? t('setup.names', names)
                : t('setup.namesMore', { teams: playersOf(names).map((side) => names[side]) })
              : t('setup.playClosed', { gap: faultWords(t, firstGap) })}
          </p>
        )}
        {spares.length > 0 && <LeaderHints spares={spares} names={names} />}
        <Button look="primary" closed={firstGap === null ? null : faultWords(t, firstGap)} onPress={play}>
          {t('setup.play')}
        </Button>
      </footer>
    </main>
  );
}

interface LeaderHintsProps {
  readonly spares: readonly LeaderSpare[];
  readonly names: ByPlayer<string>;
}

/** What would be left unchosen, one tap away: Play stays open. */
function LeaderHints({ spares, names }: LeaderHintsProps) {
  const t = useT();
  return (
    <div className="setup-screen__spares" role="group" aria-label={t('setup.leader.unchosen')}>
      {spares.map(({ side, taken, most }) => (
        <button
          key={side}
          type="button"
          className="spare"
          aria-label={t('setup.leader.choose', { name: names[side], n: taken, most })}
          onClick={() => showLeaderCards(side)}
        >
          <TeamShape team={side} size={20} />
          {t('setup.leader.title', { n: taken, most })}
        </button>
      ))}
    </div>
  );
}
