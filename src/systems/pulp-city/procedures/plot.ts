import { type Frame, type Proc, answered, returned } from '../model/frames.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import { centre } from '../../../geometry/shape.ts';
import { pieceOf } from '../model/lookup.ts';
import { movedTo } from '../model/marker-piece.ts';
import { teamsOf } from '../board/sides.ts';
import { dropDice, landingOfDrop } from '../rules/objectives/air-drop.ts';
import { markersFor } from '../rules/objectives/setting-up.ts';
import { itemsOfPlot, piecesOfPlot } from '../rules/objectives/setting-up.ts';
import { hasItems, plotOf } from '../rules/objectives/plot.ts';
import { realShell, shellsOn } from '../rules/objectives/shells.ts';
import { stonePlace, stonesOn } from '../rules/objectives/stones.ts';

/** The items of the Plot are still to be put on the table. */
export const isPlotDue = (w: World): boolean =>
  w.state.plotSetUp !== true && w.state.outcome === null && hasItems(plotOf(w));

/** What the Plot does in this Effects Phase; null: nothing. @rule PC-SETUP-07 */
export function plotInEffectsPhase(w: World): Frame | null {
  const { inEffectsPhase } = plotOf(w);
  const { number, firstTurn: by, startingWinner } = w.state.round;
  if (inEffectsPhase === undefined || number < inEffectsPhase.from) return null;
  if (inEffectsPhase.until !== undefined && number > inEffectsPhase.until) return null;
  switch (inEffectsPhase.does) {
    case 'revealShell':
      return { proc: 'plot', step: 'revealShell', by };
    case 'airDrop':
      return { proc: 'plot', step: 'airDrop', by };
    case 'shiftStones':
      return { proc: 'plot', step: 'shiftStones', queue: firstThen(w, startingWinner ?? by) };
  }
}

function firstThen(w: World, first: TeamId): readonly TeamId[] {
  return [first, ...teamsOf(w).filter((team) => team !== first)];
}

const dice = (label: string, by: TeamId, count: number) =>
  ({ proc: 'dice', step: 'roll', groups: [{ label, model: null, by, count }] }) as const;

/** What a Plot does besides scoring. */
export const plot: Proc<'plot'> = {
  /** Its pieces, then its Markers, each where the book says or as near as there is room. @rule PC-PLOT-02 */
  setUp(ctx) {
    for (const piece of piecesOfPlot(ctx)) ctx.emit({ type: 'pieceMade', piece });
    putMarkers(ctx);
    ctx.emit({ type: 'plotSetUp', plot: plotOf(ctx).id });
    return { do: 'return', value: undefined };
  },

  /** What hid a Marker is gone. @rule PC-PLOT-06 */
  comeToLight(ctx) {
    for (const { piece, under } of ctx.state.hidden ?? [])
      if (ctx.state.pieces[under] === undefined) ctx.emit({ type: 'markerPlaced', piece });
    return { do: 'return', value: undefined };
  },

  /** A die says which Marker is real. @rule PC-PLOT-04 */
  revealShell(ctx, { by }, wake) {
    const shells = shellsOn(ctx);
    if (shells.length < 2) return { do: 'return', value: undefined };
    const faces = returned(wake, 'dice')?.[0];
    if (faces === undefined) {
      const now = { proc: 'plot', step: 'revealShell', by } as const;
      return { do: 'call', frame: dice('shell', by, 1), resume: now };
    }
    ctx.emit({ type: 'plotRolled', by, does: 'revealShell', faces });
    const real = realShell(ctx, by, faces[0] ?? 1);
    for (const shell of shells)
      if (shell !== real) ctx.emit({ type: 'pieceRemoved', piece: shell, why: 'notReal' });
    return { do: 'return', value: undefined };
  },

  /** One die for the hour, the others for the inches. @rule PC-PLOT-05 */
  airDrop(ctx, { by }, wake) {
    const faces = returned(wake, 'dice')?.[0];
    if (faces === undefined) {
      const now = { proc: 'plot', step: 'airDrop', by } as const;
      return { do: 'call', frame: dice('drop', by, 1 + dropDice(ctx)), resume: now };
    }
    ctx.emit({ type: 'plotRolled', by, does: 'airDrop', faces });
    const [hour = 1, ...inches] = faces;
    const at = landingOfDrop(
      ctx,
      by,
      hour,
      inches.reduce((sum, face) => sum + face, 0),
    );
    const [due] = markersFor(ctx, { kind: 'quest', at: () => [at], carriedFrom: ctx.state.round.number });
    if (due !== undefined) ctx.emit({ type: 'markerPlaced', piece: movedTo(due.marker, at) });
    return { do: 'return', value: undefined };
  },

  /** Each player in turn may Shift one Power Spot. @rule PC-PLOT-10 */
  shiftStones(ctx, { queue }, wake) {
    const [by, ...rest] = queue;
    const stones = stonesOn(ctx);
    if (by === undefined || stones.length === 0) return { do: 'return', value: undefined };
    if (wake.woke !== 'answered') return { do: 'ask', questions: [{ kind: 'chooseStone', by, stones }] };
    const stone = answered(wake, 'chooseStone');
    if (stone === null) return { do: 'goto', frame: { proc: 'plot', step: 'shiftStones', queue: rest } };
    return {
      do: 'call',
      frame: dice('stone', by, 1),
      resume: { proc: 'plot', step: 'stoneRolled', queue, stone },
    };
  },

  stoneRolled(ctx, { queue, stone }, wake) {
    const faces = returned(wake, 'dice')?.[0] ?? [1];
    const [by = 'a'] = queue;
    ctx.emit({ type: 'plotRolled', by, does: 'shiftStones', faces });
    const distance = faces[0] ?? 1;
    return { do: 'goto', frame: { proc: 'plot', step: 'stoneGoes', queue, stone, distance } };
  },

  stoneGoes(ctx, { queue, stone, distance }, wake) {
    const [by = 'a', ...rest] = queue;
    if (wake.woke !== 'answered')
      return { do: 'ask', questions: [{ kind: 'shiftStone', by, stone, distance }] };
    const toward = answered(wake, 'shiftStone');
    if (toward !== null) shiftStone(ctx, stone, stonePlace(ctx, stone, distance, toward));
    return { do: 'goto', frame: { proc: 'plot', step: 'shiftStones', queue: rest } };
  },
};

function shiftStone(ctx: Ctx, stone: string, to: { x: number; y: number; z: number } | null): void {
  if (to === null) throw new Error('unchecked answer: no place for a Power Spot');
  const piece = pieceOf(ctx, stone);
  const from = centre(piece.footprint);
  const { footprint, bottom, top } = movedTo(piece, to);
  ctx.emit({
    type: 'pieceMoved',
    piece: stone,
    by: { x: to.x - from.x, y: to.y - from.y, z: bottom - piece.bottom },
    turn: null,
    footprint,
    bottom,
    top,
    why: 'shifted',
  });
}

function putMarkers(ctx: Ctx): void {
  for (const { marker, under } of itemsOfPlot(ctx)) {
    if (under === null) ctx.emit({ type: 'markerPlaced', piece: marker });
    else ctx.emit({ type: 'markerHidden', piece: marker, under });
  }
}
