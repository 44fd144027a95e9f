import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface ButtonProps {
  readonly children?: ReactNode;
  readonly look?: 'plain' | 'primary' | 'quiet' | 'icon';
  readonly icon?: IconName;
  /** Needed for a button that shows only an icon. */
  readonly label?: string;
  readonly narrow?: boolean;
  /** It also strikes the own side: a second edge, besides the words. */
  readonly warned?: boolean;
  /** Why it cannot be pressed: it keeps its place, and pressing it asks `onWhy`. */
  readonly closed?: string | null;
  readonly pressed?: boolean;
  /** Id of the rule that "ask why" shows for it. */
  readonly rule?: string;
  readonly onPress?: () => void;
  readonly onWhy?: () => void;
  readonly submit?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const NOTHING = () => {};

export function Button({
  children,
  look = 'plain',
  icon,
  label,
  narrow = false,
  warned = false,
  closed = null,
  pressed,
  rule,
  onPress = NOTHING,
  onWhy = NOTHING,
  submit = false,
  ref,
}: ButtonProps) {
  const classes = [
    'button',
    look !== 'plain' && `button--${look}`,
    narrow && 'button--narrow',
    warned && 'button--warned',
  ];
  const isClosed = closed !== null;
  return (
    <button
      ref={ref}
      type={submit ? 'submit' : 'button'}
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={isClosed || undefined}
      aria-pressed={pressed}
      data-rule={rule}
      title={look === 'icon' && isClosed ? closed : undefined}
      onClick={(event) => {
        if (isClosed) {
          event.preventDefault();
          onWhy();
        } else onPress();
      }}
    >
      {icon && <Icon name={icon} size={look === 'icon' ? 22 : 20} />}
      {children !== undefined && <span>{children}</span>}
      {isClosed && look !== 'icon' && closed !== '' && <span className="button__reason">{closed}</span>}
    </button>
  );
}
