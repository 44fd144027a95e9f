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

/** "Ask why" is on: the next thing pressed shows its rule. */
export const useAsking = (): boolean => useViewState((state) => state.panels['why'] === true);

/** In "ask why" a tap on the table shows a rule and does nothing else; answers whether it did. */
export function useExplain(): (rule: string) => boolean {
  const { view } = useApp();
  const asking = useAsking();
  const askWhy = useAskWhy();
  return (rule) => {
    if (!asking) return false;
    view.open('why', false);
    askWhy(rule);
    return true;
  };
}
