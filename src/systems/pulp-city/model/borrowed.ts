import type { World } from './encounter.ts';
import type { ActionProfile, CardProfile } from './profile.ts';

const [AND, OF] = ['+', ':'] as const;

/** Id of a card's profile with one Action of another card beside its own. @rule PC-CARD-06 */
export const withActionOf = (profile: string, other: string, action: string): string =>
  `${profile}${AND}${other}${OF}${action}`;

/** Id of the profile without what it has borrowed. */
export const ownProfile = (profile: string): string => profile.split(AND)[0] ?? profile;

/** Id of the Action that it has borrowed last. */
export const lastBorrowed = (profile: string): string => profile.split(AND).at(-1) ?? '';

type Profiles = World['profiles'];

const made = new WeakMap<Profiles, Map<string, CardProfile>>();

/** The profile of such an id; undefined: one of its parts is not there. */
export function borrowedProfile(profiles: Profiles, id: string): CardProfile | undefined {
  const known = made.get(profiles)?.get(id);
  if (known !== undefined) return known;
  const [own = '', ...parts] = id.split(AND);
  const printed = profiles[own];
  const more = parts.map((part) => actionLent(profiles, part));
  if (printed === undefined || parts.length === 0 || more.some((action) => action === undefined))
    return undefined;
  const actions = more.flatMap((action) => action ?? []);
  const profile = { ...printed, id, actions: [...printed.actions, ...actions] };
  const all = made.get(profiles) ?? new Map<string, CardProfile>();
  made.set(profiles, all.set(id, profile));
  return profile;
}

/** An Action under the id that it has on the card that borrows it, by which it is told from one printed there. */
export function actionLent(profiles: Profiles, part: string): ActionProfile | undefined {
  const at = part.indexOf(OF);
  const [other, id] = [part.slice(0, at), part.slice(at + 1)];
  const action = profiles[other]?.actions.find((one) => one.id === id);
  return action === undefined ? undefined : { ...action, id: part };
}
