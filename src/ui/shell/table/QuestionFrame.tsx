import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { Prompt } from '../../kit/Prompt.tsx';
import { useApp, useGame } from '../app.ts';
import { type DecisionKeys, useDecisionKeys } from '../decision-keys.ts';

export interface QuestionFrameProps extends DecisionKeys {
  readonly by: PlayerId;
  readonly title: string;
  readonly note?: string | undefined;
  /** In the prompt, below what is asked. */
  readonly ahead?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons: the gold one last. */
  readonly foot?: ReactNode;
}

/** Every question looks the same and answers to the same keys: who is asked what, the choices, at the end the one gold button. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { by, title, note, ahead, children, foot, onBack, onArrow } = props;
  const t = useT();
  const { face } = useApp();
  const { setup } = useGame();
  // A slow machine lays the choices out in a frame of their own, after what is asked.
  const withChoices = useDeferredValue(true, false);
  const middle = useRef<HTMLDivElement>(null);
  useDecisionKeys(middle, { onBack, onArrow });
  const team = face.playerName(setup, by, t.lang);
  const prompt = useMemo(() => {
    const subtitle =
      note === undefined ? (
        team
      ) : (
        <>
          <span className="prompt__team">{team}</span> {note}
        </>
      );
    return (
      <Prompt team={by} teamName={team} title={title} subtitle={subtitle}>
        {ahead}
      </Prompt>
    );
  }, [by, team, title, note, ahead]);
  return (
    <>
      {prompt}
      <div ref={middle} className="dock__grow" tabIndex={0} data-question>
        {withChoices && children}
      </div>
      {foot !== undefined && <div className="buttons dock__main">{foot}</div>}
    </>
  );
}
