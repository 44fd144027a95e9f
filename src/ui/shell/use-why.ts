import { useApp, useViewState } from './app.ts';

const DRAFT = 'why';

/** The rule that is being read, or null. */
export function useRuleInQuestion(): string | null {
  const value = useViewState((state) => state.drafts[DRAFT]);
  return typeof value === 'string' ? value : null;
}

export function useAskWhy(): (rule: string | null) => void {
  const { view } = useApp();
  return (rule) => view.draft(DRAFT, rule ?? undefined);
}
