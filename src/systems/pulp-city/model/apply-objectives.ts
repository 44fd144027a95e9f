import type { Event } from './events.ts';
import type { ItemId } from './ids.ts';
import { held, named, put, putNew } from './keyed.ts';
import { movedTo } from './marker-piece.ts';
import type { Item, ObjectiveEvent } from './objectives.ts';
import type { State } from './state.ts';
import { structureOf } from './apply-parts.ts';

/** What Markers, Burdens and Control make of the state. */
export function applyObjective(state: State, event: Exclude<ObjectiveEvent, { type: 'plotRolled' }>): void {
  switch (event.type) {
    case 'plotSetUp':
      state.plotSetUp = true;
      return;
    case 'markerPlaced':
      putNew(state.pieces, event.piece.id, structureOf(event.piece), 'piece');
      if (state.hidden !== undefined)
        state.hidden = state.hidden.filter(({ piece }) => piece.id !== event.piece.id);
      return;
    case 'markerHidden':
      state.hidden = [...(state.hidden ?? []), structureOf({ piece: event.piece, under: event.under })];
      return;
    case 'burdened':
      state.burdens ??= {};
      putNew(
        state.burdens,
        event.model,
        { item: takeUp(state, event.item), round: state.round.number },
        'burden',
      );
      return;
    case 'burdenKept':
      burdenIn(state, event.model).round = state.round.number;
      return;
    case 'burdenLoosened': {
      const { by, why, at } = event;
      burdenIn(state, event.model).loose = { by, why, at: { ...at } };
      return;
    }
    case 'burdenDropped': {
      const { item } = burdenIn(state, event.model);
      if (state.burdens !== undefined) delete state.burdens[event.model];
      layDown(state, item, event.at);
      return;
    }
    case 'objectivesControlled': {
      state.controlled = [
        ...(state.controlled ?? []),
        {
          round: state.round.number,
          holders: { ...event.holders },
          ...(event.counted === undefined ? {} : { counted: { ...event.counted } }),
        },
      ];
      if (!event.tags) return;
      const tags = { ...state.tags };
      for (const [id, team] of Object.entries(event.holders)) if (team !== null) put(tags, id, team);
      state.tags = tags;
      return;
    }
  }
}

const burdenIn = (state: State, model: string) => named(state.burdens ?? {}, model, 'burden');

/** What is carried is no piece, and no model, of the table. */
function takeUp(state: State, id: ItemId): Item {
  const piece = held(state.pieces, id);
  if (piece !== undefined) {
    delete state.pieces[id];
    return { of: 'marker', piece };
  }
  named(state.models, id, 'item').status = 'carried';
  return { of: 'citizen', model: id };
}

function layDown(state: State, item: Item, at: Extract<Event, { type: 'burdenDropped' }>['at']): void {
  if (item.of === 'marker') putNew(state.pieces, item.piece.id, movedTo(item.piece, at), 'piece');
  else Object.assign(named(state.models, item.model, 'model'), at, { status: 'table' });
}

/** Points by what they are for; a file of version 1 names Levels alone. */
export function noteScore(state: State, event: Extract<Event, { type: 'agendaPointsScored' }>): void {
  const { team, points, source = 'plot', levels = 0, why = { code: 'levels', n: levels } } = event;
  state.scores = [
    ...(state.scores ?? []),
    { source, team, points, why: { ...why }, round: state.round.number },
  ];
}
