import { loadRules } from '../../i18n/load.ts';
import { translateOptional } from '../../i18n/translate.ts';
import { cardRules, pulpCity, worldOf } from '../../systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import { exampleSetup } from '../../systems/pulp-city/view/setup/examples.ts';
import { defaultChoice, encounterSetup } from '../../systems/pulp-city/view/setup/setup.ts';
import { teamNameIn, titleIn } from '../../systems/pulp-city/view/setup/team-names.ts';
import type { GameFace } from '../../ui/shell/game-face.ts';
import { Examples } from './setup/Examples.tsx';
import { QuickCard } from './setup/QuickCard.tsx';
import { startingSeed } from './setup/seed.ts';
import type { Encounter, Services } from './use-game.ts';
import { faultWords } from './words/faults.ts';

const services: Services = { worldOf, cardRules };

/** Pulp City, as a page hosts it. */
export const pulpCityFace: GameFace = {
  system: pulpCity,
  services,
  ownFiles: 'pulp-city-tabletop-cards',
  ownDocuments: 'pulp-city-tabletop-teams',
  name: () => 'Pulp City',
  tagline: (t) => t('home.tagline'),
  titleOf: ({ teams }: EncounterSetup) => `${teams.a.name} – ${teams.b.name}`,
  saveTitle: titleIn,
  editionName: (edition, lang) => translateOptional(lang, `common.edition.${edition}`) ?? edition,
  playerName: ({ teams }: EncounterSetup, team, lang) => teamNameIn(teams[team].name, lang),
  fileTitle({ setup, state }: Encounter, t) {
    const { a, b } = setup.teams;
    const names = { a: teamNameIn(a.name, t.lang), b: teamNameIn(b.name, t.lang) };
    return t('saves.fileName', { ...names, round: state.round.number });
  },
  faultWords,
  loadTexts: loadRules,
  quickStart: (edition, lang) => encounterSetup(defaultChoice(edition, startingSeed(), lang)),
  QuickCard,
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
  examples: { Examples, setup: exampleSetup },
};
