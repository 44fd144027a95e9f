import { forTwo } from '../../../kernel/ids.ts';
import type { CitizenWish } from '../model/setup.ts';
import { um } from '../tables/build.ts';
import { park } from '../tables/park.ts';
import type { Example } from './example.ts';

/** Both players want them. @rule PC-CITIZEN-03 */
export const CROWD: CitizenWish = { wanted: forTwo(true, true), number: 'normal' };

const onGround = (x: number, y: number) => ({ x: um(x), y: um(y), z: 0 });

/** A Hero and a Villain among passers-by: some are led, some run, some have nowhere to go. @rule PC-CITIZEN-05 @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
const crowd = (edition: string): Example => ({
  id: `citizens-${edition}`,
  topic: 'citizens',
  edition,
  level: 6,
  table: park,
  teams: forTwo(
    { name: { en: 'Park Rangers', fr: 'La Ronde du parc' }, cards: ['ace-of-wraiths', 'wildman'] },
    { name: { en: 'Picnic Crashers', fr: 'La Bande trouble-fête' }, cards: ['nuke', 'anansi'] },
  ),
  situation: {
    round: 2,
    active: 'a',
    pools: forTwo(8, 8),
    models: {
      a1: onGround(7.2, 9.6),
      a2: onGround(14.9, 5.1),
      b1: onGround(16.4, 14.8),
      b2: onGround(9, 19.6),
    },
    citizens: [
      onGround(9.6, 8.9),
      onGround(3.6, 10.5),
      onGround(22.4, 8.2),
      onGround(15.2, 20.6),
      onGround(13.6, 18.4),
      onGround(18.2, 9.2),
    ],
  },
  seed: 1933,
});

export const CROWDS: readonly Example[] = [crowd('2017'), crowd('2013')];
