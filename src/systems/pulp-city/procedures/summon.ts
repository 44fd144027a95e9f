import { type Proc, answered } from '../model/frames.ts';
import type { EffectNode } from '../model/profile.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { PieceId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { cardById, cardOf, profileById } from '../model/lookup.ts';
import type { Point } from '../model/place.ts';
import { onTable, stillThere } from '../board/on-table.ts';
import { playerFor } from '../board/sides.ts';
import { touching } from '../board/distance.ts';
import { optionsIn, pieceText } from '../board/summoned.ts';
import { afterContact } from './offering.ts';
import { someSummonSpot } from '../rules/actions/summon-spots.ts';
import {
  coveredBy,
  escapePlace,
  replacedBy,
  type SummonedBy,
  summonedPiece,
} from '../effects/summon-pieces.ts';
import { minionCard, newMinion, surplus, whyNotSummonMinion } from '../rules/actions/summon-minions.ts';

type Then = ReturnType<(typeof summon)['place']>;

/** Puts summoned pieces and models on the table, one after the other. @rule PC-FX-28 @rule PC-FX-29 @rule PC-FX-30 */
export const summon: Proc<'summon'> = {
  place(ctx, { use, node, left, at }, wake) {
    if (left <= 0) return { do: 'return', value: undefined };
    const spot = at ?? answered(wake, 'summonPlace');
    if (spot === null) {
      const model = use.order.source ?? use.order.model;
      // What a Special lays, it lays where its Target was.
      if (use.type === 'SUM' && !stillThere(ctx, model)) return { do: 'return', value: undefined };
      const of = { profile: use.profile, action: use.order.action, side: use.side };
      const range = use.range ?? 0;
      if (someSummonSpot(ctx, { source: model, range, node, ...of }) === null) {
        ctx.emit({ type: 'effectIgnored', target: use.order.model, effect: 'summon', why: 'noRoom' });
        return next(use, node, left);
      }
      return {
        do: 'ask',
        questions: [{ kind: 'summonPlace', by: use.by, model, effect: node, range, of }],
      };
    }
    if (node.summon === 'Minion') return minion(ctx, use, node, left, spot);
    const first = at !== null;
    const options = optionsFor(ctx, use, node);
    if (options.length === 0) return lay(ctx, { use, node, left, at: spot, first });
    return { do: 'goto', frame: { proc: 'summon', step: 'options', use, node, left, at: spot, first } };
  },

  /** Some texts let their player choose what the piece does. @rule PC-AREA-06 */
  options(ctx, frame, wake) {
    const { use, node } = frame;
    const options = optionsFor(ctx, use, node);
    const chosen = answered(wake, 'powerWays');
    if (chosen !== null) {
      const names = options.flatMap(({ name }, at) => (chosen.includes(at) ? [name] : []));
      return lay(ctx, frame, names);
    }
    const { id: card } = cardOf(ctx, use.order.model);
    const ways = options.map(({ name }, at) => ({ at, name, does: [] }));
    const asked = { ways, count: ways.length, least: 1 };
    return {
      do: 'ask',
      questions: [{ kind: 'powerWays', by: use.by, card, power: node.of ?? '', ...asked }],
    };
  },

  /** Placed by its own side a Minion comes into contact as if it had moved. @rule PC-FX-29 @rule PC-TYPE-05 */
  surplus(ctx, { use, node, card, left, made }, wake) {
    const gone = answered(wake, 'summonSurplus');
    if (gone !== null) {
      ctx.emit({ type: 'koed', model: gone, by: null, cause: { of: 'rule', rule: 'PC-FX-29' } });
    }
    const options = surplus(ctx, card, node.max);
    if (options.length > 0) return { do: 'ask', questions: [{ kind: 'summonSurplus', by: use.by, options }] };
    const { frame } = next(use, node, left);
    return made === undefined
      ? { do: 'goto', frame }
      : afterContact(ctx, made, { side: use.side, before: [] }, frame);
  },

  /** Whoever an area is put over may first leave it, where its text says so. @rule PC-AREA-06 */
  covered(ctx, frame, wake) {
    const { use, node, left, piece, queue } = frame;
    const [model, ...rest] = queue;
    if (model === undefined) return strikes(ctx, use, node, left, piece);
    const place = onTable(ctx, model) ? escapePlace(ctx, model, piece) : null;
    const leaves = answered(wake, 'escape');
    if (place !== null && leaves === null) {
      return { do: 'ask', questions: [{ kind: 'escape', by: playerFor(ctx, model), model, piece }] };
    }
    if (place !== null && leaves === true) ctx.emit({ type: 'placed', model, at: place, why: 'escaped' });
    return { do: 'goto', frame: { ...frame, queue: rest } };
  },

  /** Whoever still stands in it touches it at once, friends and the summoner too. @rule PC-AREA-05 @rule PC-AREA-06 */
  strikes(_ctx, { use, node, left, queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) return next(use, node, left);
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'summon', step: 'strikes', use, node, left, queue: rest },
    };
  },
};

