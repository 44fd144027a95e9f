import type { CardId, ModelId, PieceId, TeamId } from './ids.ts';
import type { Point } from './place.ts';

/** Written down by each Team in secret. @rule PC-AGENDA-11 */
export const SECRET_AGENDAS = [
  'thisOneMustSurvive',
  'revenge',
  'doubleAgent',
  'citizenInPeril',
  'trappedInWreckage',
  'sermonOfDoom',
] as const;

/** Open to all Teams. @rule PC-AGENDA-15 */
export const PUBLIC_AGENDAS = [
  'teleportationTag',
  'citizenScramble',
  'fanFavorites',
  'urbanRenewal',
  'realEstate',
  'streetCleaning',
  'firstBlood',
  'assassination',
  'underdog',
] as const;

export const AGENDA_IDS = [...SECRET_AGENDAS, ...PUBLIC_AGENDAS] as const;

export type AgendaId = (typeof AGENDA_IDS)[number];

export const AGENDA_CATEGORIES = ['citizens', 'urbanism', 'supremes'] as const;

export type AgendaCategory = (typeof AGENDA_CATEGORIES)[number];

/** What a Team writes down: the Agenda, and the Supreme it names with it, if any. */
export interface AgendaPick {
  readonly agenda: AgendaId;
  readonly nominee?: CardId;
}

/** All that a Team writes down, with something that nobody can guess. */
export interface AgendaSheet {
  readonly picks: readonly AgendaPick[];
  readonly salt: string;
}

/**
 * What the players want of Agendas: to be asked, or what they have settled before: in secret, each Team its own; in
 * the open, three or none.
 */
export type AgendaWish =
  | 'asked'
  | { readonly open: readonly AgendaId[] }
  | { readonly secret: Readonly<Partial<Record<TeamId, readonly AgendaPick[]>>> };

/** An Agenda that somebody can gain points by. */
export interface AgendaState {
  readonly agenda: AgendaId;
  /** Whose it is; null: everybody's. */
  readonly team: TeamId | null;
  revealed: boolean;
  nominee: CardId | null;
  /** Its points are counted. */
  settled: boolean;
  /** How often each Team has done what it asks for. */
  counts: Partial<Record<TeamId, number>>;
  /** The model that may use its Action in this Round, where not every one may. */
  access: CardId | null;
  /** Who has used its Action in this Round, and whether it has come to nothing. */
  attempt: { readonly model: ModelId; failed: boolean } | null;
}

/** The sheet of a Team: its seal is there for all, what is written is left out for those who may not see it. */
export interface SealedSheet {
  readonly seal: string;
  readonly written: AgendaSheet | null;
}

/** A Citizen to be Tagged, or one of several as near, once the roll is over. @rule PC-AGENDA-19 */
export interface DueTag {
  readonly model: ModelId;
  readonly team: TeamId;
  readonly options: readonly ModelId[];
}

export interface AgendasState {
  held: AgendaState[];
  sheets: Partial<Record<TeamId, SealedSheet>>;
  /** Whom each Team is led by, where it matters. @rule PC-AGENDA-26 */
  chiefs: Partial<Record<TeamId, CardId>>;
  /** Teams in the order in which they place. */
  order: TeamId[];
  /** Models that have lost Health in this Round. */
  harmed: ModelId[];
  /** Supremes and Citizens that touch, as last looked at. @rule PC-AGENDA-17 */
  contacts: string[];
  dueTags: DueTag[];
}

export const noAgendas = (): AgendasState => ({
  held: [],
  sheets: {},
  chiefs: {},
  order: [],
  harmed: [],
  contacts: [],
  dueTags: [],
});

export const newAgenda = (agenda: AgendaId, team: TeamId | null, nominee: CardId | null): AgendaState => ({
  agenda,
  team,
  revealed: team === null,
  nominee,
  settled: false,
  counts: {},
  access: null,
  attempt: null,
});

/** The Citizen that a Team has placed for an Agenda: its card and its one model. */
export const agendaCitizenId = (agenda: AgendaId, team: TeamId): ModelId => `${agenda}-${team}`;

/** What it is until it is a Citizen like any other: no card file brings it. @rule PC-AGENDA-06 */
export const AGENDA_CITIZENS = ['citizenInPeril', 'trappedInWreckage'] as const;

export type AgendaCitizen = (typeof AGENDA_CITIZENS)[number];

export const isAgendaCitizen = (profile: string): profile is AgendaCitizen =>
  AGENDA_CITIZENS.some((one) => one === profile);

