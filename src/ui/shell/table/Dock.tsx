import { type ComponentType, createElement, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { DECISIONS } from '../../../games/pulp-city/decisions/registry.ts';
import type { DecisionProps } from '../../../games/pulp-city/decisions/props.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { Button } from '../../kit/Button.tsx';
import { Prompt } from '../../kit/Prompt.tsx';
import { useApp, useSessionState } from '../app.ts';
import { useGame, useWorld } from '../../../games/pulp-city/use-game.ts';
import { Withdrawable } from '../Withdrawable.tsx';
import { refusalWords } from '../../../games/pulp-city/words/refusals.ts';
import { teamName } from '../../../games/pulp-city/words/names.ts';
import { Tools, type ToolsProps } from './Tools.tsx';

interface DockProps extends ToolsProps {
  readonly decision: Decision | null;
  readonly onResult: () => void;
  /** Whose dock it is, where each player has one of his own. */
  readonly team?: TeamId;
  /** Towards a player on the far side of the screen. */
  readonly turned?: boolean;
}

/** The one cast of the dock: TypeScript cannot correlate a decision with its component. */
const componentFor = (kind: DecisionKind): ComponentType<DecisionProps<DecisionKind>> =>
  DECISIONS[kind] as unknown as ComponentType<DecisionProps<DecisionKind>>;

/** Prompt, choices, main button, the last lines of the log, tools: the same order on every screen. */
export function Dock({ decision, onResult, team, turned = false, ...tools }: DockProps) {
  const t = useT();
  const waits = decision !== null && team !== undefined && decision.by !== team;
  return (
    <section className="dock turnable" data-turned={turned} data-team={team} aria-label={t('play.dock')}>
      {waits ? (
        <Waiting decision={decision} />
      ) : decision === null ? (
        <Idle onResult={onResult} />
      ) : (
        <Question key={decision.id} decision={decision} onAgreement={tools.onAgreement} />
      )}
      {!waits && <LogPanel compact />}
      <Tools {...tools} />
    </section>
  );
}

/** The other player is asked: what happened can be read meanwhile. */
function Waiting({ decision }: { readonly decision: Decision }) {
  const t = useT();
  const game = useGame();
  return (
    <>
      <Prompt
        team={decision.by}
        title={t('play.waiting', { name: teamName(game, t, decision.by) })}
        waiting
      />
      <div className="dock__grow">
        <LogPanel />
      </div>
    </>
  );
}

interface QuestionProps {
  readonly decision: Decision;
  readonly onAgreement: ToolsProps['onAgreement'];
}

function Question({ decision, onAgreement }: QuestionProps) {
  const { session } = useApp();
  const game = useGame();
  const w = useWorld();
  const t = useT();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const send = (answer: unknown, agreed: boolean): void => {
    const why = session.dispatch({ type: 'answer', decision: decision.id, answer }, { agreed });
    if (why?.code === 'journal.agreementNeeded') onAgreement(() => send(answer, true));
    else setRefused(why);
  };
  return (
    <>
      <Withdrawable decision={decision}>
        {createElement(componentFor(decision.kind), {
          decision,
          game,
          answer: (answer: unknown) => send(answer, false),
        })}
      </Withdrawable>
      {refused !== null && (
        <p className="refused" role="alert">
          {refusalWords(w, t, refused)}
        </p>
      )}
    </>
  );
}

/** Nobody is asked: the Encounter is over, or an older save rests where these rules cannot go on by themselves. */
function Idle({ onResult }: { readonly onResult: () => void }) {
  const { session } = useApp();
  const game = useGame();
  const t = useT();
  const seat = useSessionState((state) => state.seats);
  const { outcome } = game.state;
  if (outcome !== null) {
    const team = outcome.winner === 'tie' ? 'a' : outcome.winner;
    const title =
      outcome.winner === 'tie'
        ? t('play.result.tie')
        : t('play.result.winner', { name: teamName(game, t, outcome.winner) });
    return (
      <>
        <Prompt team={team} title={title} subtitle={t('play.over.title')} />
        <div className="dock__grow" />
        <div className="buttons dock__main">
          <Button look="primary" onPress={onResult}>
            {t('play.over.show')}
          </Button>
        </div>
      </>
    );
  }
  const asked = game.rest.pending.find((one) => seat[one.by].kind !== 'human');
  if (asked !== undefined) {
    const name = teamName(game, t, asked.by);
    return (
      <>
        <Prompt team={asked.by} title={t('play.waiting', { name })} waiting />
        <div className="dock__grow" />
      </>
    );
  }
  return (
    <>
      <Prompt team="a" title={t('play.stalled.title')} subtitle={t('play.stalled.note')} waiting />
      <div className="dock__grow" />
      <div className="buttons dock__main">
        <Button look="primary" onPress={() => session.dispatch({ type: 'skip' })}>
          {t('play.stalled.go')}
        </Button>
      </div>
    </>
  );
}
