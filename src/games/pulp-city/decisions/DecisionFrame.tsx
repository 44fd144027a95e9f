import { type ReactNode, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { Prompt } from '../../../ui/kit/Prompt.tsx';
import { Afterwards } from '../panels/NextSteps.tsx';
import { useWorld } from '../use-game.ts';
import { type DecisionKeys, useDecisionKeys } from '../../../ui/shell/decision-keys.ts';
import { teamName } from '../words/names.ts';

interface DecisionFrameProps extends DecisionKeys {
  readonly by: TeamId;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons: the gold one last. */
  readonly foot?: ReactNode;
}

/** Every question looks the same and answers to the same keys: who is asked what, the choices, at the end the one gold button. */
export function DecisionFrame({ by, title, note, children, foot, onBack, onArrow }: DecisionFrameProps) {
  const w = useWorld();
  const t = useT();
  const middle = useRef<HTMLDivElement>(null);
  useDecisionKeys(middle, { onBack, onArrow });
  const team = teamName(w, t, by);
  const subtitle = note === undefined ? team : t('play.prompt.note', { team, note });
  return (
    <>
      <Prompt team={by} teamName={team} title={title} subtitle={subtitle}>
        <Afterwards />
      </Prompt>
      <div ref={middle} className="dock__grow" tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className="buttons dock__main">{foot}</div>}
    </>
  );
}
