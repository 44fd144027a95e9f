import type { ShortSetups } from '../../../app/sending.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { EncounterSetup } from '../../../systems/pulp-city/model/setup.ts';
import { shortSetup, wholeSetup } from '../../../systems/pulp-city/view/setup/short-setup.ts';
import { GAME_CARDS } from './game-cards.ts';

const CARDS = Object.fromEntries(GAME_CARDS.map((card) => [String(card['id']), card]));

/** What a set-up that goes through a link leaves out: the cards and tables of the game. */
export const shortSetupsBy = (rulesetOf: (edition: string) => Ruleset | null): ShortSetups => ({
  shorten: (setup) => shortSetup(setup as EncounterSetup, CARDS, rulesetOf),
  whole: (short) => wholeSetup(short, CARDS),
});
