/** Encounter files that begin in the middle of something, for a page to open. */
import { createSession } from '../../../src/app/session.ts';
import type { EditionId } from '../../../src/systems/pulp-city/editions/editions.ts';
import { NO_CITIZENS } from '../../../src/systems/pulp-city/model/citizens.ts';
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import { DEFAULT_SWITCHES, type PlotId } from '../../../src/systems/pulp-city/model/setup.ts';
import type { Adjustment } from '../../../src/systems/pulp-city/model/events.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { um } from '../../../src/systems/pulp-city/tables/build.ts';
import { REVISION, profilesOf } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { cardFile, in2013, in2017, loaded } from '../../pulp-city/cards/card-files.ts';

/** Cards of the game and where their models stand, inches from the south-west corner. */
export type Standings = Readonly<Record<string, readonly [x: number, y: number]>>;

interface SituationSpec {
  readonly edition: EditionId;
  readonly a: Standings;
  readonly b: Standings;
  /** Power Up dice by card. */
  readonly powerUp?: Readonly<Record<string, number>>;
  /** Health of models, as the players would agree on. */
  readonly health?: Readonly<Record<string, number>>;
  readonly seed?: number;
  /** Smackdown without it. */
  readonly plot?: PlotId;
  /** Digital without it. */
  readonly dice?: 'digital' | 'entered';
  readonly pieces?: readonly TerrainPiece[];
  /** What has been answered since, by the kind of the question. */
  readonly answers?: readonly (readonly [kind: DecisionKind, answer: unknown])[];
}

/** @throws when the engine refuses the situation: the test is wrong. */
export function situationFile(spec: SituationSpec): string {
  const { edition, a, b, powerUp = {}, health = {}, seed = 5, pieces = [], answers = [] } = spec;
  const cards = [...Object.keys(a), ...Object.keys(b)];
  const places = [
    ...Object.values(a).map((at, index) => [`a${index + 1}`, at] as const),
    ...Object.values(b).map((at, index) => [`b${index + 1}`, at] as const),
  ];
  const session = createSession(pulpCity);
  const refused = session.start({
    edition,
    revision: REVISION,
    level: 6,
    plot: spec.plot ?? 'smackdown',
    switches: DEFAULT_SWITCHES,
    citizens: NO_CITIZENS,
    table: { id: 'empty', size: um(24), pieces },
    teams: {
      a: { name: 'Night Watch', cards: Object.keys(a).map((profile) => ({ profile })) },
      b: { name: 'Fallout', cards: Object.keys(b).map((profile) => ({ profile })) },
    },
    profiles: {
      ...Object.fromEntries(
        cards.map((id) => [id, loaded(cardFile(id), edition === '2013' ? in2013 : in2017)]),
      ),
      ...profilesOf(cards),
    },
    seed,
    dice: spec.dice ?? 'digital',
    legality: 'free',
    situation: {
      round: 2,
      active: 'a',
      pools: { a: 12, b: 12 },
      models: Object.fromEntries(places.map(([id, [x, y]]) => [id, { x: um(x), y: um(y), z: 0 }])),
    },
  });
  if (refused[0] !== undefined) throw new Error(JSON.stringify(refused[0]));
  const held = Object.values(session.store.getState().game?.state.cards ?? {});
  const changes = Object.entries(powerUp).flatMap(([profile, to]): Adjustment[] => {
    const card = held.find((one) => one.profile === profile);
    return card === undefined ? [] : [{ what: 'powerUp', card: card.id, to }];
  });
  for (const [model, to] of Object.entries(health)) changes.push({ what: 'health', model, to });
  const why = changes.length === 0 ? null : session.dispatch({ type: 'adjust', changes });
  if (why !== null) throw new Error(why.code);
  for (const [kind, answer] of answers) {
    const asked = session.store.getState().game?.rest.pending.find((one) => one.kind === kind);
    if (asked === undefined) throw new Error(`${kind} is not asked`);
    const refusal = session.dispatch({ type: 'answer', decision: asked.id, answer });
    if (refusal !== null) throw new Error(`${kind}: ${refusal.code}`);
  }
  const text = session.exportText();
  if (text === null) throw new Error('nothing to save');
  return text;
}
