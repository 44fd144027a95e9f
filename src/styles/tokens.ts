/** The colours of tokens.css for the canvas; a test holds the two together. */
export const COLOUR = {
  ink: '#14172b',
  ink2: '#4a4f6b',
  muted: '#5b5e78',
  paper: '#fffdf7',
  paper2: '#f4eddf',
  gutter: '#e5dcca',
  line: '#cfc5b1',
  stone: '#8b8878',
  white: '#ffffff',
  teamA: '#1d4ed8',
  teamADark: '#14338f',
  teamATint: '#dee7ff',
  teamB: '#f28a1c',
  teamBStripe: '#e57c0c',
  teamBText: '#9a3d00',
  teamBTint: '#ffe8cc',
  gold: '#ffc83a',
  goldTint: '#fff1c7',
  goldEdge: '#8a5a00',
  legal: '#0a7368',
  low: '#d81e4f',
  lowText: '#a90f39',
  danger: '#7a35c9',
  fatigue: '#0077a8',
  health: '#4be39a',
  healthLost: '#4b5070',
  healthLow: '#ff7a9c',
} as const;

/** Paints that only the table uses. */
export const GROUND = {
  pavement: '#dcdad3',
  kerb: '#f0eee7',
  road: '#929db2',
  lane: '#f6f3e8',
  grass: '#a5cb8c',
  grassDark: '#6fa65a',
  hedge: '#5e944b',
  leafLight: '#c9e6a8',
  sand: '#e9ddbe',
  water: '#8cc7dc',
  shadow: '#1b2145',
  roofStraw: '#f6e3bf',
  roofPeach: '#f7d7b0',
  roofCream: '#f9efd9',
  glass: '#dcebf4',
  dome: '#cfe4ea',
  brick: '#cdbba6',
  fence: '#d9cdb8',
  rubble: '#c9bba6',
  stripeB: '#b95f00',
  zoneStripeB: '#c2660a',
  citizen: '#f7f5ef',
  citizenSign: '#6b7088',
  dangerTint: '#e9dbfa',
} as const;

export const FONT_LABEL = '"Barlow Condensed", "Arial Narrow", sans-serif';
export const FONT_TEXT = '"Barlow Semi Condensed", "Arial Narrow", sans-serif';

export type ColourName = keyof typeof COLOUR;
