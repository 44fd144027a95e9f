import * as v from 'valibot';
import { chance, pick } from '../../../../kernel/draw.ts';
import type { Asks } from '../../model/decisions.ts';
import { refusal } from '../../model/refusals.ts';
import { commandable } from '../../rules/actions/activating.ts';
import { oneOrNone, yesNo } from '../choices.ts';
import { id } from '../forms.ts';
import type { Kind } from '../kind.ts';
import { oneOf } from '../offered.ts';

type TurnAnswer = Asks['turn']['a'];

export const turn: Kind<'turn'> = {
  schema: v.variant('do', [
    v.object({ do: v.literal('activate'), card: id, minions: v.nullable(id) }),
    v.object({ do: v.literal('pass') }),
    v.object({ do: v.literal('done') }),
    v.object({ do: v.literal('offerEnd') }),
  ]),
  options: (w, { cards, pass, done, offer }) => [
    ...cards.flatMap((card) =>
      [null, ...commandable(w, card)].map((minions): TurnAnswer => ({ do: 'activate', card, minions })),
    ),
    ...(pass ? [{ do: 'pass' } as const] : []),
    ...(done ? [{ do: 'done' } as const] : []),
    ...(offer ? [{ do: 'offerEnd' } as const] : []),
  ],
  check(w, decision, answer) {
    switch (answer.do) {
      case 'pass':
        return decision.pass ? null : refusal('turn.noPass');
      case 'done':
        return decision.done ? null : refusal('turn.notDone');
      case 'offerEnd':
        return decision.offer ? null : refusal('turn.offered');
      case 'activate':
        if (!decision.cards.includes(answer.card)) return refusal('turn.cannotActivate');
        return answer.minions === null || commandable(w, answer.card).includes(answer.minions)
          ? null
          : refusal('turn.cannotCommand');
    }
  },
  sample(w, decision, draw) {
    if (decision.offer && chance(draw, 1)) return { do: 'offerEnd' };
    if (decision.pass && (decision.cards.length === 0 || chance(draw, 3))) return { do: 'pass' };
    if (decision.done && (decision.cards.length === 0 || chance(draw, 15))) return { do: 'done' };
    const card = pick(draw, decision.cards);
    if (card === undefined) return decision.pass ? { do: 'pass' } : { do: 'done' };
    const minions = chance(draw, 60) ? pick(draw, commandable(w, card)) : undefined;
    return { do: 'activate', card, minions: minions ?? null };
  },
};

export const agreeEnd: Kind<'agreeEnd'> = yesNo(20);

export const commandAfter: Kind<'commandAfter'> = oneOrNone(({ cards }) => cards, 80);

export const chain: Kind<'chain'> = {
  schema: v.nullable(v.object({ card: id, minions: v.nullable(id) })),
  options: (_w, { cards }) => [...cards.map((card) => ({ card, minions: null })), null],
  check(w, { cards }, answer) {
    if (answer === null) return null;
    return (
      oneOf(cards, answer.card) ??
      (answer.minions === null ? null : oneOf(commandable(w, answer.card), answer.minions))
    );
  },
  sample(_w, { cards }, draw) {
    const card = chance(draw, 90) ? pick(draw, cards) : undefined;
    return card === undefined ? null : { card, minions: null };
  },
};
