import { translate } from '../../../src/i18n/translate.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { sayIn, type Say } from '../../../src/games/pulp-city/words/say.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

export const sayOf = (game: Play, lang: 'en' | 'fr' = 'en'): Say =>
  sayIn(worldOf(game.game), translate(lang));

/** A hero who has been activated, an Enemy near and one far away, a house to stand on. */
export const street = (): Play =>
  scene({
    edition: '2017',
    a: {
      Hero: {
        at: [6, 6],
        card: {
          actions: [
            'AP 2 Strike (CCM, F vs G, Damage 2) SFX: Damage 1',
            'AP 1 Bolt (PRJ 6, H vs I, Damage 1) SFX: Damage 1',
            'AP 1 Beam (RAY 8, H vs I, Damage 1) SFX: none',
            'AP 1 Roar (PLS 3, H vs I, Damage 1) SFX: none',
          ],
        },
      },
    },
    b: { Near: { at: [6, 10] }, Far: { at: [18, 18] } },
    pieces: [structure('house', { at: [14, 6], size: [4, 4], height: 2, enclosed: true })],
  }).activate('Hero');
