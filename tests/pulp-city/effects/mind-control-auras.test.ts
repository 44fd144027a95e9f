import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { aurasOver } from '../../../src/systems/pulp-city/powers/auras.ts';
import { ACE_AT, beside, duel } from '../../support/duel.ts';
import type { Edition } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const CHARM = 'AP 1 Charm (CCM, J vs K, Mind Control) SFX: none';
const WARD = 'AP 1 Ward (AUR 6, J vs T#5, Limited/Friendly, Defend 1) SFX: none';

/** Ace of Team a makes Foe use its Ward; a friend of each stands near. */
const warded = (edition: Edition): Play => {
  const game = duel(edition, {
    ace: { card: { actions: [CHARM] } },
    foe: { card: { actions: [WARD] } },
    a: { Pal: { at: beside(ACE_AT, { side: 'west', gap: 1 }) } },
    b: { Mate: { at: beside(ACE_AT, { side: 'north', gap: 1 }), card: { actions: [] } } },
    dice: [2, 1, /* Ward */ 2],
  });
  game.activate('Ace').attack('Ace', 'Charm', 'Foe');
  return game.attack('Foe', 'Ward');
};

const covered = (game: Play): readonly string[] =>
  ['Ace', 'Pal', 'Foe', 'Mate'].filter(
    (name) => aurasOver(worldOf(game.game), game.names.model(name)).length > 0,
  );

test('[PC-FX-21@2017] [PC-TYPE-10@2017] an Aura for friends serves the controller’s Team and its user', () => {
  const game = warded('2017');
  expect(covered(game)).toEqual(['Ace', 'Pal', 'Foe']);
});

test('[PC-FX-21@2013] [PC-TYPE-10@2013] in 2013 it serves the user’s own Team', () => {
  expect(covered(warded('2013'))).toEqual(['Foe', 'Mate']);
});

test('[PC-FX-21@2017] the user’s own next use replaces it', () => {
  const game = warded('2017').dice(2);
  game.endActivation();
  game.activate('Foe').attack('Foe', 'Ward');
  expect(covered(game)).toEqual(['Foe', 'Mate']);
});
