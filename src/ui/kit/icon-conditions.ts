import { disc, type IconPart } from './icon-path.ts';

const SHIELD = 'M12 1.5l9 3v7c0 5.5-3.5 9-9 11-5.5-2-9-5.5-9-11v-7z';
const STAR = 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.5 7.3-6.5-3.7-6.5 3.7L7 14.2l-5.5-5 7.4-.8z';

/** Effects and Statuses that sit on a token. */
export const CONDITION_SIGNS = {
  stun: [['fill', STAR]],
  spectral: [
    ['fill', 'M12 2a8 8 0 0 0-8 8v12l2.7-2.4L9.3 22l2.7-2.4 2.7 2.4 2.6-2.4L20 22V10a8 8 0 0 0-8-8z'],
    ['cut', disc(9.2, 10, 1.7)],
    ['cut', disc(14.8, 10, 1.7)],
  ],
  stealth: [
    [
      'hole',
      'M1 12c3-5 6.5-7.5 11-7.5S20 7 23 12c-3 5-6.5 7.5-11 7.5S4 17 1 12zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    ],
    ['line', 'M4 21L20 3'],
  ],
  suppress: [['fill', 'M8.8 1.5h6.4V9h5.3L12 17.8 3.5 9h5.3zM3 19.6h18v3H3z']],
  attack: [
    ['fill', 'M12 .6l2.6 3.6v10H9.4v-10zM5 14.6h14v2.9H5zM10.5 17.5h3v4h-3z'],
    ['fill', disc(12, 22, 1.8)],
  ],
  defend: [
    ['fill', SHIELD],
    ['cutLine', 'M12 6.5v9.5M7.2 11.2h9.6'],
  ],
  weak: [
    ['fill', SHIELD],
    ['cutLine', 'M13.6 1.5l-4 6.5 5 3.5-5 4.5 2.6 6.5'],
  ],
  strong: [
    ['fill', 'M12 1.5l9 8.6h-5.2v2.4h5.2L12 3.9 3 12.5h5.2v-2.4H3zM12 9.5l9 8.6h-5.3v4.4H8.3v-4.4H3z'],
  ],
  immune: [
    ['fill', SHIELD],
    ['cutLine', 'M7.3 11.6l3.5 3.7 6-7'],
  ],
  fatigue: [['fill', 'M12 1.5c3.5 5.5 7 9 7 13.3a7 7 0 0 1-14 0c0-4.3 3.5-7.8 7-13.3z']],
  inside: [['hole', 'M12 1.8L1 11h3v11h16V11h3zM9.3 22v-7.5h5.4V22z']],
  onWall: [['fill', 'M2 2h5v20H2zM9 4.5h3v3h3v3h3v3h3v3h-4.5v-3h-3v-3h-3v-3H9z']],
  mindControl: [['line', 'M12 12a2 2 0 1 1 2 2 4.5 4.5 0 1 1 2.5-7.5A7.5 7.5 0 1 1 5 9.5']],
} as const satisfies Record<string, readonly IconPart[]>;
