import { memo, type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { DecisionLike, Refusal } from '../../../kernel/game-system.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { askedOfMachine, isHuman } from '../../../app/seats.ts';
import { Button } from '../../kit/Button.tsx';
import { Prompt } from '../../kit/Prompt.tsx';
import { useApp, useGame, useSessionState } from '../app.ts';
import { CoachPanel } from '../lessons/CoachPanel.tsx';
import { useCoach } from '../lessons/use-coach.ts';
import { Advice, useAdviceOpen } from '../machine/Advice.tsx';
import { MachineTurn } from '../machine/MachineTurn.tsx';
import { useMachines } from '../machine/use-machines.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { useSoon } from '../soon.ts';
import { Withdrawable } from '../Withdrawable.tsx';
import { useAgreement } from './agreement.ts';
import { type SendAnswer, useTableFace } from './table-face.ts';
import { SheetHandle, useSheet } from './Sheet.tsx';
import { Strip } from './Strip.tsx';
import { Tools, type ToolsProps } from './Tools.tsx';
import { useOwnQuestion } from './use-own-question.ts';

interface DockProps extends ToolsProps {
  readonly decision: DecisionLike | null;
  readonly onResult: () => void;
  /** Whose dock it is, where each player has one of his own. */
  readonly team?: PlayerId;
  /** Towards a player on the far side of the screen. */
  readonly turned?: boolean;
  /** There is no room for it while the other side acts. */
  readonly folded?: boolean;
}

/** Prompt, choices, main button, the last lines of the log, tools: the same order on every screen. What is dragged on the table concerns none of it but the question. */
export const Dock = memo(function Dock(props: DockProps) {
  const { decision: asked, onResult, team, turned = false, folded = false, ...tools } = props;
  const t = useT();
  const decision = useOwnQuestion(asked, team);
  const { bots } = useApp().face;
  const advises = useMachines() !== null && decision !== null && bots?.isThrown(decision) !== true;
  const coached = useCoach() !== null && (team ?? 'a') === 'a';
  const advised = useAdviceOpen() && advises;
  const waits = decision !== null && team !== undefined && decision.by !== team;
  const sheet = useSheet(decision?.id ?? null);
  if (folded) {
    return (
      <Strip turned={turned} by={asked?.by ?? null} team={team} tools={tools}>
        {asked !== null && (
          <Waiting by={asked.by}>
            <LogPanel />
          </Waiting>
        )}
      </Strip>
    );
  }
  return (
    <section
      className="dock turnable"
      data-turned={turned}
      data-team={team}
      data-sheet={sheet.height}
      data-asked={waits ? undefined : decision?.kind}
      data-coached={coached}
      data-advised={advised && !waits}
      aria-label={t('play.dock')}
    >
      <SheetHandle {...sheet} />
      {coached && <CoachPanel />}
      {waits ? (
        <Waiting by={decision.by}>
          <LogPanel />
        </Waiting>
      ) : decision === null ? (
        <Idle onResult={onResult} team={team} keys={tools.keys ?? true} />
      ) : (
        <Question key={decision.id} decision={decision} />
      )}
      {!waits && <LogPanel compact />}
      <Tools {...tools} advises={advises && !waits} />
    </section>
  );
});

interface WaitingProps {
  readonly by: PlayerId;
  /** What can be done meanwhile. */
  readonly children?: ReactNode;
}

/** Somebody else is asked. */
function Waiting({ by, children }: WaitingProps) {
  const t = useT();
  const { face } = useApp();
  const { setup } = useGame();
  const name = face.playerName(setup, by, t.lang);
  return (
    <>
      <Prompt team={by} title={t('play.waiting', { name })} waiting />
      <div className="dock__grow">{children}</div>
    </>
  );
}

interface Refused {
  readonly why: Refusal;
  /** Another paragraph each time, so that whoever listens hears the same words again. */
  readonly times: number;
}

/** The question as the game puts it; what is not taken is said below it, and nothing of the answer is lost. */
function Question({ decision }: { readonly decision: DecisionLike }) {
  const { face, session } = useApp();
  const table = useTableFace();
  const words = table.useRefusalWords();
  const machines = useMachines();
  const askAgreement = useAgreement();
  const soon = useSoon();
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = (agreed: boolean, ...[answer, follow]: Parameters<SendAnswer>): void => {
    const command = { type: 'answer', decision: decision.id, answer } as const;
    const along = follow === undefined ? { agreed } : { agreed, follow };
    const take = (): void => {
      // Pressed once more while what followed was being drawn.
      if (!session.pendingHere().some(({ id }) => id === decision.id)) return;
      const why = session.dispatch(command, along);
      if (why?.code === 'journal.agreementNeeded') askAgreement(() => send(true, answer, follow));
      else setRefused((before) => (why === null ? null : { why, times: (before?.times ?? 0) + 1 }));
    };
    soon(() => session.prepare(command, along), take);
  };
  return (
    <>
      <Withdrawable decision={decision}>
        <table.Question decision={decision} answer={(...given) => send(false, ...given)} />
      </Withdrawable>
      {machines !== null && face.bots?.isThrown(decision) !== true && (
        <Advice machines={machines} decision={decision} take={(answer) => send(false, answer)} />
      )}
      {refused !== null && (
        <p key={refused.times} className="refused" role="alert">
          {words(refused.why)}
        </p>
      )}
    </>
  );
}

interface IdleProps extends Pick<DockProps, 'onResult'> {
  readonly team: PlayerId | undefined;
  readonly keys: boolean;
}

/** Nobody here is asked: a bot is, the game is over, or an older save rests where these rules cannot go on by themselves. */
function Idle({ onResult, team, keys }: IdleProps) {
  const { face, session } = useApp();
  const { ending } = useTableFace();
  const game = useGame();
  const t = useT();
  const seats = useSessionState((state) => state.seats);
  const machines = useMachines();
  const machine = session.isStalled() ? null : askedOfMachine(seats, game.rest.pending);
  const people = face.players(game.setup).filter((player) => isHuman(seats, player));
  // Whoever sits there has it before his eyes; where bots play alone, whoever stands at the near side.
  const near = team === undefined || (people.length === 0 ? team === 'a' : people.includes(team));
  const end = ending(game, t);
  if (end !== null) {
    return (
      <>
        <Prompt team={end.winner ?? 'a'} title={end.title} subtitle={end.note} />
        <div className="dock__grow" />
        {face.result !== undefined && (
          <div className="buttons dock__main">
            <Button look="primary" onPress={onResult}>
              {t('play.over.show')}
            </Button>
          </div>
        )}
      </>
    );
  }
  if (machine !== null && machines !== null && near)
    return <MachineTurn machines={machines} asked={machine} keys={keys} />;
  const asked = game.rest.pending.find((one) => seats[one.by].kind !== 'human');
  if (asked !== undefined) return <Waiting by={asked.by} />;
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
