import type { Translator } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Frame } from '../../../systems/pulp-city/model/frames.ts';
import { thingName } from './names.ts';
import { refusalWords } from './refusals.ts';

/** Words for what a decision shows. */
export interface Say {
  readonly w: World;
  readonly t: Translator;
  readonly name: (id: string) => string;
  readonly why: (refusal: Refusal) => string;
  /** What is under way, where it matters for what is shown. */
  readonly stack: readonly Frame[];
}

export function sayIn(w: World, t: Translator, stack: readonly Frame[] = []): Say {
  return {
    w,
    t,
    stack,
    name: (id) => thingName(w, t, id),
    why: (refusal) => refusalWords(w, t, refusal),
  };
}
