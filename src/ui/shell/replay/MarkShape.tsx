import type { PlayerId } from '../../../kernel/ids.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { MarkKind } from './told.ts';

/** A hit is a filled die, a miss an empty one, a KO a struck disc, a collapse a cracked block: told apart without colours. */
export function MarkShape({ kind, team }: { readonly kind: MarkKind; readonly team: PlayerId | null }) {
  return (
    <span className="mark" data-kind={kind} data-team={team ?? undefined} aria-hidden>
      {kind === 'ko' && <Icon name="skull" size={14} />}
      {kind === 'collapse' && (
        <svg viewBox="0 0 20 20">
          <path d="M11 1L8 7l4 4-3 8" />
        </svg>
      )}
    </span>
  );
}
