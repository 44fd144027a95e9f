import { forTwo } from '../../kernel/ids.ts';
import { stream } from '../../kernel/dice/generator.ts';
import { formsOnCard } from '../../systems/pulp-city/cards/forms.ts';
import { loadCard } from '../../systems/pulp-city/cards/load.ts';
import { type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import { NO_CITIZENS } from '../../systems/pulp-city/model/citizens.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import { DEFAULT_SWITCHES, type EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import type { TableLayout } from '../../systems/pulp-city/model/terrain.ts';
import { enclosed, object, um } from '../../systems/pulp-city/tables/build.ts';
import { TABLES } from '../../systems/pulp-city/tables/ready-made.ts';
import { MADE_UP_FILES } from './cards.ts';

/** @throws when one of them is refused, which their test rules out. */
function profilesIn(edition: EditionId): Readonly<Record<string, CardProfile>> {
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const profiles: Record<string, CardProfile> = {};
  for (const file of MADE_UP_FILES) {
    const card = loadCard(file, rules);
    if (!card.ok) throw new Error(`${file.name}: ${JSON.stringify(card.error[0])}`);
    for (const one of [card.value, ...formsOnCard(card.value)]) profiles[one.id] = one;
  }
  return profiles;
}

/** A yard full of things to throw, and to smash with, round one house. */
const YARD: TableLayout = {
  id: 'yard',
  size: um(24),
  pieces: [
    enclosed({ id: 'shed', look: 'shed', at: [10.5, 10.5, 13.5, 13.5], height: 3 }),
    ...[6, 8.5, 15.5, 18].flatMap((y) =>
      [3, 6, 9, 12, 15, 18, 21].map((x) => object(`can-${x}-${y}`, 'can', 1, [x, y])),
    ),
  ],
};

const known = new Map<EditionId, Readonly<Record<string, CardProfile>>>();

/** Teams of them, which a seed alone decides, on a ready-made table. */
const TEAMS = [
  ['man', 'crow', 'witch', 'rat'],
  ['smith', 'judge', 'cat', 'ninjas'],
  ['judge', 'man', 'witch', 'ninjas'],
  ['smith', 'wolf', 'witch', 'rat'],
] as const;

export function madeUp(edition: EditionId, seed: number): EncounterSetup {
  const draw = stream(seed);
  const profiles = known.get(edition) ?? profilesIn(edition);
  known.set(edition, profiles);
  const first = draw() % TEAMS.length;
  const second = (first + 1 + (draw() % (TEAMS.length - 1))) % TEAMS.length;
  const table = draw() % 3 === 0 ? TABLES[draw() % TABLES.length] : YARD;
  if (table === undefined) throw new Error('no table');
  const team = (at: number) => ({
    name: `Team ${at + 1}`,
    cards: (TEAMS[at] ?? []).map((profile) => ({ profile })),
  });
  return {
    edition,
    revision: rulesetOf(edition)?.revision ?? 0,
    level: 9,
    plot: 'smackdown',
    switches: {
      ...DEFAULT_SWITCHES,
      minionMoveFatigue: draw() % 4 === 0 ? 'paid' : 'covered',
    },
    citizens: NO_CITIZENS,
    table,
    teams: forTwo(team(first), team(second)),
    profiles,
    seed,
    dice: 'digital',
    legality: 'free',
  };
}
