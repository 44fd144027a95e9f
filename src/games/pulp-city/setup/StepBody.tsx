import type { ReactNode } from 'react';
import type { Bots } from '../../../app/seats.ts';
import { bookWords } from '../../../i18n/translate.ts';
import type { BookWords } from '../../../systems/pulp-city/model/book-words.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { type SetupChoice, teamNames } from '../../../systems/pulp-city/view/setup/setup.ts';
import type { GuideStep } from '../../../systems/pulp-city/view/setup/steps.ts';
import type { Choosable } from '../tables/use-choosable.ts';
import { AgendasStep } from './AgendasStep.tsx';
import { CitizensChoice } from './CitizensChoice.tsx';
import { DEPLOYMENT, InPlayStep, TACTICAL } from './InPlayStep.tsx';
import { LevelStep } from './LevelStep.tsx';
import { PlotStep } from './PlotStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { preparationOf } from './spine-words.ts';
import { TableStep } from './TableStep.tsx';
import { TeamsStep } from './TeamsStep.tsx';

interface StepBodyProps {
  readonly step: GuideStep;
  readonly number: number;
  readonly choice: SetupChoice;
  /** null: they are not there yet. */
  readonly rules: Ruleset | null;
  readonly choosable: readonly Choosable[];
  readonly question: { readonly teams: number; readonly table: TableLayout | null };
  readonly bots: Bots;
  readonly onBots: (bots: Bots) => void;
  readonly onChange: (choice: SetupChoice) => void;
  readonly onTables?: (() => void) | undefined;
}

/** Where somebody who goes on from step to step begins to read. */
export const STEP_HEAD = 'step-head';

/** The step that is open: what it decides, and its choices. */
export function StepBody(props: StepBodyProps) {
  const { step, number, rules } = props;
  const t = useT();
  const title = t(`prepare.step.${step}`);
  return (
    <section className="setup-body" aria-label={title}>
      <header className="setup-body__head panel panel--loud">
        <span className="step__number" role="img" aria-label={t('setup.step.number', { n: number })}>
          {number}
        </span>
        <h2 id={STEP_HEAD} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {t(
            step === 'deployment'
              ? `prepare.about.deployment.${preparationOf(rules)}`
              : `prepare.about.${step}`,
          )}
        </p>
      </header>
      <div className="setup-body__choices" data-step={step}>
        {choices(props, bookWords(t.lang))}
      </div>
    </section>
  );
}

function choices(
  { step, choice, rules, choosable, question, bots, onBots, onChange, onTables }: StepBodyProps,
  words: BookWords,
): ReactNode {
  switch (step) {
    case 'teams':
      return (
        <>
          <LevelStep choice={choice} onChange={onChange} />
          <TeamsStep choice={choice} onChange={onChange} bots={bots} onBots={onBots} />
        </>
      );
    case 'tactical':
      return <InPlayStep about={TACTICAL} />;
    case 'plot':
      return (
        rules !== null && (
          <PlotStep
            edition={choice.edition}
            plot={choice.plot}
            rules={rules}
            names={teamNames(choice.teams, words, choice.own)}
            {...question}
            onChange={(plot) => onChange({ ...choice, plot })}
          />
        )
      );
    case 'agendas':
      return (
        rules !== null && (
          <AgendasStep
            rules={rules}
            level={choice.level}
            on={choice.agendas}
            onChange={(agendas) => onChange({ ...choice, agendas })}
          />
        )
      );
    case 'table':
      return (
        <TableStep
          choice={choice}
          rules={rules}
          choosable={choosable}
          onChange={onChange}
          onTables={onTables}
        />
      );
    case 'citizens':
      return <CitizensChoice choice={choice} onChange={onChange} />;
    case 'deployment':
      return <InPlayStep about={DEPLOYMENT[choice.edition] ?? []} />;
    case 'rules':
      return <RulesStep choice={choice} onChange={onChange} />;
  }
}
