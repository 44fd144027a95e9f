import type { GameFace } from '../ui/shell/game-face.ts';
import { pulpCityFace } from './pulp-city/face.ts';

/** The games that the page hosts; the first one is in front when nothing else is. */
export const GAMES: readonly [GameFace, ...GameFace[]] = [pulpCityFace];
