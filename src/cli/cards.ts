/** `npm run -s cards -- --report`, `check FILE`, `print NAME`: what the cards say, and how far the engine plays it. */
import '../i18n/later-texts.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLang, LANGUAGES } from '../i18n/language.ts';
import { loadLanguage } from '../i18n/load.ts';
import { EDITIONS } from '../systems/pulp-city/editions/editions.ts';
import { type Given, helpFor, readArguments, type Usage } from './arguments.ts';
import { checkFile } from './cards/check.ts';
import { cardCalled, cardText } from './cards/print.ts';
import { record } from './cards/record.ts';
import { RECORDED, RECORDED_FILE } from './cards/recorded.ts';
import { neverFired, reportOf } from './cards/report.ts';
import { Failure, runProgram } from './program.ts';

const HELP = { help: { is: 'flag', help: 'print this' } } as const;

const ALL: Usage = {
  program: 'cards',
  summary: 'Tells how far the cards are played, or plays random Encounters to see what of them speaks.',
  options: {
    report: { is: 'flag', help: 'print how far the cards are played, as JSON' },
    record: { is: 'flag', help: `play and write what spoke to ${RECORDED_FILE}` },
    games: { is: 'whole', least: 1, help: 'how many to record in each edition (200)' },
    seed: { is: 'whole', least: 0, help: 'seed of the first of them (1)' },
    around: { is: 'whole', least: 0, help: 'how often to play around each card that has not spoken (6)' },
    more: { is: 'flag', help: 'go on with the run that is recorded, --around times in all' },
    ...HELP,
  },
};
const CHECK: Usage = {
  program: 'cards',
  summary: 'Checks a file: cards or a Team as JSON, the cards of a Faction as YAML.',
  file: 'check FILE',
  options: HELP,
};
const PRINT: Usage = {
  program: 'cards',
  summary: 'Prints a card, and in words what the engine plays of it.',
  file: 'print NAME',
  options: { lang: { is: 'one', of: LANGUAGES, help: 'language (en)' }, ...HELP },
};

function given(usage: Usage, argv: readonly string[]): Given | null {
  const read = readArguments(usage, argv);
  if (!read.ok) throw new Failure(read.error);
  if (!read.value.flags.has('help')) return read.value;
  console.log(helpFor(usage));
  return null;
}

function check(argv: readonly string[]): void {
  const read = given(CHECK, argv);
  if (read === null) return;
  const findings = checkFile(read.file ?? '', process.cwd());
  if (findings.ok) {
    console.log(`${read.file}: ${findings.value}, nothing wrong.`);
    return;
  }
  throw new Failure(findings.error.join('\n'));
}

async function print(argv: readonly string[]): Promise<void> {
  const options = argv.findIndex((word) => word.startsWith('-'));
  const words = options < 0 ? argv : argv.slice(0, options);
  const name = words.join(' ');
  const read = given(PRINT, [name === '' ? '-' : name, ...argv.slice(words.length)]);
  if (read === null) return;
  if (name === '') throw new Failure('Name a card: npm run -s cards -- print NAME');
  const lang = read.words['lang'] ?? 'en';
  if (!isLang(lang)) throw new Error(lang);
  await loadLanguage(lang);
  const { card, near } = cardCalled(name);
  if (card === null) {
    const hint = near.length === 0 ? '' : ` Do you mean ${near.join(' or ')}?`;
    throw new Failure(`There is no card '${name}'.${hint}`);
  }
  console.log(cardText(card, lang));
}

function all(argv: readonly string[]): void {
  const read = given(ALL, argv);
  if (read === null) return;
  const { flags, numbers } = read;
  if (flags.has('record')) {
    const before = flags.has('more') ? RECORDED : null;
    const { games = 200, seed = 1, around = 6 } = before === null ? numbers : { ...before, ...numbers };
    const { recorded, failures } = record({ games, seed, around }, EDITIONS, before);
    writeFileSync(join(process.cwd(), RECORDED_FILE), `${JSON.stringify(recorded, null, 1)}\n`);
    const silent = neverFired(recorded);
    console.log(`${recorded.games} games in each edition; never fired ${silent.length}`);
    for (const line of silent) console.log(`  ${line}`);
    if (failures.length > 0) throw new Failure(failures.join('\n'));
    return;
  }
  if (!flags.has('report'))
    throw new Failure('Say what to do: --report, --record, check FILE or print NAME.');
  console.log(JSON.stringify(reportOf(RECORDED), null, 2));
}

async function cards([first = '', ...rest]: readonly string[]): Promise<void> {
  if (first === 'check') check(rest);
  else if (first === 'print') await print(rest);
  else if (first !== '' && !first.startsWith('-'))
    throw new Failure(`'${first}' is not expected here: --report, --record, check FILE or print NAME.`);
  else all(first === '' ? rest : [first, ...rest]);
}

await runProgram(cards);
