import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import type { RoofDetail } from '../pieces.ts';
import { addTrace, box, circle, fill, type Pen, stroke, type View } from './pen.ts';

/** What stands on a roof: decoration that makes a roof look like one. */
export function drawRoofDetail(pen: Pen, detail: RoofDetail, { s, g }: View): void {
  const [x, y, w, h] = [detail.at.x * s, detail.at.y * s, detail.width * s, detail.height * s];
  const [left, top] = [x - w / 2, y - h / 2];
  const line = (width: number, opacity = 1) => stroke(pen, { colour: COLOUR.ink, width: width * g, opacity });
  const lit = (opacity: number) => fill(pen, COLOUR.white, opacity);
  switch (detail.kind) {
    case 'skylight':
      box(pen, left, top, w, h);
      lit(0.65);
      line(1.6);
      pen.beginPath();
      pen.moveTo(left, y);
      pen.lineTo(left + w, y);
      pen.moveTo(x, top);
      pen.lineTo(x, top + h);
      return line(1);
    case 'hatch':
      box(pen, left, top, w, h);
      lit(0.6);
      return line(1.6);
    case 'vent':
      circle(pen, x, y, w / 2);
      lit(0.6);
      return line(1.6);
    case 'fan':
      box(pen, left, top, w, h);
      lit(0.6);
      line(1.6);
      circle(pen, x, y, Math.min(w, h) * 0.34);
      return line(1.6);
    case 'tank':
      circle(pen, x + 0.12 * s, y + 0.18 * s, w / 2);
      fill(pen, GROUND.shadow, 0.3);
      circle(pen, x, y, w / 2);
      fill(pen, GROUND.brick);
      line(1.8);
      pen.beginPath();
      for (const k of [0, 1, 2, 3]) {
        const [dx, dy] = [Math.cos((k * Math.PI) / 4) * (w / 2), Math.sin((k * Math.PI) / 4) * (w / 2)];
        pen.moveTo(x - dx, y - dy);
        pen.lineTo(x + dx, y + dy);
      }
      return line(1, 0.45);
    case 'dome':
      circle(pen, x, y, w / 2);
      fill(pen, GROUND.dome);
      line(2);
      pen.beginPath();
      pen.moveTo(x, top);
      pen.lineTo(x, top + h);
      pen.moveTo(left, y);
      pen.lineTo(left + w, y);
      line(1.4, 0.5);
      pen.beginPath();
      pen.arc(x, y, w * 0.35, Math.PI * 1.08, Math.PI * 1.42);
      return stroke(pen, { colour: COLOUR.white, width: 3.5 * g, cap: 'round' });
    case 'bays': {
      const lanes = Math.max(2, Math.round(detail.width / 1.2));
      pen.beginPath();
      for (let lane = 0; lane <= lanes; lane += 1) {
        const at = detail.at.x - detail.width / 2 + (detail.width * lane) / lanes;
        const [north, south] = [detail.at.y - detail.height / 2, detail.at.y + detail.height / 2];
        addTrace(
          pen,
          [
            { x: at, y: north },
            { x: at, y: south },
          ],
          s,
          false,
        );
      }
      return stroke(pen, { colour: COLOUR.white, width: 2.5 * g });
    }
  }
}
