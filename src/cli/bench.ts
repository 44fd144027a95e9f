/** `npm run -s bench -- --json`: how fast the engine is on this machine, beside others, measured in one run. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { helpFor, readArguments, type Usage } from './arguments.ts';
import { compareEngines, comparedRows, pairRows } from './bench/against.ts';
import { boardgameIo } from './bench/boardgame-io.ts';
import { botPlay } from './bench/bot-play.ts';
import { measure, PACE, type Rate } from './bench/measure.ts';
import { ownPlay } from './bench/own-play.ts';
import { PAGE_PARTS } from './bench/page-parts.ts';
import { engineOf } from './bench/engine.ts';
import { libraryPlay } from './bench/library-play.ts';
import { findPeers } from './bench/peers.ts';
import { pkmn } from './bench/pkmn.ts';
import { crowdBench } from './bench/crowd.ts';
import { crowdReport, crowdRows, rounded } from './bench/crowd-report.ts';
import type { Flatten } from './bench/flatten.ts';
import { sightBench } from './bench/sight.ts';
import { Failure, runProgram } from './program.ts';

const USAGE: Usage = {
  program: 'bench',
  summary:
    'Measures random play, bots, lines of sight and reaches, beside boardgame.io, @pkmn/sim and @flatten-js/core.',
  options: {
    against: {
      is: 'path',
      help: 'compare with the engine of another checkout instead, in its folder FILE',
    },
    library: {
      is: 'flag',
      help: 'compare decisions with library Teams and with ready-made Teams of their Level instead',
    },
    page: { is: 'flag', help: 'measure the page in a real browser instead' },
    part: { is: 'one', of: PAGE_PARTS, help: 'only this part of the page' },
    json: { is: 'flag', help: 'print one JSON object instead of a table' },
    help: { is: 'flag', help: 'print this' },
  },
};

const shown = ({ median, least, most }: Rate) => ({
  median: rounded(median),
  least: rounded(least),
  most: rounded(most),
});

const NONE: Rate = { median: 0, least: 0, most: 0 };

async function measured() {
  const peer = findPeers();
  const sight = await sightBench(peer);
  const subjects = {
    own: ownPlay(),
    botSix: botPlay(6),
    botNine: botPlay(9),
    boardgameIo: await boardgameIo(peer),
    pkmn: await pkmn(peer),
    sight: sight.own,
    flatten: sight.flatten,
  };
  const results = measure<keyof typeof subjects, string>(subjects);
  const crowd = crowdReport(crowdBench(await peer<Flatten>('@flatten-js/core')));
  const rate = (subject: keyof typeof subjects, unit: string): Rate => results[subject].rates[unit] ?? NONE;
  const ratio = (one: Rate, other: Rate): number => rounded(one.median / other.median);
  const decisions = rate('own', 'decisions');
  const encounters = rate('own', 'encounters');
  const moves = rate('boardgameIo', 'moves');
  const battles = rate('pkmn', 'battles');
  const own = rate('sight', 'pairs');
  const flatten = rate('flatten', 'pairs');
  return {
    machine: { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length },
    method: {
      ...PACE,
      threads: 1,
      rate: 'a second of processor time: median of the runs, with the least and the most',
      undisturbedRuns: Object.fromEntries(
        Object.entries(results).map(([name, { undisturbed }]) => [name, undisturbed]),
      ),
    },
    randomPlay: {
      name: subjects.own.name,
      decisionsPerSecond: shown(decisions),
      encountersPerSecond: shown(encounters),
    },
    bots: [
      { name: subjects.botSix.name, encountersPerSecond: shown(rate('botSix', 'encounters')) },
      { name: subjects.botNine.name, encountersPerSecond: shown(rate('botNine', 'encounters')) },
    ],
    boardgameIo: { name: subjects.boardgameIo.name, movesPerSecond: shown(moves) },
    pkmnSim: {
      name: subjects.pkmn.name,
      battlesPerSecond: shown(battles),
      decisionsPerSecond: shown(rate('pkmn', 'decisions')),
    },
    sight: {
      name: '24 bases on a table with 30 pieces of terrain, pair by pair',
      pairs: sight.pairs,
      pairsPerSecond: shown(own),
      flattenPairsPerSecond: shown(flatten),
      agreed: sight.agreed,
    },
    crowd,
    ratios: {
      decisionsToBoardgameIoMoves: ratio(decisions, moves),
      encountersToPkmnBattles: ratio(encounters, battles),
      decisionsToPkmnDecisions: ratio(decisions, rate('pkmn', 'decisions')),
      sightToFlatten: ratio(own, flatten),
      regularToRandomEncounters: ratio(rate('botSix', 'encounters'), encounters),
      regularToPkmnBattles: ratio(rate('botSix', 'encounters'), battles),
      regularOfNineToPkmnBattles: ratio(rate('botNine', 'encounters'), battles),
    },
  };
}

type Report = Awaited<ReturnType<typeof measured>>;

function table({
  randomPlay,
  bots,
  boardgameIo: bgio,
  pkmnSim,
  sight,
  crowd,
  ratios,
  machine,
  method,
}: Report): string {
  const row = (name: string, unit: string, { median, least, most }: Rate): string =>
    `${name.padEnd(54)}${median.toLocaleString('en').padStart(12)} ${unit.padEnd(13)}[${least}–${most}]`;
  const compare = (name: string, ratio: number): string => `${name.padEnd(54)}${`${ratio} ×`.padStart(14)}`;
  const disturbed = Object.values(method.undisturbedRuns).some((runs) => runs < PACE.runs);
  return [
    `Node ${machine.node}, ${machine.cpu}, ${PACE.runs} runs of ${PACE.runMs / 1000} s each, one thread; a second is one of processor time`,
    row(randomPlay.name, 'decisions/s', randomPlay.decisionsPerSecond),
    row('', 'encounters/s', randomPlay.encountersPerSecond),
    ...bots.map(({ name, encountersPerSecond }) => row(name, 'encounters/s', encountersPerSecond)),
    row(bgio.name, 'moves/s', bgio.movesPerSecond),
    row(pkmnSim.name, 'battles/s', pkmnSim.battlesPerSecond),
    row('', 'decisions/s', pkmnSim.decisionsPerSecond),
    row(`sight, ${sight.name}`.slice(0, 52), 'pairs/s', sight.pairsPerSecond),
    row('the same lines with @flatten-js/core', 'pairs/s', sight.flattenPairsPerSecond),
    ...(disturbed ? ['The machine was busy with other things: take the ratios with care.'] : []),
    compare('decisions to boardgame.io moves', ratios.decisionsToBoardgameIoMoves),
    compare('encounters to @pkmn/sim battles', ratios.encountersToPkmnBattles),
    compare('sight to @flatten-js/core', ratios.sightToFlatten),
    compare('Encounters of Regular to those of random play', ratios.regularToRandomEncounters),
    compare('Encounters of Regular to @pkmn/sim battles', ratios.regularToPkmnBattles),
    compare('the same at Level 9', ratios.regularOfNineToPkmnBattles),
    ...crowdRows(crowd),
  ].join('\n');
}

const comparedTo = async (checkout: string) => compareEngines(await engineOf(), await engineOf(checkout));

/** It needs a browser and what tests are made of, so it lies with the tests. */
function runPageBench(json: boolean, part: string | undefined): void {
  const words = [...(part === undefined ? [] : [part]), ...(json ? ['--json'] : [])];
  const program = ['tests/tooling/run-ts.mjs', 'tests/bench/page/page-bench.ts', ...words];
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
  if (status !== 0) throw new Failure('the page could not be measured');
}

async function bench(argv: readonly string[]): Promise<void> {
  const given = readArguments(USAGE, argv);
  if (!given.ok) throw new Failure(given.error);
  if (given.value.flags.has('help')) {
    console.log(helpFor(USAGE));
    return;
  }
  const json = given.value.flags.has('json');
  if (given.value.flags.has('page')) {
    runPageBench(json, given.value.words['part']);
    return;
  }
  const checkout = given.value.words['against'];
  if (checkout !== undefined) {
    const compared = await comparedTo(checkout);
    console.log(json ? JSON.stringify(compared) : comparedRows(checkout, compared).join('\n'));
    return;
  }
  if (given.value.flags.has('library')) {
    const compared = libraryPlay();
    console.log(
      json ? JSON.stringify(compared) : pairRows('ready-made Teams', 'library Teams', compared).join('\n'),
    );
    return;
  }
  const report = await measured();
  console.log(json ? JSON.stringify(report) : table(report));
}

await runProgram(bench);
