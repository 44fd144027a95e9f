import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import type { IconName } from '../../kit/icons.ts';
import { baseRadius } from '../camera.ts';
import type { Token } from '../types.ts';
import { onTeamColour, teamColour } from './areas.ts';
import { pattern } from './patterns.ts';
import { apart, box, circle, drawIcon, drawText, fill, type Pen, stroke } from './pen.ts';

/** Clock positions of what sits around a base, in radians from three o'clock, clockwise. */
const POWER_UP_AT = -0.7;
const FATIGUE_AT = Math.PI + 0.55;
const SHOWN_CONDITIONS = 2;
/** Pixels of radius below which the signs round a base would hide it and its neighbours: one has to come closer. */
const LEAST_SIGNED = 8;
const NO_CONDITIONS: readonly IconName[] = [];

export function isLow(token: Token): boolean {
  return token.health * 3 <= token.healthMax;
}

export function radiusPx(token: Token, s: number): number {
  return baseRadius(token.baseMm) * s;
}

/** How far the drawing reaches beyond the base edge, in token units. */
export const TOKEN_MARGIN_U = 20;

/** The token with its centre at the pen's origin, without plate. */
export function drawToken(pen: Pen, token: Token, s: number, u: number): void {
  drawBelowToken(pen, token, s, u);
  drawTokenItself(pen, token, s, u);
  drawAboveToken(pen, token, s, u);
}

/** What its state puts below a token. */
export function drawBelowToken(pen: Pen, token: Token, s: number, u: number): void {
  if (token.state === 'acting') apart(pen, () => drawActingRing(pen, radiusPx(token, s), u));
}

/** The token without what its state adds: the same in each but when it is knocked out. */
export function drawTokenItself(pen: Pen, token: Token, s: number, u: number): void {
  const r = radiusPx(token, s);
  apart(pen, () => {
    if (token.state === 'ko') return drawKo(pen, token, r, u);
    if (token.inside) drawInsideFrame(pen, r, u);
    circle(pen, 2.5 * u, 3.5 * u, r);
    fill(pen, COLOUR.ink, 0.38);
    circle(pen, 0, 0, r + 1.6 * u);
    fill(pen, COLOUR.white);
    circle(pen, 0, 0, r);
    fill(pen, COLOUR.ink);
    drawHealthRing(pen, token, r, u);
    drawFace(pen, token, r - 6.4 * u);
    if (token.stealth) {
      circle(pen, 0, 0, r + 2.6 * u);
      stroke(pen, { colour: COLOUR.ink, width: 3.6 * u });
      stroke(pen, { colour: COLOUR.white, width: 2.2 * u, dash: [0.1, 5 * u], cap: 'round' });
    }
    drawSatellites(pen, token, r, u);
  });
}

/** What its state puts above a token. */
export function drawAboveToken(pen: Pen, token: Token, s: number, u: number): void {
  const r = radiusPx(token, s);
  if (token.state === 'target') apart(pen, () => drawBrackets(pen, r, u));
  if (token.state === 'ghost') apart(pen, () => drawGhostRim(pen, token, r, u));
}

function drawActingRing(pen: Pen, r: number, u: number): void {
  circle(pen, 0, 0, r + 7 * u);
  fill(pen, COLOUR.white, 0.55);
  stroke(pen, { colour: COLOUR.ink, width: 2 * u });
  circle(pen, 0, 0, r + 4.5 * u);
  stroke(pen, { colour: COLOUR.gold, width: 3.5 * u });
}

/** A roof seen from above: what stands inside is shown through it. */
function drawInsideFrame(pen: Pen, r: number, u: number): void {
  const half = r + 6 * u;
  box(pen, -half, -half, 2 * half, 2 * half, 6 * u);
  fill(pen, GROUND.roofPeach, 0.85);
  stroke(pen, { colour: COLOUR.ink, width: 2.2 * u, dash: [3 * u, 3.5 * u] });
}

/** One segment a point, clockwise from the top; at a third or less what is left turns pink. */
function drawHealthRing(pen: Pen, token: Token, r: number, u: number): void {
  const width = 4.2 * u;
  const ring = r - width / 2 - 1.2 * u;
  // On a table a few dozen pixels wide the ring would lie within the sign.
  if (ring <= 0) return;
  const segment = (2 * Math.PI) / Math.max(token.healthMax, 1);
  const gap = Math.min(2 / ring, segment * 0.28);
  for (let point = 0; point < token.healthMax; point += 1) {
    pen.beginPath();
    pen.arc(
      0,
      0,
      ring,
      point * segment + gap / 2 - Math.PI / 2,
      (point + 1) * segment - gap / 2 - Math.PI / 2,
    );
    const left = isLow(token) ? COLOUR.healthLow : COLOUR.health;
    stroke(pen, { colour: point < token.health ? left : COLOUR.healthLost, width });
  }
}

/** The first Team is plain; every other has a pattern of its own round the sign. */
const PATTERN_OF_TEAM = { a: null, b: 'teamB', c: 'teamC', d: 'teamD' } as const;

function drawFace(pen: Pen, token: Token, r: number): void {
  const back = teamColour(token.team);
  circle(pen, 0, 0, r);
  fill(pen, back);
  const rim = PATTERN_OF_TEAM[token.team];
  if (rim !== null) {
    fill(pen, pattern(pen, rim, Math.max(1, r / 13)), 0.55);
    circle(pen, 0, 0, r * 0.8);
    fill(pen, back);
  }
  const look = { colour: onTeamColour(token.team), cut: back, turned: token.turned ?? false };
  drawIcon(pen, token.sign, 0, 0, r * 1.42, look);
}

