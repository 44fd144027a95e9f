/** Everything that random Encounters have told, in a language, and the proper names they may use. */
import { randomSetup, peopled } from '../../src/cli/random-setup.ts';
import type { Lang } from '../../src/i18n/language.ts';
import { narrate } from '../../src/games/pulp-city/narrate/narrate.ts';
import type { Telling } from '../../src/ui/shell/log/story.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import type { EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import type { CardProfile } from '../../src/systems/pulp-city/model/profile.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import { FACTION_WORDS } from '../../src/systems/pulp-city/notation/descriptor-words.ts';
import { logFacts, type LogFacts } from '../../src/systems/pulp-city/view/log/log-facts.ts';
import { teamNameIn } from '../../src/systems/pulp-city/view/setup/team-names.ts';
import { BEACON_OF_HOPE, TERRORIZE } from '../../src/systems/pulp-city/rules/citizens/actions.ts';

export interface Story {
  readonly what: string;
  readonly events: readonly Event[];
  readonly facts: LogFacts;
  /** Names that no language translates: cards, their forms, Actions and Powers. */
  readonly names: readonly string[];
}

const GAMES = [
  { teams: 'ready-made', seeds: [1, 2, 3, 4], citizens: 'some' },
  { teams: 'ready-made', seeds: [21, 22, 23], citizens: 'always' },
  { teams: 'made-up', seeds: [1, 2, 3, 4, 5, 6], citizens: 'some' },
] as const;

export const randomStories = (edition: EditionId): readonly Story[] =>
  GAMES.flatMap(({ teams, seeds, citizens }) =>
    seeds.map((seed) => {
      const setup = peopled(randomSetup(edition, teams, seed, 'both'), citizens);
      return { what: `${edition}, ${teams}, seed ${seed}`, ...played(setup, seed) };
    }),
  );

function played(setup: EncounterSetup, seed: number): Omit<Story, 'what'> {
  const opened = pulpCity.open(setup);
  if (!opened.ok) throw new Error(`the set-up is refused: ${opened.error[0]?.code}`);
  const { game } = opened.value;
  const events: Event[] = [...opened.value.events];
  const draw = stream(seed);
  for (let decision = game.rest.pending[0]; decision !== undefined; decision = game.rest.pending[0]) {
    const answer = pulpCity.sample(game, decision, draw);
    const done = pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
    if (!done.ok) throw new Error(`${decision.kind}: ${done.error.code}`);
    events.push(...done.value);
  }
  return { events, facts: logFacts(game.setup, game.state, events), names: namesIn(setup) };
}

/** Names that stay as they are printed, the longest first: a name within a name must not be all that is taken out. */
export function properNames(cards: readonly CardProfile[]): readonly string[] {
  const names = cards.flatMap((card) => [
    card.name,
    card.short,
    card.form ?? '',
    ...card.actions.flatMap((action) => [action.name, ...(action.specials ?? []).map(({ name }) => name)]),
    ...card.powers.map(({ name }) => name),
  ]);
  const all = [...names, ...FACTION_WORDS.map(({ is }) => is), BEACON_OF_HOPE.name, TERRORIZE.name];
  return [...new Set(all)].filter((name) => name !== '').sort((one, other) => other.length - one.length);
}

/** Those of an Encounter; ready-made Teams are named in every language. */
const namesIn = ({ profiles, teams }: EncounterSetup): readonly string[] => [
  ...[teams.a.name, teams.b.name].filter((name) => teamNameIn(name, 'fr') === name),
  ...properNames(Object.values(profiles)),
];

export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ' '), text);

/** All that a line of the log shows, piece by piece. */
export const wordsOf = (told: Telling): readonly string[] => [
  told.text,
  told.cause ?? '',
  ...told.details,
  ...told.dice.flatMap((side) => [
    side.who,
    side.sum,
    side.countedAs ?? '',
    ...side.causes.map((cause) => cause.text),
  ]),
];

export const linesOf = (
  { events, facts }: Pick<Story, 'events' | 'facts'>,
  lang: Lang,
): readonly string[] => [
  ...new Set(events.flatMap((event) => narrate(event, facts, lang) ?? []).flatMap(wordsOf)),
];
