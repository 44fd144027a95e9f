import type { ReactNode } from 'react';
import type { TeamSide } from './team-side.ts';
import { Icon } from './Icon.tsx';
import { TeamShape } from './TeamShape.tsx';

interface PromptProps {
  /** null: it is about nobody's. */
  readonly team: TeamSide | null;
  readonly teamName?: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Somebody else is choosing: quieter, dashed. */
  readonly waiting?: boolean;
  readonly tail?: boolean;
  readonly children?: ReactNode;
}

export function Prompt({ team, teamName, title, subtitle, waiting, tail = true, children }: PromptProps) {
  const classes = ['prompt', waiting && 'prompt--waiting', tail && !waiting && 'prompt--tail'];
  return (
    <section className={classes.filter(Boolean).join(' ')} data-team={team}>
      <span className="prompt__shape">
        {team === null ? (
          <Icon name="citizen" size={30} />
        ) : (
          <TeamShape team={team} size={30} {...(teamName === undefined ? {} : { label: teamName })} />
        )}
      </span>
      <div aria-live="polite">
        <h2 className="prompt__title">{title}</h2>
        {subtitle !== undefined && <p className="prompt__subtitle">{subtitle}</p>}
      </div>
      {children}
    </section>
  );
}
