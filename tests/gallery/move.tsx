import { useState } from 'react';
import { FactRow } from '../../src/ui/kit/Attack';
import { Button } from '../../src/ui/kit/Button';
import { Panel, PanelHead } from '../../src/ui/kit/Panel';
import { Prompt } from '../../src/ui/kit/Prompt';
import { baseRadius } from '../../src/ui/table/camera';
import { TableStage } from '../../src/ui/table/TableStage';
import type { Overlay, Point, Region, SceneModel } from '../../src/ui/table/types';
import { city } from './city';
import { Frame, Tools } from './frame';
import { anansi, aurelius, disc, gap, MODELS, nuke, tokens, wildman } from './models';

const circle = (at: Point, r: number, steps = 72): readonly Point[] =>
  Array.from({ length: steps }, (_, step) => ({
    x: at.x + r * Math.cos((2 * Math.PI * step) / steps),
    y: at.y + r * Math.sin((2 * Math.PI * step) / steps),
  }));

const radius = baseRadius(wildman.baseMm);
const reach: Region = {
  outer: circle(wildman.at, 5 + radius),
  holes: MODELS.filter((other) => other.id !== 'wildman' && gap(other, wildman) < 4.4).map((other) =>
    circle(other.at, baseRadius(other.baseMm), 40),
  ),
};

const touching = radius + baseRadius(nuke.baseMm);
const start: Point = { x: nuke.at.x + touching * Math.cos(1.86), y: nuke.at.y + touching * Math.sin(1.86) };
const corner: Point = { x: 12.15, y: 15.3 };

const scene: SceneModel = {
  ...city,
  tokens: tokens({ wildman: { state: 'closed' } }),
  overlays: [{ kind: 'reach', regions: [reach] }],
};

export function MoveScreen() {
  const [spot, setSpot] = useState(start);
  const [dragging, setDragging] = useState(false);
  const length =
    Math.hypot(wildman.at.x - corner.x, wildman.at.y - corner.y) +
    Math.hypot(spot.x - corner.x, spot.y - corner.y);
  const ghost = { ...wildman, at: spot, fatigue: 0, state: 'ghost' as const };
  const room = gap(ghost, nuke) * 25.4;
  const edge = 15.3;
  const blockedAt = {
    x: edge,
    y: spot.y + ((anansi.at.y - spot.y) * (edge - spot.x)) / (anansi.at.x - spot.x),
  };
  const plan: readonly Overlay[] = [
    {
      kind: 'path',
      points: [wildman.at, corner, spot],
      width: 2 * radius,
      chip: { text: `${length.toFixed(1)}″ of 5″`, tone: 'ink' },
    },
    {
      kind: 'sight',
      from: disc(ghost),
      to: disc(anansi),
      verdict: 'blocked',
      blockedAt,
      chip: { text: 'Roof edge hides her: 4 mm', tone: 'refused' },
    },
    { kind: 'ghost', token: ghost },
  ];
  return (
    <Frame
      table={
        <TableStage
          scene={dragging ? scene : { ...scene, overlays: [...scene.overlays, ...plan] }}
          live={dragging ? plan : []}
          handle={{ tokenId: 'wildman', at: spot }}
          loupe={{
            centre: { x: (spot.x + nuke.at.x) / 2, y: (spot.y + nuke.at.y) / 2 },
            contact: {
              x: nuke.at.x + ((spot.x - nuke.at.x) * baseRadius(nuke.baseMm)) / touching,
              y: nuke.at.y + ((spot.y - nuke.at.y) * baseRadius(nuke.baseMm)) / touching,
            },
            chip: { text: room < 0.05 ? 'in contact · 0.0 mm' : `${room.toFixed(1)} mm`, tone: 'legal' },
          }}
          canDrag={(id) => id === 'wildman'}
          onDragStart={() => setDragging(true)}
          onDragMove={setSpot}
          onDragEnd={() => setDragging(false)}
          label="City table, 24 by 24 inches"
        />
      }
      dock={
        <>
          <Prompt team="a" title="Move Wildman" subtitle="Drag the gold handle" />
          <Panel short>
            <div className="facts-3">
              <div>
                <b>{length.toFixed(1)}″</b>
                <small>of 5″ Bounding</small>
              </div>
              <div>
                <b>2 / 2</b>
                <small>Fatigue after</small>
              </div>
              <div>
                <b>+2</b>
                <small>Momentum dice</small>
              </div>
            </div>
          </Panel>
          <Panel head="From here he can hit" headTeam="a">
            <FactRow sign="nuke" team="b" title="Nuke" note="Rending Slash · 4 dice" value="87 %" />
            <FactRow
              sign="aurelius"
              team="b"
              title="Nuke / Aurelius"
              note="Howl · Pulse 6″ · 1 die"
              value="83 / 58 %"
            />
            <FactRow
              sign="anansi"
              team="b"
              title="Anansi"
              note={`${(gap(ghost, anansi) - 6).toFixed(1)}″ out, and hidden by the roof`}
              value="—"
              closed
            />
            <PanelHead team="b">From here they can hit him</PanelHead>
            <FactRow sign="nuke" team="b" title="Nuke" note="Nuclear Powerhouse · 1 AP left" value="72 %" />
            <FactRow
              sign="aurelius"
              team="b"
              title="Aurelius"
              note={`${gap(ghost, aurelius).toFixed(1)}″ short, Fatigue 2 of 2`}
              value="—"
              closed
            />
          </Panel>
          <Tools why="Why" />
          <div className="buttons dock__foot">
            <Button narrow>Cancel</Button>
            <Button look="primary">Move here</Button>
          </div>
        </>
      }
    />
  );
}