const EVENTS: ReadonlySet<string> = new Set<AgendaEvent['type']>([
  'agendasWritten',
  'agendaPicked',
  'agendasAgreed',
  'agendaItemsOrdered',
  'agendaRevealed',
  'agendaPlanTaken',
  'agendaAttempted',
  'agendaAttemptFailed',
  'citizenFreed',
  'agendaCounted',
  'agendaSettled',
  'structuresTagged',
  'chiefNamed',
  'contactsNoted',
  'citizenTagDue',
  'citizenTagged',
  'agendasOpened',
]);

export const isAgendaEvent = <E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: AgendaEvent['type'] }> => EVENTS.has(event.type);

/** Which Agenda a Citizen was placed for, from its id; null: for none. */
export const agendaOfCitizen = (id: ModelId): AgendaCitizen | null =>
  AGENDA_CITIZENS.find((one) => id.startsWith(`${one}-`)) ?? null;

/** What players are asked about Agendas: what is shown (q) and what is answered (a). */
export type AgendaAsks = {
  /** A Team writes its Agendas down, where nobody sees it. @rule PC-AGENDA-02 */
  writeAgendas: { q: { readonly most: number; readonly open: readonly AgendaId[] }; a: AgendaSheet };
  /** One for all; null: none are used. @rule PC-SETUP-05 */
  pickAgenda: {
    q: { readonly options: readonly AgendaId[]; readonly mayDecline: boolean };
    a: AgendaId | null;
  };
  /** @rule PC-AGENDA-26 */
  nameChief: { q: { readonly cards: readonly CardId[] }; a: CardId };
  /** Whom an Agenda is about. @rule PC-AGENDA-09 */
  nominate: { q: { readonly agenda: AgendaId; readonly cards: readonly CardId[] }; a: CardId };
  /** One of the table, or a new one with its middle there. @rule PC-AGENDA-07 */
  placeAgendaArea: {
    q: { readonly agenda: AgendaId; readonly pieces: readonly PieceId[] };
    a: { readonly piece: PieceId } | Point;
  };
  /** Which of those as near is Tagged. @rule PC-AGENDA-19 */
  tagCitizen: { q: { readonly model: ModelId; readonly options: readonly ModelId[] }; a: ModelId };
};

/** What happens to Agendas. */
export type AgendaEvent =
  | ({ readonly type: 'agendasWritten'; readonly team: TeamId; readonly seal: string } & AgendaSheet)
  /** A Team picks one for all; null: it declares that none are used. */
  | { readonly type: 'agendaPicked'; readonly team: TeamId; readonly agenda: AgendaId | null }
  | { readonly type: 'agendasAgreed'; readonly agendas: readonly AgendaId[] }
  /** Who places first; `faces`: rolled for it, where several Teams place as many. @rule PC-AGENDA-04 */
  | {
      readonly type: 'agendaItemsOrdered';
      readonly order: readonly TeamId[];
      readonly faces: Readonly<Partial<Record<TeamId, number>>>;
    }
  | {
      readonly type: 'agendaRevealed';
      readonly team: TeamId;
      readonly agenda: AgendaId;
      readonly nominee: CardId | null;
    }
  | {
      readonly type: 'agendaPlanTaken';
      readonly team: TeamId;
      readonly agenda: AgendaId;
      readonly card: CardId;
    }
  | {
      readonly type: 'agendaAttempted';
      readonly team: TeamId;
      readonly agenda: AgendaId;
      readonly model: ModelId;
    }
  | {
      readonly type: 'agendaAttemptFailed';
      readonly team: TeamId;
      readonly agenda: AgendaId;
      readonly model: ModelId;
      readonly why: 'harmed' | 'left';
    }
  | { readonly type: 'citizenFreed'; readonly model: ModelId; readonly by: ModelId }
  /** `by`: who did it, where it was somebody. */
  | {
      readonly type: 'agendaCounted';
      readonly agenda: AgendaId;
      readonly team: TeamId;
      readonly by: ModelId | null;
      readonly about: string;
    }
  | { readonly type: 'agendaSettled'; readonly team: TeamId | null; readonly agenda: AgendaId }
  /** @rule PC-AGENDA-22 @rule PC-CONTROL-03 */
  | {
      readonly type: 'structuresTagged';
      readonly tags: readonly { readonly id: PieceId; readonly team: TeamId }[];
    }
  | { readonly type: 'chiefNamed'; readonly team: TeamId; readonly card: CardId }
  | { readonly type: 'contactsNoted'; readonly pairs: readonly string[] }
  | { readonly type: 'citizenTagDue'; readonly due: DueTag }
  | {
      readonly type: 'citizenTagged';
      readonly agenda: AgendaId;
      readonly model: ModelId;
      readonly by: ModelId;
      readonly team: TeamId;
    }
  /** The sheet is laid open: does it bear its seal? @rule PC-AGENDA-02 */
  | ({ readonly type: 'agendasOpened'; readonly team: TeamId; readonly kept: boolean } & AgendaSheet);
