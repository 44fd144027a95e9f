import { formatInches } from '../../../i18n/units.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import { sideOf } from '../../../systems/pulp-city/board/sides.ts';
import type { Cause } from '../../../systems/pulp-city/model/cause.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Event, EventOf } from '../../../systems/pulp-city/model/events.ts';
import { isModel } from '../../../systems/pulp-city/model/lookup.ts';
import type { TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import { modelFacts } from '../../../systems/pulp-city/view/table/models.ts';
import type { Moment, MomentPlay } from '../../../ui/table/moments/moment.ts';
import type { Point, Token } from '../../../ui/table/types.ts';
import { boxOf, outlineOf, type RulePoint, shown, toInches } from '../../../ui/table/units.ts';
import { shownPiece } from '../scene/pieces.ts';
import { tokenOf } from '../scene/tokens.ts';
import { thingName } from '../words/names.ts';
import { isShown } from '../dice/rolls.ts';

export interface Happened {
  /** The game before and after the events, of one Encounter. */
  readonly before: World;
  readonly after: World;
  readonly events: readonly Event[];
}

/** What a screen plays of a command, or of one entry of a replay. */
export function playOf(
  happened: Happened,
  t: Translator,
  key: MomentPlay['key'],
  turned = false,
): MomentPlay | null {
  const { events } = happened;
  const moments = new Reel(happened, t).moments();
  const dice = events.some(isShown);
  const bell = events.some((event) => event.type === 'roundBegan' && event.number > 1);
  return moments.length > 0 || dice || bell ? { key, dice, bell, moments, turned } : null;
}

/** A house that is hit bursts no wider than this, in inches. */
const LARGEST_STAR = 1.2;

/** Goes through the events in order and keeps where everything is meanwhile. */
class Reel {
  readonly #before: World;
  readonly #after: World;
  readonly #events: readonly Event[];
  readonly #t: Translator;
  readonly #size: number;
  readonly #places = new Map<string, RulePoint>();
  readonly #pieces = new Map<string, TerrainPiece>();
  /** What it had before its first blow. */
  readonly #health = new Map<string, number>();
  readonly #moments: Moment[] = [];

  constructor({ before, after, events }: Happened, t: Translator) {
    this.#before = before;
    this.#after = after;
    this.#events = events;
    this.#t = t;
    this.#size = after.setup.table.size;
  }

  moments(): readonly Moment[] {
    for (const event of this.#events) this.#take(event);
    const koed = new Set(this.#moments.flatMap(({ kind, id }) => (kind === 'ko' ? [id] : [])));
    const gone = new Set(
      this.#moments.flatMap(({ kind, id }) => (kind === 'break' || kind === 'collapse' ? [id] : [])),
    );
    // Of whoever goes down, or is thrown to pieces, the last blow is the burst.
    return this.#moments.filter(({ kind, id }) => kind !== 'hit' || !(koed.has(id) || gone.has(id)));
  }

  #take(event: Event): void {
    switch (event.type) {
      case 'moved':
        return this.#goes(event.model, event.path.at(-1));
      case 'displaced':
        return this.#goes(event.target, event.path.at(-1));
      case 'placed':
        if (event.why === 'thrown') this.#throwModel(event);
        return this.#goes(event.model, event.at);
      case 'fell':
        return this.#fall(event);
      case 'pieceMoved':
        return this.#movePiece(event);
      case 'damaged':
        return this.#hit(event);
      case 'koed':
        return this.#ko(event);
      case 'pieceDestroyed':
        return this.#destroy(event);
      default:
        return;
    }
  }

  /** Pieces tell themselves where they lie. */
  #goes(id: string, to: RulePoint | undefined): void {
    const isOne = isModel(this.#before, id) || isModel(this.#after, id);
    if (to !== undefined && isOne) this.#places.set(id, to);
  }

  /** Where a model is at this point of the events; null: nowhere on the table. */
  #placeOf(id: string): RulePoint | null {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const world = isModel(this.#before, id) ? this.#before : this.#after;
    const model = world.state.models[id];
    return model === undefined || model.status !== 'table' ? null : bodyOf(world, id);
  }

  #pieceOf(id: string): TerrainPiece | null {
    return this.#pieces.get(id) ?? this.#before.state.pieces[id] ?? this.#after.state.pieces[id] ?? null;
  }

  /** Middle and reach of a model or a piece; null: there is nothing to be seen of it. */
  #spotOf(id: string): { readonly at: Point; readonly radius: number } | null {
    const place = this.#placeOf(id);
    if (place !== null) {
      const world = isModel(this.#before, id) ? this.#before : this.#after;
      return { at: shown(this.#size, place), radius: toInches(bodyOf(world, id).r) };
    }
    const piece = this.#pieceOf(id);
    if (piece === null) return null;
    const box = boxOf(this.#size, piece.footprint);
    return { at: box.at, radius: Math.max(box.width, box.length) / 2 };
  }

  /** How a model of a Team looked before, or looks after; null: a Citizen, or not there. */
  #tokenOf(world: World, id: string): Token | null {
    if (!isModel(world, id) || sideOf(world, id) === null) return null;
    return tokenOf(world, this.#t, { ...modelFacts(world, id), status: 'table' }, { state: 'ready' });
  }

  #fromOf(cause: Cause, target: string): Point | null {
    if (cause.of !== 'action' || cause.model === target) return null;
    const place = this.#placeOf(cause.model);
    return place === null ? null : shown(this.#size, place);
  }

  #hit({ target, points, left, cause }: EventOf<'damaged'>): void {
    const spot = this.#spotOf(target);
    if (points <= 0 || spot === null || cause.of === 'agreement') return;
    const index = this.#moments.findIndex(({ kind, id }) => kind === 'hit' && id === target);
    const first = this.#health.get(target) ?? left + points;
    this.#health.set(target, first);
    const struck = this.#events.some((event) => event.type === 'struck' && event.model === target);
    const hit: Moment = {
      kind: 'hit',
      id: target,
      ...spot,
      radius: Math.min(spot.radius, LARGEST_STAR),
      token: this.#tokenOf(this.#after, target),
      from: this.#fromOf(cause, target),
      word: struck ? this.#t('moment.slam') : '',
      chip: { text: `${first} ▸ ${left}`, tone: 'refused' },
    };
    if (index < 0) this.#moments.push(hit);
    else this.#moments[index] = hit;
  }

  #ko({ model, cause }: EventOf<'koed'>): void {
    const spot = this.#spotOf(model);
    if (spot === null || cause.of === 'agreement') return;
    const name = thingName(this.#after, this.#t, model);
    this.#moments.push({
      kind: 'ko',
      id: model,
      ...spot,
      token: this.#tokenOf(this.#before, model),
      from: this.#fromOf(cause, model),
      word: this.#t('moment.ko'),
      chip: { text: this.#t('moment.koed', { name }), tone: 'ink' },
    });
  }

  #fall({ model, height, from, to, onPurpose }: EventOf<'fell'>): void {
    this.#goes(model, to);
    const spot = this.#spotOf(model);
    if (spot === null) return;
    this.#moments.push({
      kind: 'fall',
      id: model,
      ...spot,
      token: this.#tokenOf(this.#before, model),
      from: shown(this.#size, from),
      word: onPurpose ? '' : this.#t('moment.thud'),
      chip: { text: this.#t('moment.falls', { height: formatInches(height, this.#t.lang) }), tone: 'ink' },
    });
  }

  #throwModel({ model, at }: EventOf<'placed'>): void {
    const from = this.#placeOf(model);
    const token = this.#tokenOf(this.#before, model);
    this.#goes(model, at);
    const spot = this.#spotOf(model);
    if (from === null || token === null || spot === null) return;
    this.#moments.push({
      kind: 'throw',
      id: model,
      ...spot,
      flyer: { token },
      from: shown(this.#size, from),
      word: this.#t('moment.crunch'),
      chip: null,
    });
  }

  #movePiece({ piece: id, footprint, bottom, top, why }: EventOf<'pieceMoved'>): void {
    const piece = this.#pieceOf(id);
    if (piece === null || piece.objective !== undefined) return;
    const from = boxOf(this.#size, piece.footprint).at;
    const there = { ...piece, footprint, bottom, top };
    this.#pieces.set(id, there);
    const drawn = shownPiece(there, this.#size, this.#t, false);
    const spot = this.#spotOf(id);
    if (why !== 'thrown' || drawn.kind !== 'object' || spot === null) return;
    this.#moments.push({
      kind: 'throw',
      id,
      ...spot,
      radius: Math.min(spot.radius, LARGEST_STAR),
      flyer: { piece: drawn },
      from,
      word: this.#t('moment.crunch'),
      chip: null,
    });
  }

  #destroy({ piece: id, cause }: EventOf<'pieceDestroyed'>): void {
    const piece = this.#pieceOf(id);
    const spot = this.#spotOf(id);
    if (piece === null || spot === null || piece.objective !== undefined) return;
    const from = this.#fromOf(cause, id);
    const name = thingName(this.#after, this.#t, id);
    if (piece.kind !== 'structure' || piece.look === 'wall') {
      const text = this.#t('moment.breaks', { name });
      const word = this.#t('moment.crack');
      this.#moments.push({ kind: 'break', id, ...spot, from, word, chip: { text, tone: 'plain' } });
      return;
    }
    this.#moments.push({
      kind: 'collapse',
      id,
      ...spot,
      from,
      piece: shownPiece(piece, this.#size, this.#t, false),
      outline: outlineOf(this.#size, piece.footprint),
      word: this.#t('moment.crash'),
      chip: { text: this.#t('moment.collapses', { name }), tone: 'ink' },
    });
  }
}