const optionsFor = (ctx: Ctx, { profile, order }: DeclaredUse, { of }: EffectNode) =>
  optionsIn(pieceText(profileById(ctx, profile), order.action, of));

interface Laid {
  readonly use: DeclaredUse;
  readonly node: EffectNode;
  readonly left: number;
  readonly at: Point;
  /** Its place was declared with the Action. */
  readonly first: boolean;
}

function lay(ctx: Ctx, { use, node, left, at, first }: Laid, options?: readonly string[]): Then {
  for (const piece of replacedBy(ctx, use, node, first))
    ctx.emit({ type: 'pieceRemoved', piece, why: 'replaced' });
  const made = summonedPiece(ctx, summonedBy(use), node, at, options);
  if (made === null) {
    ctx.emit({ type: 'effectIgnored', target: use.order.model, effect: 'summon', why: 'noRoom' });
    return next(use, node, left);
  }
  for (const way of options ?? [])
    ctx.emit({ type: 'wayTaken', model: use.order.model, power: node.of ?? '', way });
  ctx.emit({ type: 'pieceMade', piece: made });
  const queue = made.danger === undefined ? [] : coveredBy(ctx, made.id, use.side);
  return { do: 'goto', frame: { proc: 'summon', step: 'covered', use, node, left, piece: made.id, queue } };
}

const summonedBy = ({ order: { model, action, source = model }, profile }: DeclaredUse): SummonedBy => ({
  model,
  source,
  profile,
  action,
});

const next = (use: DeclaredUse, node: EffectNode, left: number) =>
  ({ do: 'goto', frame: { proc: 'summon', step: 'place', use, node, left: left - 1, at: null } }) as const;

function minion(
  ctx: Ctx,
  use: DeclaredUse,
  node: EffectNode,
  left: number,
  at: { x: number; y: number },
): Then {
  const card = minionCard(ctx, use.side, node.of);
  const full = whyNotSummonMinion(ctx, use.side, node.of) !== null;
  const made = card === null || full ? null : newMinion(ctx, card, at, use.order.source ?? use.order.model);
  if (card === null || made === null) {
    const why = full ? 'inPlay' : 'noRoom';
    ctx.emit({ type: 'effectIgnored', target: use.order.model, effect: 'summon', why });
    return next(use, node, left);
  }
  const { health } = profileById(ctx, cardById(ctx, card).profile);
  ctx.emit({ type: 'modelMade', model: made.model, card, at: made.at, health });
  return { do: 'goto', frame: { proc: 'summon', step: 'surplus', use, node, card, left, made: made.model } };
}

function strikes(ctx: Ctx, use: DeclaredUse, node: EffectNode, left: number, piece: PieceId): Then {
  const queue = coveredBy(ctx, piece, use.side)
    .filter((model) => touching(ctx, model, piece))
    .map((model) => ({ model, piece }));
  return { do: 'goto', frame: { proc: 'summon', step: 'strikes', use, node, left, queue } };
}
