/** `npm run -s digest -- --games N`: one digest an edition of all states of random Encounters, to hold a rebuilding against. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { randomPlayer } from '../../src/bots/random.ts';
import { randomSetup, TEAM_CHOICES } from '../../src/cli/random-setup.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    teams: { type: 'string', default: 'ready-made' },
  },
});
const teams = TEAM_CHOICES.find((one) => one === values.teams);
if (teams === undefined) throw new Error(`--teams is one of ${TEAM_CHOICES.join(', ')}.`);

/** Keys in one order: a state is the same however it has come about. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

for (const edition of EDITIONS) {
  const all = createHash('sha256');
  let decisions = 0;
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.games); seed += 1) {
    const opened = pulpCity.open(randomSetup(edition, teams, seed, 'both'));
    if (!opened.ok) throw new Error(`seed ${seed}: ${opened.error[0]?.code}`);
    const { game } = opened.value;
    const player = randomPlayer(pulpCity, stream(seed));
    let open = game.rest.pending[0];
    while (pulpCity.outcome(game) === null && open !== undefined) {
      const answer = player(game, open);
      const played = pulpCity.play(game, { type: 'answer', decision: open.id, answer });
      all.update(
        JSON.stringify([open.kind, answer, played.ok ? game.state : played.error.code, game.rest], inOrder),
      );
      decisions += 1;
      open = played.ok ? game.rest.pending[0] : undefined;
    }
  }
  console.log(
    `${edition} ${teams}: ${values.games} games, ${decisions} decisions, ${all.digest('hex').slice(0, 16)}`,
  );
}
