import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { baseRadius } from '../camera.ts';
import type { Person } from '../types.ts';
import { apart, circle, fill, type Pen, pathOf, stroke, type View } from './pen.ts';

/** One passer-by. Lengths are shares of the base's radius, y runs down, the feet stand on the middle of the base. */
interface Passerby {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
  /** Outline of what is worn from the shoulders down. */
  readonly coat: string;
  /** Behind the head: long hair. */
  readonly behind?: string;
  /** Hair, or a hat with its brim. */
  readonly crown: string;
  readonly brim?: string;
  readonly hat?: string;
  /** Something carried, and its colour. */
  readonly carried?: readonly [outline: string, colour: string];
  readonly arms: string;
  readonly stride: string;
}

const JACKET = 'M-.38-.42Q0-.56.38-.42L.3.16Q0 .24-.3.16z';
const DRESS = 'M-.32-.42Q0-.54.32-.42L.24-.06.46.34Q0 .48-.46.34L-.24-.06z';
const LONG_COAT = 'M-.4-.42Q0-.56.4-.42L.42.36Q0 .46-.42.36z';
const STANDING = 'M-.15.1V.5M.15.1V.5';
const WALKING = 'M-.12.1L-.26.48M.12.1L.3.46';
const HANGING = 'M-.36-.34L-.46.02M.36-.34L.46.02';
const WAVING = 'M-.36-.34L-.6-.78M.36-.34L.48 0';
const SHORT_HAIR = 'M-.34-.86A.34.34 0 0 1 .34-.86Q.2-1.02 0-1Q-.2-1.02-.34-.86z';
const PARTED = 'M-.36-.78A.36.36 0 0 1 .36-.8Q.3-1-.06-1.02Q-.1-.9-.36-.78z';

/** People of the street: told apart by outline first, by colour second. Never a team's blue or orange. */
const PASSERSBY: readonly Passerby[] = [
  {
    skin: '#e9b48c',
    hair: '#6b3f2a',
    top: '#d98ba3',
    legs: '#e9b48c',
    coat: DRESS,
    behind: 'M-.42-.86A.42.42 0 0 1 .42-.86L.46-.4Q0-.3-.46-.4z',
    crown: PARTED,
    arms: HANGING,
    stride: STANDING,
  },
  {
    skin: '#c98e63',
    hair: '#4a4f6b',
    top: '#b9a2d8',
    legs: '#4a4f6b',
    coat: LONG_COAT,
    crown: 'M-.3-.98L-.26-1.26Q0-1.36.26-1.26L.3-.98z',
    brim: 'M-.54-.96Q0-1.12.54-.96Q0-.84-.54-.96z',
    hat: '#6e5a46',
    arms: HANGING,
    stride: WALKING,
    carried: ['M.36 0h.32v.3h-.32z', '#8a5a3a'],
  },
  {
    skin: '#f1c9a2',
    hair: '#d8a53a',
    top: '#f7d95c',
    legs: '#3fa7a0',
    coat: 'M-.3-.4Q0-.5.3-.4L.26.12Q0 .2-.26.12z',
    crown: 'M-.36-.86A.36.36 0 0 1 .36-.86z',
    brim: 'M-.06-.9H.56Q.56-.8.3-.8z',
    hat: '#d8505f',
    arms: WAVING,
    stride: WALKING,
  },
  {
    skin: '#8a5a3c',
    hair: '#2b2320',
    top: '#3fa7a0',
    legs: '#6b7088',
    coat: JACKET,
    crown: 'M-.5-.84A.5.46 0 0 1 .5-.84Q.36-.98 0-.98Q-.36-.98-.5-.84z',
    behind: 'M-.5-.86A.5.5 0 0 1 .5-.86Q.48-.56.3-.54H-.3Q-.48-.56-.5-.86z',
    arms: WAVING,
    stride: STANDING,
  },
  {
    skin: '#f0d0b4',
    hair: '#e6e2d6',
    top: '#8fb98a',
    legs: '#6e5a46',
    coat: JACKET,
    crown: SHORT_HAIR,
    arms: HANGING,
    stride: STANDING,
    carried: ['M.48-.04h.07V.56h-.07zM.4-.08h.2v.08h-.2z', '#6e5a46'],
  },
  {
    skin: '#d9a273',
    hair: '#2b2320',
    top: '#f4f1e8',
    legs: '#7e8f7b',
    coat: JACKET,
    behind: 'M-.56-.4h.3v.52h-.3z',
    crown: PARTED,
    arms: HANGING,
    stride: WALKING,
    carried: ['M-.62-.36h.26v.44h-.26z', '#c9a877'],
  },
];

const LEG = 0.2;
const ARM = 0.17;
const HEAD = 0.34;

/** A person on a base with a broken rim: the rim is what is measured from. */
export function drawCitizen(pen: Pen, marker: Person, view: View): void {
  const { s, g } = view;
  const r = baseRadius(marker.baseMm) * s;
  apart(pen, () => {
    pen.translate(marker.at.x * s, marker.at.y * s);
    drawBase(pen, marker, r, g);
    const person = PASSERSBY[marker.look % PASSERSBY.length];
    if (person !== undefined) drawPerson(pen, person, r * 0.92, g);
  });
}

function drawBase(pen: Pen, { state }: Person, r: number, g: number): void {
  circle(pen, 2 * g, 3 * g, r);
  fill(pen, COLOUR.ink, 0.28);
  circle(pen, 0, 0, r);
  fill(pen, GROUND.citizen);
  stroke(pen, { colour: COLOUR.ink, width: 1.8 * g, dash: [4 * g, 3 * g] });
  if (state !== 'target' && state !== 'acting') return;
  circle(pen, 0, 0, r + 3 * g);
  stroke(pen, { colour: COLOUR.gold, width: 4 * g });
  circle(pen, 0, 0, r + 5.5 * g);
  stroke(pen, { colour: COLOUR.ink, width: 1.5 * g });
}

function drawPerson(pen: Pen, person: Passerby, r: number, g: number): void {
  const edge = (1.3 * g) / r;
  const paint = (d: string, colour: string) => {
    const path = pathOf(d);
    pen.fillStyle = colour;
    pen.fill(path);
    stroke(pen, { colour: COLOUR.ink, width: edge }, path);
  };
  const limb = (d: string, colour: string, width: number) => {
    stroke(pen, { colour: COLOUR.ink, width: width + 2 * edge, cap: 'round' }, pathOf(d));
    stroke(pen, { colour, width, cap: 'round' }, pathOf(d));
  };
  pen.scale(r, r);
  pen.translate(0, 0.22);
  pen.beginPath();
  pen.ellipse(0.1, 0.52, 0.46, 0.16, 0, 0, 2 * Math.PI);
  fill(pen, COLOUR.ink, 0.25);
  if (person.behind !== undefined) paint(person.behind, person.hair);
  limb(person.stride, person.legs, LEG);
  limb(person.arms, person.skin, ARM);
  paint(person.coat, person.top);
  if (person.carried !== undefined) paint(...person.carried);
  circle(pen, 0, -0.78, HEAD);
  fill(pen, person.skin);
  stroke(pen, { colour: COLOUR.ink, width: edge });
  for (const side of [-1, 1]) {
    circle(pen, side * 0.11, -0.72, 0.045);
    fill(pen, COLOUR.ink);
  }
  paint(person.crown, person.hat ?? person.hair);
  if (person.brim !== undefined) paint(person.brim, person.hat ?? person.hair);
}
