import { centre } from '../../../src/geometry/shape.ts';
import { object, um } from '../../support/pieces.ts';
import { type Play, Refused } from '../../support/play.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { meeting } from '../support/meeting.ts';

interface Made {
  /** Face of each die, of which a 6 is one SFX, which buys the text once more. */
  readonly face: number;
  /** Inches between his base and the near edge of an Object. */
  readonly gap: number;
  /** Which Objects are chosen for each Effect. */
  readonly hurts: readonly (readonly string[])[];
  /** Objects laid one after the other: the Rank, and inches east of him. */
  readonly lays: readonly (readonly [rank: number, east: number])[];
}

/** Baroque with an Object of Rank 3 east of him and one of Rank 1 north; what becomes of them and what else lies there. */
function manipulates(at: At, { face, gap, hurts, lays }: Made): unknown {
  const { card } = at;
  const edge = 12 + card.baseMm / 50.8;
  const game = meeting(at, {
    foeIs: { at: [22, 22] },
    a: { Pal: { at: [10.5, 12] } },
    pieces: [
      object('truck', { at: [edge + gap + 1, 12], size: 2, rank: 3 }),
      object('bin', { at: [12, edge + 3], rank: 1 }),
    ],
    dice: Array<number>(8).fill(face),
  }).activate(card.name);
  game.attack(card.name, 'Reality Control', [], { quiet: false });
  const asked: unknown[] = [];
  let [hurt, laid] = [0, 0];
  for (;;) {
    const [question] = game.pending();
    if (question?.kind === 'spendSfx') game.spend(...Array<number>(question.sfx).fill(0));
    else if (question?.kind === 'shift') stays(game);
    else if (question?.kind === 'hurtPieces') {
      asked.push([question.by, question.left, question.pieces.toSorted()]);
      game.answer('hurtPieces', hurts[hurt] ?? []);
      hurt += 1;
    } else if (question?.kind === 'objectToLay') {
      const [rank] = lays[laid] ?? [0];
      const place = question.options.findIndex((one) => one.rank === rank);
      asked.push(question.most);
      if (place < 0) laid += 1;
      game.answer('objectToLay', place < 0 ? null : place);
    } else if (question?.kind === 'summonPlace') {
      const [, off] = lays[laid] ?? [0, 0];
      laid += 1;
      const spot = { x: um(12 + off), y: um(12) };
      const refused = putsAt(game, spot);
      if (refused !== null) {
        game.forgetDice();
        return { asked, refused };
      }
    } else if (question !== undefined && ['redirect', 'attackDice'].includes(question.kind)) game.decline();
    else break;
  }
  game.forgetDice();
  const { truck, bin, ...rest } = game.state.pieces;
  const more = Object.values(rest).map(({ rank, health, bottom, footprint }) => [
    rank,
    health,
    bottom / um(1),
    Math.round((10 * centre(footprint).x) / um(1)) / 10,
  ]);
  return { asked, truck: truck?.health ?? 0, bin: bin?.health ?? 0, more };
}

function putsAt(game: Play, spot: { readonly x: number; readonly y: number }): string | null {
  const { kind } = game.question('summonPlace');
  try {
    game.answer(kind, spot);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

/** Nothing is Shifted. */
function stays(game: Play): void {
  const { target } = game.question('shift');
  const { footprint } = game.state.pieces[target]!;
  if (footprint.kind === 'disc') game.answer('shift', { x: footprint.x, y: footprint.y });
}

const BASE: Made = { face: 6, gap: 3, hurts: [], lays: [] };
const NONE = { asked: [], truck: 3, bin: 1, more: [] };

/** Asked for each of two Effects. */
const BOTH = [
  ['a', 2, ['bin', 'truck']],
  ['a', 1, ['bin', 'truck']],
] as const;

type Hurts = Made['hurts'];
type Lays = Made['lays'];

/** Texts of Actions about Objects in their area. */
export const objectsMade: readonly Proof[] = [
  evidence({
    of: ['baroque/object-manipulation'],
    base: { ...BASE, gap: 5.95, hurts: [['truck', 'bin'], ['truck']] as Hurts },
    scene: manipulates,
    happens: { asked: [['a', 2, ['bin', 'truck']], ['a', 1, ['truck']], 2], truck: 1, bin: 0, more: [] },
    without: NONE,
    twins: {
      'no Object is chosen': [
        { hurts: [] },
        { asked: [['a', 2, ['bin', 'truck']], ['a', 1, ['bin', 'truck']], 2], truck: 3, bin: 1, more: [] },
      ],
      'a success without SFX': [
        { face: 5 },
        { asked: [['a', 1, ['bin', 'truck']], 1], truck: 2, bin: 0, more: [] },
      ],
      'one out of range': [
        { gap: 6.1, hurts: [['bin']] },
        { asked: [['a', 2, ['bin']], 2], truck: 3, bin: 0, more: [] },
      ],
      'the roll fails': [{ face: 1 }, NONE],
    },
  }),
  evidence({
    of: ['baroque/object-manipulation'],
    base: {
      ...BASE,
      lays: [
        [1, -3],
        [1, -5],
      ] as Lays,
    },
    scene: manipulates,
    happens: {
      asked: [...BOTH, 2, 1],
      truck: 3,
      bin: 1,
      more: [
        [1, 1, 0, 9],
        [1, 1, 0, 7],
      ],
    },
    without: NONE,
    twins: {
      'one of Rank 2': [{ lays: [[2, -4]] }, { asked: [...BOTH, 2], truck: 3, bin: 1, more: [[2, 2, 0, 8]] }],
      'Rank 3 is more than two Effects': [
        { lays: [[3, -4]] },
        { asked: [...BOTH, 2], truck: 3, bin: 1, more: [] },
      ],
      'on an Object': [
        { lays: [[1, 4.6]] },
        { asked: [...BOTH, 2, 1], truck: 3, bin: 1, more: [[1, 1, 1, 16.6]] },
      ],
      'never on a model': [
        { lays: [[1, -1.5]] },
        { asked: [...BOTH, 2, 1], truck: 3, bin: 1, more: [[1, 1, 0, 11.3]] },
      ],
      'not wholly in the area': [{ lays: [[1, -6.5]] }, { asked: [...BOTH, 2], refused: 'target.tooFar' }],
      'the roll fails': [{ face: 1 }, NONE],
    },
  }),
];
