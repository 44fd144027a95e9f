import { type PlayerId, PLAYERS } from '../../../kernel/ids.ts';

export type TeamId = PlayerId;

/** One recruited card: a Supreme or a Minion card. */
export type CardId = string;

/** The id of a Team's card by its place in the list, from 0. */
export const cardIdOf = (team: TeamId, index: number): CardId => `${team}${index + 1}`;

/** One base on the table. */
export type ModelId = string;

/** The id of one of several models of a card by its number, from 0. */
export const memberIdOf = (card: CardId, index: number): ModelId => `${card}.${index + 1}`;

const OF_A_CARD = new RegExp(`^[${PLAYERS.join('')}]\\d+(\\.\\d+)?$`);

/** Is it the id of a card or of a model of one? */
export const isOfCard = (id: string): boolean => OF_A_CARD.test(id);

export type PieceId = string;

/** What may be carried: a Marker by the id of its piece, a Citizen by that of its model. */
export type ItemId = PieceId | ModelId;

/** Something to be Controlled: a piece by its id, or a zone of the Plot. */
export type ObjectiveId = string;

/** What an Action may be used on: a model or a piece of terrain. */
export type TargetId = ModelId | PieceId;

export const EDGES = ['south', 'north', 'west', 'east'] as const;

export type Edge = (typeof EDGES)[number];

export const CORNERS = ['southwest', 'northeast', 'northwest', 'southeast'] as const;

export type Corner = (typeof CORNERS)[number];

/** Where a Deployment Zone lies: along an edge, or in a corner where more than two Teams play. @rule PC-DEPLOY-07 */
export type ZonePlace = Edge | Corner;
