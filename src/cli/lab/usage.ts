import { LEVELS } from '../../bots/advice.ts';
import { EDITIONS } from '../../systems/pulp-city/editions/editions.ts';
import { RANDOM } from '../../lab/laboratory.ts';
import type { Usage } from '../arguments.ts';

export const BOTS = [...LEVELS, RANDOM];

const TEAM = 'TEAM';

export const USAGE: Usage = {
  program: 'lab',
  summary: [
    'Is this list better than that one? Bots play it out, on all cores; the same seed has the same answer.',
    "TEAM: a file of the builder's, a list of names in a file, a ready-made Team ('Hometown Guard'), or random:LEVEL.",
    'Beyond one machine: npm run -s lab -- serve (the same options) and, as often as you like, lab -- work.',
  ].join('\n'),
  options: {
    a: { is: 'text', shape: TEAM, help: 'the list that is asked about' },
    b: { is: 'text', shape: `${TEAM},${TEAM}`, help: 'its opponents, one or several' },
    swap: { is: 'text', shape: TEAM, help: 'the list with something changed, on the same seeds' },
    games: { is: 'whole', least: 2, help: 'Encounters of each match-up, each from both seats (400)' },
    until: {
      is: 'one',
      of: ['all', 'told'],
      help: 'play them all, or stop once one is clearly better (all)',
    },
    mirror: { is: 'whole', least: 0, help: 'Encounters of the list against itself, as a check (a quarter)' },
    plots: { is: 'text', shape: 'all|PLOT,PLOT', help: 'taken in turn (all of the edition)' },
    tables: { is: 'text', shape: 'all|usual|TABLE', help: 'taken in turn (usual: those of 24 inches)' },
    edition: { is: 'one', of: EDITIONS, help: 'rules (2017)' },
    agendas: { is: 'flag', help: 'with Agendas' },
    level: { is: 'one', of: BOTS, help: 'how well the bots play (regular)' },
    against: { is: 'one', of: BOTS, help: "how well the opponents' bots play (the same)" },
    seed: { is: 'whole', least: 0, help: 'of all chance (1)' },
    study: { is: 'path', help: 'ask what stands in this file instead' },
    write: { is: 'path', help: 'write the study to a file' },
    keep: { is: 'path', help: 'keep results in this file, and go on from what is in it' },
    workers: { is: 'whole', least: 1, help: 'threads (one for each core)' },
    csv: { is: 'path', help: 'write one line an Encounter' },
    replay: {
      is: 'text',
      shape: 'a-b:12',
      help: 'write this Encounter of the study to --to, to open in the page',
    },
    to: { is: 'path', help: 'where --replay goes' },
    json: { is: 'flag', help: 'print one JSON object instead of a report' },
    redis: { is: 'text', shape: 'URL', help: 'with serve and work: redis://127.0.0.1:6379' },
    check: { is: 'flag', help: 'how strong and how quick the bots are, against their bars' },
    only: { is: 'text', shape: 'NAME', help: 'with --check: checks whose name begins so' },
    'fit-outlook': {
      is: 'path',
      help: 'learn anew from --games Encounters an edition what bots expect of one, and write it to a file',
    },
    help: { is: 'flag', help: 'print this' },
  },
};
