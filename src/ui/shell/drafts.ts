/** A draft with the kind of decision it belongs to: ids are used again after an undo. */
export interface Kept {
  readonly kind: string;
  readonly draft: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'kind' in value && 'draft' in value;

/** The unfinished answer kept under a decision, if it is one of its kind. Drafts are written by their own kind only. */
export function draftIn<D>(kept: unknown, kind: string): D | null {
  return isKept(kept) && kept.kind === kind ? (kept.draft as D) : null;
}
