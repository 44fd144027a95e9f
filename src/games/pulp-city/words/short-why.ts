import type { Say } from './say.ts';

/** '3.7″ too far' beside a base: a length where one is missing, else the reason. */
export function shortWhy(say: Say, why: Parameters<Say['why']>[0]): string {
  const { by } = why.params;
  if (why.code === 'target.tooFar' && typeof by === 'number') return say.t('play.target.tooFar', { x: by });
  return say.why(why);
}
