import { at as spot, deploying, hero, may, untilInfiltrators } from '../../pulp-city/deploy/deploying.ts';
import { rift } from '../../pulp-city/move/walker.ts';
import { beside } from '../../support/duel.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { diceFrom, named, orRefused, stage } from '../support/stage.ts';

const MIDDLE = [12, 12] as const;
const STRIKE = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none';
const BASE = 30 / 25.4;

const touching = ({ card }: At, gap = 0) => beside(MIDDLE, { otherMm: card.baseMm, gap });

/** Name of the card's first Action of the Type. */
const ofType = ({ card }: At, type: string): string =>
  card.actions.find(({ uses }) => uses.some((use) => use.type === type))?.name ?? '';

export const contactAndPlaces: readonly Proof[] = [
  evidence({
    of: ['amok/spirit-anchor'],
    base: { by: 'Amok' },
    scene: (at, { by }) => {
      const game = stage(at, {
        a: { Pal: { at: beside(touching(at)), card: { actions: [STRIKE] } } },
        b: { Ghost: { at: touching(at), spectral: true } },
      }).activate(by);
      const bar = by === 'Pal' ? 'Strike' : 'Power Takedown';
      const done = orRefused(game, () => game.attack(by, bar, 'Ghost').forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'rolled',
    without: 'target.spectral',
    twins: { 'a friend of his tries': [{ by: 'Pal' }, 'target.spectral'] },
  }),
  evidence({
    of: ['amok/spirit-anchor'],
    base: { target: 'Amok' },
    scene: (at, { target }) => {
      const game = stage(at, {
        a: { Pal: { at: beside(touching(at)) } },
        b: { Ghost: { at: touching(at), spectral: true, card: { actions: [STRIKE] } } },
        turn: 'b',
      }).activate('Ghost');
      const done = orRefused(game, () => game.attack('Ghost', 'Strike', target).forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'rolled',
    without: 'action.spectral',
    twins: { 'a friend of his is the Target': [{ target: 'Pal' }, 'target.spectral'] },
  }),
  evidence({
    of: ['crimson-oni/phoenix-warrior', 'white-tiger/tiger-warrior'],
    base: { by: 'own', spectral: false },
    scene: (at, { by, spectral }) => {
      const game = stage(at, {
        own: { spectral },
        a: { Pal: { at: beside(touching(at)), card: { actions: [STRIKE] } } },
        b: { Ghost: { at: touching(at), spectral: true, card: { actions: [STRIKE] } } },
        turn: by === 'Ghost' ? 'b' : 'a',
      });
      const user = by === 'own' ? named(at) : by;
      game.activate(user);
      const bar = by === 'own' ? ofType(at, 'CCM') : 'Strike';
      const target = by === 'Ghost' ? named(at) : 'Ghost';
      const done = orRefused(game, () => game.attack(user, bar, target).forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'rolled',
    without: 'target.spectral',
    twins: {
      'a friend tries': [{ by: 'Pal' }, 'target.spectral'],
      'the Spectral model attacks in turn': [{ by: 'Ghost' }, 'action.spectral'],
      'the warrior is Spectral as well': [{ spectral: true }, 'action.spectral'],
    },
  }),
  evidence({
    of: ['crimson-oni/phoenix-warrior', 'white-tiger/tiger-warrior'],
    base: { element: 'Light' as 'Light' | 'Water' },
    scene: (at, { element }) => {
      const game = stage(at, {
        b: { Foe: { at: touching(at), card: { elements: [element], actions: [STRIKE] } } },
        turn: 'b',
      }).activate('Foe');
      const done = orRefused(game, () => game.attack('Foe', 'Strike', named(at)).forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'target.immune',
    without: 'rolled',
    twins: { 'an Element that is not named': [{ element: 'Water' }, 'rolled'] },
  }),
  evidence({
    of: ['prisoner-176/tentacles', 'wonder-wight/lasso-of-lies'],
    base: { gap: 2, by: 'own' },
    scene: (at, { gap, by }) => {
      const foe = touching(at, gap);
      const game = stage(at, {
        a: { Pal: { at: beside(foe, { gap: 2 }), card: { actions: [STRIKE] } } },
        b: { Foe: { at: foe } },
      });
      const user = by === 'own' ? named(at) : by;
      game.activate(user);
      const bar = by === 'own' ? ofType(at, 'CCM') : 'Strike';
      const done = orRefused(game, () => game.attack(user, bar, 'Foe').forgetDice());
      return typeof done === 'string' ? done : { brawler: diceFrom(game, 'Brawler') };
    },
    happens: { brawler: 1 },
    without: 'target.notInContact',
    twins: {
      'it is farther away': [{ gap: 2.1 }, 'target.notInContact'],
      'a friend tries from there': [{ by: 'Pal' }, 'target.notInContact'],
    },
  }),
  evidence({
    of: ['prisoner-176/tentacles'],
    base: { near: true },
    scene: (at, { near }) => {
      const foe = beside(MIDDLE);
      const between = 12 + BASE / 2;
      const off = BASE * 0.8661;
      const game = stage(at, {
        own: { at: near ? beside(foe, { mm: at.card.baseMm }) : [20, 20] },
        a: { Pal: { at: MIDDLE, card: { actions: [STRIKE] } } },
        b: { Foe: { at: foe }, North: { at: [between, 12 + off] }, South: { at: [between, 12 - off] } },
      });
      game.activate('Pal').attack('Pal', 'Strike', 'Foe').forgetDice();
      return diceFrom(game, 'Mobbing');
    },
    happens: 1,
    without: 0,
    twins: { 'he is elsewhere': [{ near: false }, 0] },
  }),
  evidence({
    of: ['aquanaut/vengeful-pride'],
    base: { start: 'One', left: true },
    scene: (at, { start, left }) => {
      const other = [14, 12] as const;
      const end = beside(other, { side: 'south' });
      const one = left ? ([11, 12] as const) : beside(end, { side: 'west' });
      const game = stage(at, {
        own: { at: beside(start === 'One' ? one : other, { side: start === 'One' ? 'south' : 'north' }) },
        b: { One: { at: one }, Other: { at: other } },
      }).activate(named(at));
      game.move(named(at), ...(start === 'One' ? [end] : []));
      game.attack(named(at), 'Power Strike', 'Other').forgetDice();
      return diceFrom(game, 'Momentum');
    },
    happens: 1,
    without: 0,
    twins: {
      'it is the Enemy that she began with': [{ start: 'Other' }, 0],
      'she has not left the first one': [{ left: false }, 0],
    },
  }),
  evidence({
    of: ['rook/guardian'],
    base: { gap: 3, face: 3, bar: 'H vs I', hindered: false },
    scene: (at, { gap, face, bar, hindered }) => {
      const shot = `AP 1 Shot (IND 12, ${bar}, Damage 1) SFX: none`;
      const game = stage(at, {
        own: hindered ? { lasting: [forNow({ forbid: 'rolePower' })] } : {},
        a: { Pal: { at: touching(at, gap) } },
        b: { Foe: { at: [12, 20], card: { actions: [shot] } } },
        dice: Array<number>(12).fill(face),
      });
      game.activate(named(at)).attack(named(at), 'Guard').endActivation();
      game.activate('Foe').attack('Foe', 'Shot', 'Pal', { quiet: false }).forgetDice();
      const [asked] = game.pending('redirect');
      return asked === undefined ? null : { by: asked.by, to: asked.to.map(({ model }) => model) };
    },
    happens: { by: 'a', to: ['a1'] },
    without: null,
    twins: {
      'the friend stands outside of the Aura': [{ gap: 3.1 }, null],
      'his roll for the Aura fails': [{ face: 1 }, null],
      'the Action is no Trait against Trait': [{ bar: 'H vs T#3' }, null],
      'he has no Tank Power any more': [{ hindered: true }, null],
    },
  }),
  evidence({
    of: ['blood-rose/shadow-walk'],
    silence: 'none',
    base: { faction: 'Blood Watch', y: 6.4, kind: 'supreme' as 'supreme' | 'minion' },
    scene: (at, { faction, y, kind }) => {
      const pal = hero({ factions: [faction], kind, modelsAtStart: 1, modelsMax: 1 });
      const game = deploying(at.edition, { [at.card.short]: { card: at.card, at: [0, 0] }, Pal: pal });
      return may(game, 'Pal', 12, y);
    },
    happens: 'ok',
    without: 'place.outsideZone',
    twins: {
      'farther than 4 inches': [{ y: 6.5 }, 'place.outsideZone'],
      'a friend of another Faction': [{ faction: 'Coven' }, 'place.outsideZone'],
      'a Minion': [{ kind: 'minion' }, 'place.outsideZone'],
    },
  }),
  evidence({
    of: ['mambo/arm-candy'],
    silence: 'none',
    base: { y: 12 + BASE + 0.003, x: 12 },
    scene: (at, { x, y }) => {
      const game = deploying(at.edition, {
        [at.card.short]: { card: at.card, at: [0, 0] },
        Spy: hero({ role: 'Infiltrator' }),
      });
      untilInfiltrators(game);
      game.answer('deploy', { model: game.names.model('Spy'), at: spot(12, 12) });
      return may(game, named(at), x, y);
    },
    happens: 'ok',
    without: 'deploy.already',
    twins: { 'no friend is touched there': [{ y: 15 }, 'place.outsideZone'] },
  }),
  evidence({
    of: ['ninjas/masters-of-stealth'],
    silence: 'none',
    base: { y: 12.9, sensei: 'Ninja Sensei' },
    scene: (at, { y, sensei }) => {
      const game = deploying(at.edition, {
        [at.card.short]: { card: at.card, at: [0, 0] },
        [sensei]: hero({ role: 'Infiltrator' }),
      });
      untilInfiltrators(game);
      game.answer('deploy', { model: game.names.model(sensei), at: spot(12, 20 - BASE) });
      return may(game, named(at), 12, y);
    },
    happens: 'ok',
    without: 'deploy.already',
    twins: {
      'more than 6 inches off': [{ y: 11 }, 'place.outsideZone'],
      'the Infiltrator is somebody else': [{ sensei: 'Spy' }, 'deploy.already'],
    },
  }),
  evidence({
    of: ['access-points/static-position'],
    silence: 'none',
    base: { y: 23 },
    scene: (at, { y }) => {
      const gap = rift('gap', [12, 12], [2, 2]);
      const game = deploying(at.edition, { [at.card.short]: { card: at.card, at: [0, 0] }, Pal: hero() }, [
        gap,
      ]);
      return may(game, named(at), 12, y);
    },
    happens: 'ok',
    without: 'place.outsideZone',
    twins: { 'Impassable Terrain': [{ y: 12 }, 'place.impassable'] },
  }),
];
