import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';
import type { TeamSheet } from '../../../systems/pulp-city/view/setup/setup.ts';

export type Entry = TeamSetup['cards'][number];

/** A Team that is being built, whole or not. */
export interface TeamDraft {
  readonly edition: string;
  readonly level: number;
  readonly team: TeamSetup;
}

type Profiles = Readonly<Record<string, CardProfile>>;

export const emptyDraft = (edition: string, level: number, name: string): TeamDraft => ({
  edition,
  level,
  team: { name, cards: [] },
});

/** A copy of a Team of the game, to be changed. */
export const draftOf = ({ level, cards }: TeamSheet['team'], name: string, edition: string): TeamDraft => ({
  edition,
  level,
  team: {
    name,
    cards: cards.map(({ card, formLevel }) => ({
      profile: card,
      ...(formLevel === undefined ? {} : { level: formLevel }),
    })),
  },
});

export const withTeam = (draft: TeamDraft, team: Partial<TeamSetup>): TeamDraft => ({
  ...draft,
  team: { ...draft.team, ...team },
});

export const withoutAt = (draft: TeamDraft, at: number): TeamDraft =>
  withTeam(draft, { cards: draft.team.cards.filter((_, index) => index !== at) });

export const withAt = (draft: TeamDraft, at: number, entry: Entry): TeamDraft =>
  withTeam(draft, { cards: draft.team.cards.map((one, index) => (index === at ? entry : one)) });

/** What a card costs in the Team. */
export const levelOf = ({ profile, level }: Entry, profiles: Profiles): number =>
  level ?? profiles[profile]?.level ?? 0;

export function toggled(draft: TeamDraft, card: string): TeamDraft {
  const { leaderCards: before = [], ...team } = draft.team;
  const next = before.includes(card) ? before.filter((one) => one !== card) : [...before, card];
  return { ...draft, team: next.length === 0 ? team : { ...team, leaderCards: next } };
}
