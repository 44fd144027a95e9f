import { describe, expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';
import { ACE_AT, beside } from '../../support/duel.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { startRound } from '../../support/rounds.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';

const FLYER = { movement: 'Flight', move: 6, level: 4 } as const;
const FINISH = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';

const climb = <G extends Play>(game: G, name = 'Flyer'): G => game.climbHigh(name);

const up = (edition: Edition, spec: Partial<SceneSpec> = {}): Play =>
  scene({
    edition,
    a: { Flyer: { at: [12, 12], card: FLYER }, Pal: { at: [2, 2] } },
    b: { Foe: { at: [22, 22] } },
    ...spec,
  }).activate('Flyer');

inEditions(['2013', '2017'], (edition) => {
  const usual = edition === '2013' ? 6 : 4;

  describe('Climb High in the last Round', () => {
    test('[PC-MOVE-30] [PC-ROUND-05] called last by an empty Pool: KO’ed at take-off', () => {
      const game = scene({
        edition,
        a: {
          Flyer: { at: [12, 12], card: FLYER },
          Lost: { at: [2, 2], status: 'ko', health: 0 },
        },
        b: {
          Poor: { at: [18, 18], card: { apPlus: 0 } },
          Gone: { at: [22, 2], card: { level: 4 }, status: 'ko', health: 0 },
        },
        phase: 'startingRoll',
        round: 3,
        dice: [4, 2],
      });
      startRound(game, { a: 'Flyer', b: 'Poor' }, 'a');
      expect(game.state.round).toMatchObject({ number: 3, last: true });
      climb(game.activate('Flyer'));
      expect(game.last('koed')).toMatchObject({
        model: game.names.model('Flyer'),
        by: null,
        cause: { of: 'rule', rule: 'PC-MOVE-30' },
      });
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'b' });
    });

    test('[PC-MOVE-30] called last by its number: KO’ed at take-off, the one before is not', () => {
      expect(climb(up(edition, { round: usual })).model('Flyer').status).toBe('ko');
      expect(climb(up(edition, { round: usual - 1 })).model('Flyer').status).toBe('aloft');
    });

    test('[PC-MOVE-30] [PC-LEADER-27] a Power that may keep it from a KO at 0 Health has no say, as it has lost none', () => {
      const clauses = [{ at: 'koComing' as const, must: [{ fx: 'surviveAt' as const, x: 1, roll: 4 }] }];
      const card = { ...FLYER, powers: [{ name: 'Not Dead Yet', clauses }] };
      const a = { Flyer: { at: [12, 12] as const, card }, Pal: { at: [2, 2] as const } };
      const game = climb(up(edition, { round: usual, a }));
      expect([game.model('Flyer').status, game.events('survivalRolled')]).toEqual(['ko', []]);
    });

    test('[PC-MOVE-30] stays KO’ed when the other Team is vanquished later in that Round', () => {
      const game = scene({
        edition,
        a: {
          Flyer: { at: [2, 2], card: FLYER },
          Ace: { at: ACE_AT, card: { F: 9, actions: [FINISH] } },
        },
        b: { Foe: { at: beside(ACE_AT) } },
        round: usual,
        dice: [5, 1],
      });
      climb(game.activate('Flyer'));
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Ace').attack('Ace', 'Finish', 'Foe');
      expect(game.state.outcome).toMatchObject({ why: 'vanquished' });
      expect(game.model('Flyer').status).toBe('ko');
    });

    test('[PC-MOVE-30] [PC-WIN-02] a Round that only becomes the last leaves whoever is aloft in play', () => {
      const game = scene({
        edition,
        a: {
          Flyer: { at: [2, 2], card: FLYER },
          Ace: { at: ACE_AT, card: { F: 9, actions: [FINISH] } },
        },
        b: { Foe: { at: beside(ACE_AT) } },
        round: 3,
        dice: [5, 1],
      });
      climb(game.activate('Flyer'));
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Ace').attack('Ace', 'Finish', 'Foe');
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'a' });
      expect(game.model('Flyer').status).toBe('aloft');
    });

    test('[PC-MOVE-30] [PC-FALL-10] takes along what was Summoned, and whoever stood on that comes down', () => {
      const summoned = { card: 'a1', model: 'a1', action: 'raise' };
      const game = up(edition, {
        b: { Foe: { at: [12, 16], z: 1, card: { movement: 'Bounding' } } },
        pieces: [structure('pillar', { at: [12, 16], size: [2, 2], height: 1 }, { summoned })],
        round: usual,
      });
      climb(game);
      expect([game.piece('pillar'), game.at('Foe').z]).toEqual([undefined, 0]);
      expect(game.question('turn').by).toBe('b');
    });

    test('[PC-MOVE-30] [PC-MOVE-36] so does leaving the table by an Action', () => {
      const meld = {
        bar: 'AP 2 Meld (IST, G vs T#7, Special/Liquid Metal) SFX: none',
        specials: [{ name: 'Liquid Metal', clauses: [{ custom: 'offTable', at: 'achieved' } as const] }],
      };
      const left = (round: number): string => {
        const game = scene({
          edition,
          a: { Doc: { at: [12, 12], card: { actions: [meld] } }, Pal: { at: [2, 2] } },
          b: { Foe: { at: [22, 22] } },
          round,
          dice: [6],
        });
        return game.activate('Doc').attack('Doc', 'Meld').model('Doc').status;
      };
      expect([left(usual), left(usual - 1)]).toEqual(['ko', 'aloft']);
    });
  });
});
