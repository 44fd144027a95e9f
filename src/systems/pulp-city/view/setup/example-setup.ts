import type { BookLang } from '../../model/book-words.ts';
import { byPlayer, playersOf } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';

import type { ExampleTeam } from '../../examples/example.ts';
import { CROWD } from '../../examples/crowd.ts';
import { NO_CITIZENS } from '../../model/citizens.ts';
import { DEFAULT_SWITCHES, type EncounterSetup, type TeamSetup } from '../../model/setup.ts';
import { EXAMPLES, LESSON_GAMES } from './examples.ts';
import { profilesOf, REVISION } from './setup.ts';

const teamOf = ({ name, cards }: ExampleTeam, lang: BookLang): TeamSetup => ({
  name: name[lang],
  cards: cards.map((profile) => ({ profile })),
});

/** What the example begins with, with its names as they are shown. */
export function exampleSetup(id: string, lang: BookLang): Result<EncounterSetup, Refusal> {
  const example = [...EXAMPLES, ...LESSON_GAMES].find((one) => one.id === id);
  if (example === undefined) return err(refusal('setup.form', { at: 'example', given: id }));
  const { edition, level, table, teams, situation, seed } = example;
  return ok({
    edition,
    revision: REVISION,
    level,
    plot: 'smackdown',
    switches: DEFAULT_SWITCHES,
    citizens: situation.citizens === undefined ? NO_CITIZENS : CROWD,
    table,
    teams: byPlayer(playersOf(teams), (side) => teamOf(teams[side], lang)),
    profiles: profilesOf(playersOf(teams).flatMap((side) => teams[side].cards)),
    seed,
    dice: 'digital',
    legality: 'free',
    situation,
  });
}
