import { descriptorWord as wordOfRules } from '../../../i18n/descriptors.ts';
import { bookWords, translateOptional, type Translator } from '../../../i18n/translate.ts';
import { markerNow } from '../../../systems/pulp-city/board/burdens.ts';
import { modelsOfCard } from '../../../systems/pulp-city/board/cards.ts';
import { isCitizen } from '../../../systems/pulp-city/board/on-table.ts';
import { type AgendaId, agendaOfCitizen } from '../../../systems/pulp-city/model/agendas.ts';
import { citizenNumber } from '../../../systems/pulp-city/model/citizens.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { MovementType, Trait } from '../../../systems/pulp-city/model/keywords.ts';
import { cardById, isModel, profileById } from '../../../systems/pulp-city/model/lookup.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import type { TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import { conditionsIn } from '../../../systems/pulp-city/notation/conditions.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';

export const traitName = (t: Translator, trait: Trait): string => t(`trait.${trait}.name`);

/** The letter a card of this edition prints. */
export const traitLetter = (t: Translator, trait: Trait, edition: string): string =>
  translateOptional(t.lang, `trait.${trait}.letter.${edition}`) ?? trait;

export const movementName = (t: Translator, type: MovementType): string => t(`movement.${type}`);

/** A word of the rulebooks that a card or a rule names, or a whole condition of a bar; a proper name stays as it is. */
export const descriptorWord = (t: Translator, word: string): string =>
  wordOfRules(t, word) ?? conditionsIn(word, bookWords(t.lang));

/** Name of a card for running text: short, as on its plate. */
export const cardName = (w: World, card: string): string => profileById(w, cardById(w, card).profile).short;

/** Several models of one card are told apart by a number. */
export function modelName(w: World, id: string): string {
  const model = w.state.models[id];
  if (model === undefined) return id;
  const card = cardById(w, model.card);
  const profile = profileById(w, card.profile);
  const all = modelsOfCard(w, model.card);
  return all.length > 1 || profile.modelsMax > 1 ? `${profile.short} ${all.indexOf(id) + 1}` : profile.short;
}

const SILENT_LOOKS = new Set(['area', 'structure', 'feature', 'object']);

export function pieceName(t: Translator, piece: TerrainPiece): string {
  if (piece.name !== undefined) return translateOptional(t.lang, `place.${piece.name}`) ?? piece.name;
  if (piece.danger !== undefined) {
    return t(piece.danger.grade === 'Very Dangerous' ? 'terrain.veryDangerous' : 'terrain.dangerous');
  }
  const look = SILENT_LOOKS.has(piece.look) ? undefined : translateOptional(t.lang, `look.${piece.look}`);
  return look ?? t(`terrain.${piece.kind}`);
}

/** A model, a piece, even one that is gone, a card; an id nobody knows stays what it is. */
export function thingName(w: World, t: Translator, id: string): string {
  const agenda = agendaOfCitizen(id);
  if (agenda !== null) return t(`look.${agenda}`);
  if (isCitizen(w, id)) return t('log.model', { name: t('kind.citizen'), n: citizenNumber(id) });
  if (isModel(w, id)) return modelName(w, id);
  const piece =
    w.state.pieces[id] ?? markerNow(w, id)?.piece ?? w.setup.table.pieces.find((one) => one.id === id);
  if (piece !== undefined) return pieceName(t, piece);
  return w.state.cards[id] === undefined ? id : cardName(w, id);
}

/** Of a world or of a game: ready-made Teams speak the language of the screen. */
export const teamName = (
  { setup }: { readonly setup: Pick<EncounterSetup, 'teams'> },
  t: Translator,
  team: TeamId,
): string => teamNameIn(setup.teams[team].name, bookWords(t.lang));

/** Names of Powers and Actions stand on cards and are not translated. */
export function powerName(profile: CardProfile, id: string): string {
  const all = [...profile.powers, ...profile.actions.flatMap((action) => action.specials ?? [])];
  return all.find((power) => power.id === id || power.name === id)?.name ?? id;
}

/** What the Action of an Agenda is called; without one, the Agenda itself. */
export const agendaAction = (t: Translator, agenda: AgendaId): string =>
  translateOptional(t.lang, `agenda.act.${agenda}`) ?? t(`agenda.${agenda}`);
