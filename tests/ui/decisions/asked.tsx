/** Puts one question to its component, as the dock does, and answers it with the hands of a player. */
import type { PlayerId } from '../../../src/kernel/ids.ts';
import { fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Decision, DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import { DECISIONS } from '../../../src/games/pulp-city/decisions/registry.ts';
import type { DecisionProps } from '../../../src/games/pulp-city/decisions/props.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { Withdrawable } from '../../../src/ui/shell/Withdrawable.tsx';
import { gameOf, renderIn, type Around } from '../panels/around.tsx';

export interface Asked extends Around {
  /** What has been answered, oldest first. */
  readonly answers: unknown[];
  readonly check: (answer: unknown) => string | null;
}

/** Renders the question; it need not be one that the game has asked. */
export function ask<K extends DecisionKind>(
  app: App,
  kind: K,
  shown: Omit<DecisionFor<K>, 'id' | 'kind' | 'by'> & { readonly by?: PlayerId },
): Asked {
  const decision = { id: 'q', kind, by: 'a', ...shown } as unknown as DecisionFor<K>;
  return put(app, kind, decision);
}

export function put<K extends DecisionKind>(app: App, kind: K, decision: DecisionFor<K>): Asked {
  const answers: unknown[] = [];
  // TypeScript cannot correlate the kind of a question with its component.
  const Component = DECISIONS[kind] as ComponentType<DecisionProps<K>>;
  const view = renderIn(
    app,
    <Withdrawable decision={decision as unknown as Decision}>
      <Component decision={decision} answer={(answer) => answers.push(answer)} game={gameOf(app)} />
    </Withdrawable>,
  );
  const check = (answer: unknown): string | null =>
    pulpCity.check(gameOf(app), decision as unknown as Decision, answer)?.code ?? null;
  return { ...view, answers, check };
}

const open = (container: HTMLElement, selector: string): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true',
  );

/** Presses what is offered, first things first, until the gold button has taken an answer. */
export function pressThrough({ baseElement, answers }: Asked): void {
  for (let tries = 0; tries < 40 && answers.length === 0; tries += 1) {
    const [gold] = open(baseElement, '.button--primary');
    if (gold !== undefined) fireEvent.click(gold);
    if (answers.length > 0) return;
    const [face] = open(baseElement, '.dice-pad button');
    const choice = open(baseElement, '[role="radio"][aria-checked="false"]').at(-1);
    const next = face ?? choice ?? open(baseElement, '.nudge button')[0];
    if (next !== undefined) fireEvent.click(next);
  }
}