function around(angle: number, distance: number): readonly [x: number, y: number] {
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/** Where the small signs sit, so that plates can keep clear of them: angle and half size. */
export function satelliteSpots(
  token: Token,
  r: number,
  u: number,
): readonly { x: number; y: number; r: number }[] {
  const spots: { x: number; y: number; r: number }[] = [];
  if (r < LEAST_SIGNED) return spots;
  const add = (angle: number, half: number) => {
    const [x, y] = around(angle, r + 3 * u);
    spots.push({ x, y, r: half });
  };
  if (token.powerUp) add(POWER_UP_AT, 9 * u);
  for (let drop = 0; drop < (token.fatigue ?? 0); drop += 1) add(fatigueAngle(drop, r, u), 8 * u);
  conditionsOf(token).forEach((_, index) => add(conditionAngle(index, r, u), 9 * u));
  return spots;
}

const fatigueAngle = (drop: number, r: number, u: number) => FATIGUE_AT + (drop * 0.65 * 16 * u) / r;
const conditionAngle = (index: number, r: number, u: number) =>
  POWER_UP_AT + (0.97 * (index + 1) * 16 * u) / r;

function conditionsOf(token: Token): readonly (IconName | number)[] {
  const own = token.conditions ?? NO_CONDITIONS;
  const all = [
    ...(token.inside ? (['inside'] as const) : []),
    ...(token.onWall ? (['onWall'] as const) : []),
    ...own,
  ];
  if (all.length <= SHOWN_CONDITIONS) return all;
  return [...all.slice(0, SHOWN_CONDITIONS), all.length - SHOWN_CONDITIONS];
}

function drawSatellites(pen: Pen, token: Token, r: number, u: number): void {
  if (r < LEAST_SIGNED) return;
  const turned = token.turned ?? false;
  conditionsOf(token).forEach((condition, index) => {
    const [x, y] = around(conditionAngle(index, r, u), r + 3 * u);
    circle(pen, x, y, 8.5 * u);
    fill(pen, COLOUR.ink);
    stroke(pen, { colour: COLOUR.white, width: 1.3 * u });
    if (typeof condition === 'number') drawNumber(pen, `+${condition}`, x, y, 11.5 * u, COLOUR.white, turned);
    else drawIcon(pen, condition, x, y, 11.5 * u, { colour: COLOUR.white, cut: COLOUR.ink, turned });
  });
  if (token.powerUp) {
    const [x, y] = around(POWER_UP_AT, r + 3 * u);
    box(pen, x - 8 * u, y - 8 * u, 16 * u, 16 * u, 3 * u);
    fill(pen, COLOUR.gold);
    stroke(pen, { colour: COLOUR.ink, width: 1.5 * u });
    drawNumber(pen, String(token.powerUp), x, y, 13.5 * u, COLOUR.ink, turned);
  }
  for (let drop = 0; drop < (token.fatigue ?? 0); drop += 1) {
    const [x, y] = around(fatigueAngle(drop, r, u), r + 3 * u);
    circle(pen, x, y, 7.5 * u);
    fill(pen, COLOUR.white);
    stroke(pen, { colour: COLOUR.ink, width: 1.4 * u });
    drawIcon(pen, 'drop', x, y, 11 * u, { colour: COLOUR.fatigue, turned });
  }
}

function drawNumber(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  turned: boolean,
): void {
  apart(pen, () => {
    pen.translate(x, y);
    if (turned) pen.rotate(Math.PI);
    drawText(pen, text, 0, size * 0.34, { size, colour });
  });
}

/** White corners on ink: a legal Target. */
export function drawBrackets(pen: Pen, r: number, u: number): void {
  const [half, arm] = [r + 5 * u, 9 * u];
  for (const line of [
    { colour: COLOUR.ink, width: 6.5 * u },
    { colour: COLOUR.white, width: 3.2 * u },
  ]) {
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      pen.beginPath();
      pen.moveTo(sx * half, sy * (half - arm));
      pen.lineTo(sx * half, sy * half);
      pen.lineTo(sx * (half - arm), sy * half);
      stroke(pen, { ...line, cap: 'square' });
    }
  }
}

function drawGhostRim(pen: Pen, token: Token, r: number, u: number): void {
  circle(pen, 0, 0, r + 3.4 * u);
  stroke(pen, { colour: COLOUR.white, width: 4.4 * u });
  stroke(pen, { colour: teamColour(token.team), width: 2.7 * u, dash: [6.3 * u, 3.6 * u] });
}

/** Where the rules leave a knocked-out model: its outline with the sign crossed. */
function drawKo(pen: Pen, token: Token, r: number, u: number): void {
  circle(pen, 0, 0, r);
  fill(pen, COLOUR.paper, 0.55);
  stroke(pen, { colour: COLOUR.ink, width: 2.4 * u });
  circle(pen, 0, 0, r - 3.4 * u);
  stroke(pen, { colour: teamColour(token.team), width: 2 * u, dash: [4 * u, 3 * u] });
  drawIcon(pen, token.sign, 0, 0, r * 1.15, {
    colour: COLOUR.ink2,
    cut: COLOUR.paper,
    turned: token.turned ?? false,
  });
  pen.beginPath();
  pen.moveTo(-r * 0.62, -r * 0.62);
  pen.lineTo(r * 0.62, r * 0.62);
  stroke(pen, { colour: COLOUR.white, width: 6 * u, cap: 'round' });
  stroke(pen, { colour: COLOUR.low, width: 3.4 * u, cap: 'round' });
}
