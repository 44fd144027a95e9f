import type { ReactNode } from 'react';
import type { TeamSide } from './team-side.ts';

interface PanelProps {
  readonly children: ReactNode;
  readonly head?: ReactNode;
  readonly headTeam?: TeamSide;
  readonly look?: 'rest' | 'loud' | 'waiting';
  /** A few lines that never need to scroll. */
  readonly short?: boolean;
  readonly className?: string;
  readonly label?: string;
  /** Its buttons are choices: taken by the arrows alone, or by Enter. */
  readonly choices?: 'pick' | 'focus';
}

export function Panel({
  children,
  head,
  headTeam,
  look = 'rest',
  short,
  className,
  label,
  choices,
}: PanelProps) {
  const classes = [
    'panel',
    'panel--clip',
    look !== 'rest' && `panel--${look}`,
    short && 'panel--short',
    className,
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={label} data-choices={choices}>
      {head !== undefined && <PanelHead team={headTeam}>{head}</PanelHead>}
      {children}
    </section>
  );
}

interface PanelHeadProps {
  readonly children: ReactNode;
  readonly team?: TeamSide | undefined;
}

/** A panel may carry several, one a part. */
export function PanelHead({ children, team }: PanelHeadProps) {
  return (
    <h3 className="panel__head" data-team={team}>
      {children}
    </h3>
  );
}
