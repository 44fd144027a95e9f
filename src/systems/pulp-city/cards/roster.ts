import { err, ok, type Result } from '../../../kernel/result.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CardError } from './errors.ts';
import { type CardEdition, loadCard } from './load.ts';
import aceOfWraiths from './roster/ace-of-wraiths.json';
import anansi from './roster/anansi.json';
import arquero from './roster/arquero.json';
import aurelius from './roster/aurelius.json';
import deadEye from './roster/dead-eye.json';
import hellsmith from './roster/hellsmith.json';
import ironTrain from './roster/iron-train.json';
import kitharionLeoBattleBeast from './roster/kitharion-leo-battle-beast.json';
import mutantMobsters from './roster/mutant-mobsters.json';
import nuke from './roster/nuke.json';
import raleighAquariusWarlord from './roster/raleigh-aquarius-warlord.json';
import riposte from './roster/riposte.json';
import sentryBots from './roster/sentry-bots.json';
import tekkna from './roster/tekkna.json';
import tomcat from './roster/tomcat.json';
import wildman from './roster/wildman.json';

/** The files of the cards that are offered, as they are. */
export const ROSTER_FILES: readonly { readonly id: string }[] = [
  aceOfWraiths,
  anansi,
  arquero,
  aurelius,
  deadEye,
  hellsmith,
  ironTrain,
  kitharionLeoBattleBeast,
  mutantMobsters,
  nuke,
  raleighAquariusWarlord,
  riposte,
  sentryBots,
  tekkna,
  tomcat,
  wildman,
];

/** The cards offered in an edition by their id. A card that the edition refuses is an error of the roster. */
export function loadRoster(
  edition: CardEdition,
): Result<Readonly<Record<string, CardProfile>>, readonly CardError[]> {
  const cards: Record<string, CardProfile> = {};
  const errors: CardError[] = [];
  for (const file of ROSTER_FILES) {
    const card = loadCard(file, edition);
    if (card.ok) cards[card.value.id] = card.value;
    else errors.push(...card.error.map((error) => ({ ...error, path: `${file.id}: ${error.path}` })));
  }
  return errors.length > 0 ? err(errors) : ok(cards);
}
