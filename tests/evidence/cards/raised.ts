import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { structure } from '../../support/pieces.ts';
import { ACE_AT, beside } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { fight, HIT, LIVING, nameIn, NONLIVING, SHOT } from '../support/fights.ts';

const MECHANICAL: CardProfile['types'] = ['Mechanical'];

/** Models of the profile on the table, by their cards, with the places of those beyond `known`. */
function standing(game: Play, profile: string, known: number): unknown {
  const models = Object.values(game.state.models).filter(
    ({ card, status }) => game.state.cards[card]?.profile === profile && status === 'table',
  );
  const newcomers = models.slice(known).map(({ id, x, y }) => `${id} ${x / 25400},${y / 25400}`);
  return { models: models.length, newcomers };
}

/** Models that rise where others have fallen. */
export const raised: readonly Proof[] = [
  evidence({
    of: ['necro-g-i-s/necro-contagion'],
    base: { face: 5, types: LIVING, gap: 0, by: 'self', crowd: 1, silent: false },
    scene: (at, { face, types, gap, by, crowd, silent }) => {
      const name = nameIn(at);
      const where = beside(ACE_AT, { gap });
      const more = [
        [4, 4],
        [6, 4],
        [8, 4],
        [10, 4],
      ] as const;
      const group = { ...at, card: { ...at.card, modelsAtStart: crowd + 1 } };
      const game = fight(group, {
        own: { at: [ACE_AT, ...more.slice(0, crowd)], lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        foe: { at: where, health: 1, card: { G: 1, types } },
        a: { Boss: { at: beside(where), card: { actions: [HIT], F: 12 } } },
        b: { Rest: { at: [23, 1] } },
        dice: Array<number>(20).fill(face),
      });
      game.activate('Boss', by === 'self' ? { minions: name } : {});
      if (by === 'self') game.attack(`${name} 1`, 'Necro Weapons', 'Foe', { sfx: [] });
      else game.attack('Boss', 'Hit', 'Foe', { sfx: [] });
      game.forgetDice();
      const dice = game.events('powerRolled').map(({ faces }) => faces);
      return { dice, ko: game.model('Foe').status, ...(standing(game, at.card.id, crowd + 1) as object) };
    },
    happens: { dice: [[5]], ko: 'ko', models: 3, newcomers: [`a1.3 ${beside(ACE_AT).join()}`] },
    without: { dice: [], ko: 'ko', models: 2, newcomers: [] },
    twins: {
      'the die shows 4': [{ face: 4 }, { dice: [[4]], ko: 'ko', models: 2, newcomers: [] }],
      'it is not Living': [{ types: NONLIVING }, { dice: [], ko: 'ko', models: 2, newcomers: [] }],
      'it was not in Base to Base': [{ gap: 1 }, { dice: [], ko: 'ko', models: 2, newcomers: [] }],
      'a friend has KO’ed it': [{ by: 'Boss' }, { dice: [], ko: 'ko', models: 2, newcomers: [] }],
      'there are five of them': [{ crowd: 4 }, { dice: [[5]], ko: 'ko', models: 5, newcomers: [] }],
      silenced: [{ silent: true }, { dice: [], ko: 'ko', models: 2, newcomers: [] }],
    },
  }),
  evidence({
    of: ['papa-zombie/the-dead-will-walk-again'],
    base: {
      types: LIVING,
      kind: 'supreme' as 'supreme' | 'minion' | 'monster',
      side: 'b' as 'a' | 'b',
      hidden: false,
      cards: 0,
      full: false,
      known: true,
      silent: false,
    },
    scene: (at, { types, kind, side, hidden, cards, full, known, silent }) => {
      const ghede = at.other('ghede');
      const group = (models: number) => ({ ...ghede, modelsAtStart: models });
      const prey = {
        Prey: {
          at: [16, 12] as const,
          health: 1,
          card: { I: 1, types, kind, ...(kind === 'minion' ? { modelsAtStart: 1 } : {}) },
        },
      };
      const near = full
        ? ([
            [16, 14],
            [16, 15.5],
            [16, 17],
            [16, 18.5],
            [16, 20],
          ] as const)
        : ([[16, 15]] as const);
      const game = fight(at, {
        profiles: known ? [ghede] : [],
        own: { lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        foe: { at: [22, 22] },
        pieces: hidden ? [structure('wall', { at: [14.5, 12], size: [0.5, 4], height: 3 })] : [],
        a: {
          Pal: { at: [18, 12], card: { actions: [SHOT], F: 12 } },
          ...(cards > 0 ? { [ghede.short]: { card: group(near.length), at: near } } : {}),
          ...(side === 'a' ? prey : {}),
        },
        b: side === 'b' ? prey : {},
      }).activate('Pal');
      game.attack('Pal', 'Shot', 'Prey', { sfx: [] }).forgetDice();
      const before = cards > 0 ? near.length : 0;
      const { newcomers } = standing(game, 'ghede', 0) as { readonly newcomers: readonly string[] };
      const risen = newcomers.filter((one) => one.endsWith(' 16,12'));
      return [newcomers.length - before, ...risen];
    },
    happens: [1, 'a3 16,12'],
    without: [0],
    twins: {
      'it is a Minion': [{ kind: 'minion', cards: 1 }, [1, 'a3.2 16,12']],
      'a Ghede card is there: the model joins it': [{ cards: 1 }, [1, 'a3.2 16,12']],
      'the nearest card is full: another one is formed': [{ cards: 1, full: true }, [1, 'a4 16,12']],
      'it is a Monster': [{ kind: 'monster' }, [0]],
      'it is Mechanical': [{ types: MECHANICAL }, [0]],
      'he cannot see it': [{ hidden: true }, [0]],
      'it is a friend': [{ side: 'a' }, [0]],
      'no Ghede are at hand': [{ known: false }, [0]],
      silenced: [{ silent: true }, [0]],
    },
  }),
];
