import { type Pace } from '../../../app/pace.ts';
import { useApp, usePreference } from '../app.ts';

/** How fast what bots do goes by; kept with the other settings of this screen. */
export function usePace(): readonly [Pace, (pace: Pace) => void] {
  const { preferences } = useApp();
  const pace = usePreference((state) => state.pace);
  return [pace, (next) => preferences.set({ pace: next })];
}
