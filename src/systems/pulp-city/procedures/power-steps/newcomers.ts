import { bodyOf } from '../../board/bodies.ts';
import { gapBetween } from '../../board/distance.ts';
import { cardsOf, liveModels, modelsOfCard } from '../../board/cards.ts';
import { teamOf } from '../../board/sides.ts';
import type { Asks } from '../../model/decisions.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import { answered } from '../../model/frames.ts';
import { type CardId, memberIdOf, type ModelId, type TeamId } from '../../model/ids.ts';
import { modelsAtStart } from '../../model/initial.ts';
import { cardById, cardOf, profileById } from '../../model/lookup.ts';
import { joinPlace, nearestJoin, nextCard, placeOfFallen } from '../../rules/leaders/joining.ts';
import { recruitable } from '../../teams/recruits-in-play.ts';
import type { Now, Step, Then, Wake } from './step.ts';

type Joins = Asks['joinTeam']['q'];

const nextModel = (w: World, card: CardId): ModelId => memberIdOf(card, modelsOfCard(w, card).length);

const fits = (w: World, joins: Joins, profile: string): boolean =>
  nearestJoin(w, joins, profile, bodyOf(w, joins.leader)) !== null;

/** Asks where it is put; without room nothing happens. */
function put(
  ctx: Ctx,
  now: Now,
  model: ModelId,
  joins: Joins,
  wake: Wake,
  made: (answer: Asks['joinTeam']['a']) => { readonly id: ModelId; readonly rest: Now['on'] },
): Then {
  const profiles = joins.profiles.filter((profile) => fits(ctx, joins, profile));
  if (profiles.length === 0) {
    const why = joins.profiles.length === 0 ? 'inPlay' : 'noRoom';
    ctx.emit({ type: 'effectIgnored', target: model, effect: 'summon', why });
    return { do: 'goto', frame: now };
  }
  const side = now.use.success?.spec.by ?? teamOf(ctx, now.use.owner);
  const answer = answered(wake, 'joinTeam');
  if (answer === null) return { do: 'ask', questions: [{ kind: 'joinTeam', by: side, ...joins, profiles }] };
  const { id, rest } = made(answer);
  return {
    do: 'goto',
    frame: { ...now, on: rest, step: 'displaced', model: id, shoved: { side, before: [] } },
  };
}

/** It takes part at once: the Supreme is Activated, not its models one by one. @rule PC-MOVE-35 @rule PC-CARD-07 */
export const addModel: Step<'addModel'> = (ctx, now, { within, most }, model, wake) => {
  const { id: card, profile } = cardOf(ctx, model);
  const of = liveModels(ctx, card);
  const [leader = model] = of;
  const joins = { leader, profiles: of.length < most ? [profile] : [], within, of };
  return put(ctx, now, model, joins, wake, ({ at }) => {
    const id = nextModel(ctx, card);
    const { health } = profileById(ctx, profile);
    ctx.emit({ type: 'modelMade', model: id, card, at: joinPlace(ctx, profile, at), health, ready: true });
    return { id, rest: now.on };
  });
};

/** A card that has been recruited in play and still lacks models that it starts with. */
function unfinished(w: World, team: TeamId): CardId | undefined {
  return cardsOf(w, team)
    .slice(w.setup.teams[team].cards.length)
    .find((card) => modelsOfCard(w, card).length < startingModels(w, card));
}

function startingModels(w: World, card: CardId): number {
  const { profile, level } = cardById(w, card);
  return modelsAtStart(w.setup, profile, level);
}

/** With full models, 0 Fatigue, and its own Activations. @rule PC-TEAM-18 */
export const recruit: Step<'recruit'> = (ctx, now, { level, within }, model, wake) => {
  const team = teamOf(ctx, now.use.owner);
  const begun = unfinished(ctx, team);
  const profiles = begun === undefined ? recruitable(ctx, team, level) : [cardById(ctx, begun).profile];
  return put(ctx, now, model, { leader: model, profiles, within, of: [model] }, wake, ({ profile, at }) => {
    const { health } = profileById(ctx, profile);
    const place = joinPlace(ctx, profile, at);
    const card = begun ?? nextCard(ctx, team);
    const id = begun === undefined ? card : nextModel(ctx, card);
    if (begun === undefined) ctx.emit({ type: 'cardJoined', team, card, profile, level, health, at: place });
    else ctx.emit({ type: 'modelMade', model: id, card, at: place, health });
    return { id, rest: unfinished(ctx, team) === undefined ? now.on : [model, ...(now.on ?? [])] };
  });
};

/** It stands where the KO'ed model stood, or as near to that as it can. @rule PC-CARD-06 */
export const raise: Step<'raise'> = (ctx, now, { name, most }, model) => {
  const { owner, subject } = now.use;
  const made = subject === null ? null : raised(ctx, owner, subject, name, most);
  if (made === null) ctx.emit({ type: 'effectIgnored', target: model, effect: 'summon', why: 'noRoom' });
  else ctx.emit(made);
  return { do: 'goto', frame: now };
};

type Made = Extract<Event, { readonly type: 'cardJoined' | 'modelMade' }>;

/** The nearest Minion card of that name which has room for one more, or a new one of that name; null: neither. */
function raised(
  w: World,
  owner: ModelId,
  fallen: ModelId,
  name: string | undefined,
  most: number | undefined,
): Made | null {
  const team = teamOf(w, owner);
  const printed =
    name === undefined
      ? profileById(w, cardOf(w, owner).profile)
      : Object.values(w.setup.profiles).find((one) => one.kind === 'minion' && one.name === name);
  const at = printed === undefined ? null : placeOfFallen(w, printed.id, fallen);
  if (printed === undefined || at === null) return null;
  const room = most ?? printed.modelsMax;
  const card = (name === undefined ? [cardOf(w, owner).id] : nearest(w, team, printed.id, fallen)).find(
    (one) => liveModels(w, one).length < room,
  );
  const { id: profile, health, level } = printed;
  if (card !== undefined) return { type: 'modelMade', model: nextModel(w, card), card, at, health };
  return name === undefined
    ? null
    : { type: 'cardJoined', team, card: nextCard(w, team), profile, level, health, at };
}

/** The Team's cards of that kind that have models on the table, the nearest to a place first. */
function nearest(w: World, team: TeamId, profile: string, fallen: ModelId): readonly CardId[] {
  const away = (card: CardId): number =>
    Math.min(...liveModels(w, card).map((id) => gapBetween(w, id, fallen).horizontal));
  return cardsOf(w, team)
    .filter((card) => cardById(w, card).profile === profile && liveModels(w, card).length > 0)
    .toSorted((one, other) => away(one) - away(other));
}
