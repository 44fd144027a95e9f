import { type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import { levelsRecruited, recruitsInPlay } from '../../systems/pulp-city/teams/recruits-in-play.ts';
import { formsPrinted } from '../../systems/pulp-city/traits/forms.ts';
import { libraryOf } from './cards.ts';

/** Cards of the library that these Teams field, may turn into, or may recruit in play. */
export function fieldedProfiles(
  edition: EditionId,
  level: number,
  teams: readonly TeamSetup['cards'][],
): Readonly<Record<string, CardProfile>> {
  const { profiles: all } = libraryOf(edition);
  const profiles: Record<string, CardProfile> = {};
  const add = (id: string): void => {
    const profile = all[id];
    if (profile === undefined || profiles[id] !== undefined) return;
    profiles[id] = profile;
    formsPrinted(profile, all).forEach(add);
  };
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const question = { rules, level, profiles: all };
  for (const cards of teams) {
    for (const { profile } of cards) add(profile);
    for (const one of levelsRecruited(cards.flatMap(({ profile }) => all[profile] ?? [])))
      for (const { id } of recruitsInPlay({ name: '', cards }, question, one)) add(id);
  }
  return profiles;
}
