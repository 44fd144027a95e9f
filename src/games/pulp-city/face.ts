import { playersOf } from '../../kernel/ids.ts';
import { lateSystem } from '../../app/late-system.ts';
import { loadRules } from '../../i18n/load.ts';
import { bookOf, bookWords, translateOptional } from '../../i18n/translate.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import { FIRST_GAME } from '../../systems/pulp-city/examples/example.ts';
import { BETWEEN, teamNameIn, titleIn } from '../../systems/pulp-city/view/setup/team-names.ts';
import type { GameFace } from '../../ui/shell/game-face.ts';
import { engine } from './engine.ts';
import { AgainstCard } from './setup/AgainstCard.tsx';
import { Examples } from './setup/Examples.tsx';
import { QuickCard } from './setup/QuickCard.tsx';
import { startingSeed } from './setup/seed.ts';
import type { Encounter, Services } from './use-game.ts';
import { faultWords } from './words/faults.ts';

const services: Services = {
  worldOf: (game) => engine.get().worldOf(game),
  cardRules: (edition) => engine.get().cardRules(edition),
};

/** Pulp City, as a page hosts it. */
export const pulpCityFace: GameFace = {
  system: lateSystem('pulp-city', () => engine.get().pulpCity),
  load: engine.load,
  services,
  ownFiles: 'pulp-city-tabletop-cards',
  ownDocuments: 'pulp-city-tabletop-teams',
  name: () => 'Pulp City',
  tagline: (t) => t('home.tagline'),
  titleOf: ({ teams }: EncounterSetup) =>
    playersOf(teams)
      .map((side) => teams[side].name)
      .join(BETWEEN),
  roundOf: ({ state }: Encounter) => state.round.number,
  saveTitle: (title, lang) => titleIn(title, bookWords(lang)),
  editionName: (edition, lang) => translateOptional(lang, `common.edition.${edition}`) ?? edition,
  players: ({ teams }: EncounterSetup) => playersOf(teams),
  playerName: ({ teams }: EncounterSetup, team, lang) => teamNameIn(teams[team].name, bookWords(lang)),
  fileTitle({ setup, state }: Encounter, t) {
    const [a = '', b = '', ...more] = playersOf(setup.teams).map((side) =>
      teamNameIn(setup.teams[side].name, bookWords(t.lang)),
    );
    const round = state.round.number;
    return more.length === 0
      ? t('saves.fileName', { a, b, round })
      : t('saves.fileNameMore', { teams: [a, b, ...more], round });
  },
  faultWords,
  loadTexts: loadRules,
  quickStart: (edition, lang) => engine.get().quickSetup(edition, startingSeed(), bookOf(lang)),
  QuickCard,
  AgainstCard,
  bots: {
    seenBy: (game, player, seed) => engine.get().pulpCity.fork(game as Encounter, seed, { for: player }),
    worker: () => new Worker(new URL('./bots/worker.ts', import.meta.url), { type: 'module' }),
    isThrown: ({ kind }) => kind === 'enterDice',
  },
  table: { load: () => import('./table/TableScreen.tsx') },
  setup: { load: () => import('./setup/SetupScreen.tsx'), note: (t) => t('home.setup.note') },
  result: { load: () => import('./result/ResultScreen.tsx') },
  cards: {
    load: () => import('./cards/CardsScreen.tsx'),
    title: (t) => t('cards.title'),
    invite: (t) => t('cards.invite'),
    open: (t) => t('cards.open'),
  },
  teams: {
    load: () => import('./team/TeamsScreen.tsx'),
    title: (t) => t('teams.title'),
    invite: (t) => t('teams.invite'),
    open: (t) => t('teams.open'),
  },
  tables: {
    load: () => import('./table-editor/TablesScreen.tsx'),
    title: (t) => t('home.tables.title'),
    invite: (t) => t('home.tables.invite'),
    open: (t) => t('home.tables.open'),
  },
  laboratory: {
    load: () => import('./laboratory/LabScreen.tsx'),
    title: (t) => t('home.lab.title'),
    invite: (t) => t('home.lab.invite'),
    open: (t) => t('home.lab.open'),
  },
  async shortSetups() {
    const [{ shortSetupsBy }] = await Promise.all([import('./library/short-setups.ts'), engine.load()]);
    return shortSetupsBy(services.cardRules);
  },
  lesson: {
    title: (t) => t('home.lesson.title'),
    invite: (t) => t('home.lesson.invite'),
    open: (t) => t('home.lesson.open'),
    setup: (lang) => engine.get().exampleSetup(FIRST_GAME, bookOf(lang)),
  },
  demos: [
    () => import('./demo/2017.txt?raw').then((file) => file.default),
    () => import('./demo/2013.txt?raw').then((file) => file.default),
  ],
  examples: { Examples, setup: (id, lang) => engine.get().exampleSetup(id, bookOf(lang)) },
};
