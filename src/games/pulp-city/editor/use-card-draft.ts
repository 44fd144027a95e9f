import { useMemo, useState } from 'react';
import type { BookLang } from '../../../systems/pulp-city/model/book-words.ts';
import type { CardEdition } from '../../../systems/pulp-city/cards/load.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import {
  type CardDraft,
  type DraftFinding,
  findDraft,
} from '../../../systems/pulp-city/view/editor/draft.ts';

export interface HeldDraft {
  readonly draft: CardDraft;
  readonly finding: DraftFinding;
  /** As it was when it last passed. */
  readonly lastWhole: CardProfile | null;
  /** Something has been changed since it was opened or kept. */
  readonly changed: boolean;
  readonly change: (part: Partial<CardDraft>) => void;
  readonly kept: () => void;
}

/** A card in the hands of whoever writes it, checked at every step. */
export function useCardDraft(opened: CardDraft, edition: CardEdition, lang: BookLang): HeldDraft {
  const [draft, setDraft] = useState(opened);
  const [safe, setSafe] = useState(opened);
  const finding = useMemo(() => findDraft(draft, edition, lang), [draft, edition, lang]);
  const [whole, setWhole] = useState<CardProfile | null>(finding.profile);
  if (finding.profile !== null && finding.profile !== whole) setWhole(finding.profile);
  return {
    draft,
    finding,
    lastWhole: finding.profile ?? whole,
    changed: draft !== safe,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    kept: () => setSafe(draft),
  };
}
