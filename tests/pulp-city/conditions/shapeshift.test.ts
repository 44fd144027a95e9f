import { describe, expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { type CardSpec, card } from '../../support/card.ts';
import { beside, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { fromSetup, scene, type SceneSpec, setupOf } from '../../support/scene.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
const BITE = 'AP 1 Bite (CCM, F vs G, Damage 2) SFX: none';
const turn = (to: string, more: object = {}): Clause => ({ allow: 'shapeshift', with: { to, ...more } });

interface Forms {
  readonly man?: Partial<CardSpec>;
  readonly wolf?: Partial<CardSpec>;
  /** What the permission of both forms says besides. */
  readonly more?: object;
}

/** Man, who can turn into Wolf, and Wolf, who can turn into Man. */
function cards({ man = {}, wolf = {}, more = {} }: Forms): { man: CardProfile; wolf: CardProfile } {
  const change = (to: string) => [{ name: 'Change', clauses: [turn(to, more)] }];
  return {
    man: card({ name: 'Man', actions: [STRIKE], powers: change('Wolf'), ...man }),
    wolf: card({ name: 'Wolf', actions: [BITE], powers: change('Man'), ...wolf }),
  };
}

/** Man of Team a at (12, 12), just Activated; Foe touches him. */
function shifter(
  edition: Edition,
  forms: Forms = {},
  spec: Partial<SceneSpec> & { readonly him?: object } = {},
): Play {
  const { man, wolf } = cards(forms);
  const { him, a, b, ...rest } = spec;
  const game = scene({
    edition,
    a: { Man: { card: man, at: [12, 12], ...him }, ...a },
    b: { Foe: { at: beside([12, 12]) }, ...b },
    profiles: [wolf],
    ...rest,
  });
  return game.activate('Man');
}

const shift = (game: Play, form = 'wolf'): Play => game.act({ do: 'shapeshift', form });
const shown = (game: Play) => game.state.cards['a1']?.profile;
const him = (game: Play) => game.state.models['a1']!;

describe('Health', () => {
  test('[PC-COND-06@2017] with 5 of 8 and a form of at most 6: 3 are lost, so 3 are left', () => {
    const game = shifter('2017', { man: { health: 8 }, wolf: { health: 6 } }, { him: { health: 5 } });
    shift(game);
    expect([shown(game), him(game).health]).toEqual(['wolf', 3]);
    expect(game.last('shapeshifted')).toMatchObject({ card: 'a1', health: [{ model: 'a1', left: 3 }] });
  });

  test("[PC-COND-06@2017] with nothing left in the new form it is KO'ed, and its Activation over", () => {
    const game = shifter(
      '2017',
      { man: { health: 8 }, wolf: { health: 4 } },
      {
        him: { health: 4 },
        a: { Pal: { at: [2, 2] } },
      },
    );
    shift(game);
    expect(him(game)).toMatchObject({ status: 'ko', health: 0 });
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-COND-06@2017] what a smaller form had lost stays lost in the larger one', () => {
    const game = shifter('2017', { man: { health: 4 }, wolf: { health: 9 } }, { him: { health: 1 } });
    expect(him(shift(game)).health).toBe(6);
    expect(him(shift(game, 'man')).health).toBe(1);
  });

  test('[PC-COND-06@2013] 5 left on the shared track are 5 left', () => {
    const game = shifter('2013', { man: { health: 8 }, wolf: { health: 6 } }, { him: { health: 5 } });
    expect(him(shift(game)).health).toBe(5);
    const more = shifter('2013', { man: { health: 4 }, wolf: { health: 9 } }, { him: { health: 1 } });
    expect(him(shift(more)).health).toBe(1);
  });

  test('[PC-COND-06@2013] more than the new form can have is lost', () => {
    const game = shifter('2013', { man: { health: 8 }, wolf: { health: 6 } });
    expect(him(shift(game)).health).toBe(6);
  });
});

describe('the price', () => {
  test('[PC-COND-06@2017] with 2 Fatigue of 2 it cannot Shapeshift', () => {
    const game = shifter('2017', {}, { him: { fatigue: 2 }, dice: [1, 1] });
    expect(game.refused(shift)).toBe('shapeshift.fatigue');
    game.attack('Man', 'Strike', 'Foe');
  });

  test('[PC-COND-06@2017] one Fatigue each time, more than once with enough of it, and no Action', () => {
    const game = shift(shift(shifter('2017')), 'man');
    expect([shown(game), game.card('Man').fatigue]).toEqual(['man', 2]);
    expect(game.refused(shift)).toBe('shapeshift.fatigue');
    game.dice(2, 1).attack('Man', 'Strike', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-COND-06@2017] a Power may make the first one of a Round free, for both forms together', () => {
    const game = shifter('2017', { more: { freeFirstPerRound: true } });
    expect(shift(game).card('a1').fatigue).toBe(0);
    expect(shift(game, 'man').card('a1').fatigue).toBe(1);
    expect(shift(game).card('a1').fatigue).toBe(2);
    game.endActivation().activate('Foe').move('Foe').endActivation();
    startRound(endTurns(game).dice(2, 1), { a: 'a1', b: 'Foe' }, 'a');
    game.activate('a1');
    expect(shift(game, 'man').card('a1').fatigue).toBe(0);
  });

  test('[PC-COND-06@2013] with 3 AP spent and an AP Limit of 4 there is 1 AP left to spend', () => {
    const dear = 'AP 2 Howl (IST, K vs T#5, Self/Heal 1) SFX: none';
    const game = shifter('2013', { wolf: { apLimit: 4, actions: [BITE, dear] } }, { him: { apSpent: 3 } });
    shift(game);
    const use = (name: string, targets: readonly string[]) =>
      game.refused((it) =>
        it.act({ do: 'action', model: 'a1', action: name, use: 0, targets: targets.map(game.names.target) }),
      );
    expect(use('howl', [])).toBe('cost.apLimit');
    game
      .dice(2, 1)
      .act({ do: 'action', model: 'a1', action: 'bite', use: 0, targets: [game.names.model('Foe')] });
    expect([game.model('Foe').health, game.card('a1').apSpent]).toEqual([4, 4]);
  });

  test('[PC-COND-06@2013] with more spent than the new form may, nothing is left, and nothing breaks', () => {
    const fast = { man: { role: 'Speeder' as const }, wolf: { apLimit: 2 } };
    const game = shifter('2013', fast, { him: { apSpent: 5, fatigue: 2 } });
    shift(game);
    expect(game.card('a1').fatigue).toBe(3);
    expect(game.question('turn').by).toBe('b');
    expect(game.card('a1').apSpent).toBe(5);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('lasting Effects, Fatigue, Power Up dice and AP spent come along', () => {
    const before = { stunned: true, suppress: 2, weak: ['Fire'], fatigue: 1, apSpent: 2, powerUp: 3 };
    const game = shift(shifter(edition, { more: { freeFirstPerRound: true } }, { him: before }));
    expect(him(game)).toMatchObject({ stunned: true, suppress: 2, weak: ['Fire'] });
    expect(game.card('a1')).toMatchObject({ fatigue: 1, apSpent: 2, powerUp: 3 });
  });

  test('the Actions, Traits and movement are those of the form it shows', () => {
    const game = shifter(edition, { wolf: { F: 9, movement: 'Flight', move: 8 } });
    shift(game);
    expect(() => game.order('a1', 'Strike', 'Foe')).toThrow("no Action 'Strike'");
    // Two dice, for who flies has Higher Ground.
    game.dice(1, 1, 1).attack('a1', 'Bite', 'Foe');
    expect(game.last('rolled').attack).toMatchObject({ value: 9 });
    game.move('a1', [12, 19], { as: 'Flight' });
    expect(game.state.models['a1']?.y).toBe(19 * 25_400);
  });

  test('only in its own Activation, and between Actions', () => {
    const bend = 'AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none';
    const { man, wolf } = cards({});
    const game = scene({
      edition,
      a: { Ace: { at: [12, 9], card: { actions: [bend] } } },
      b: { Man: { card: man, at: [12, 12] } },
      profiles: [wolf],
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Bend', 'Man');
    expect(game.refused(shift)).toBe('shapeshift.notNow');
    game.endActivation();
    expect(game.refused(shift)).toBe('shapeshift.noForm');
  });

  test('after the last Action it may still turn back, and then the Activation ends', () => {
    const game = shifter(edition, { man: { movement: 'Immobile', move: 0 } }, { dice: [2, 1] });
    game.attack('Man', 'Strike', 'Foe');
    expect(game.asked()).toEqual(['act']);
    shift(game);
    expect(shown(game)).toBe('wolf');
    game.endActivation();
    expect(game.question('turn').by).toBe('b');
  });

  test('a form that the card does not have, or that was not handed in, is refused', () => {
    const game = shifter(edition);
    expect(game.refused((it) => shift(it, 'foe'))).toBe('shapeshift.noForm');
    const { man } = cards({});
    const alone = scene({ edition, a: { Man: { card: man, at: [12, 12] } }, b: { Foe: { at: [2, 2] } } });
    expect(alone.activate('Man').refused(shift)).toBe('shapeshift.noForm');
  });

  test('a new base that does not fit is refused', () => {
    const wide = { wolf: { baseMm: 50 } };
    expect(shifter(edition, wide).refused(shift)).toBe('place.overlaps');
    const free = shifter(edition, wide, { b: { Foe: { at: beside([12, 12], { mm: 50 }) } } });
    shift(free);
    expect(shown(free)).toBe('wolf');
    expect(free.refused((it) => it.move('a1', [12.5, 12], { as: 'Sprint' }))).toMatch(
      /^move\.(blocked|overlaps)$/,
    );
  });

  test('who clung to a wall as a climber comes down with the form', () => {
    const tower = structure('tower', { at: [12 + 15 / 25.4 + 2, 12], size: [4, 4], height: 8 });
    const game = shifter(
      edition,
      { man: { movement: 'Wall Crawling', move: 6 } },
      {
        him: { z: 4, wall: 'tower' },
        b: { Foe: { at: [2, 2] } },
        pieces: [tower],
        dice: edition === '2013' ? [1, 1, 6] : [],
      },
    );
    shift(game);
    if (game.asked()[0] === 'environmentDefence')
      game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(him(game).z).toBe(0);
    expect(game.events('fell')).toHaveLength(1);
  });

  test('an Aura of the form it has left holds whom its bar names', () => {
    const howl = 'AP 1 Howl* (AUR 6, K vs T#5, Limited/Friendly, Attack 1) SFX: none';
    const game = shifter(
      edition,
      { man: { actions: [howl] } },
      {
        b: { Foe: { at: beside([12, 12]), card: { actions: [STRIKE] } } },
        dice: [2, /* Bite */ 1, 1, 1, /* Strike */ 1, 1],
      },
    );
    shift(game.attack('Man', 'Howl')).attack('a1', 'Bite', 'Foe');
    expect(reasons(game)).toEqual(['Attack 1']);
    game.endActivation().activate('Foe').attack('Foe', 'Strike', 'a1');
    expect(reasons(game)).toEqual([]);
  });

  test('its Exclusive Minions stay its own in every form', () => {
    const game = shifter(
      edition,
      {},
      {
        a: { Pup: { card: { kind: 'minion', exclusiveTo: 'man' }, at: [[4, 4]] }, Pal: { at: [2, 2] } },
      },
    );
    shift(game).endActivation();
    expect(game.question('commandAfter').cards).toEqual([game.names.card('Pup')]);
    game.decline();
  });
});

describe('the form at the beginning', () => {
  const begin = (edition: Edition, form: string | undefined) => {
    const { man, wolf } = cards({ wolf: { health: 9, level: 2 } });
    const setup = setupOf({ edition, a: { Man: { card: man, at: [0, 0] } }, b: { Foe: { at: [0, 0] } } });
    return {
      ...setup,
      profiles: { ...setup.profiles, wolf },
      teams: {
        ...setup.teams,
        a: { name: 'A', cards: [{ profile: 'man', ...(form === undefined ? {} : { form }) }] },
      },
    };
  };

  test.each(['2013', '2017'] as const)('is either, as set-up says: %s', (edition) => {
    const wolf = fromSetup(begin(edition, 'wolf'), [3, 1, 1, 1]).forgetDice();
    expect([shown(wolf), him(wolf).health, wolf.state.cards['a1']?.level]).toEqual(['wolf', 9, 2]);
    expect(shown(fromSetup(begin(edition, undefined), [3, 1, 1, 1]).forgetDice())).toBe('man');
  });

  test('is none that the recruited card cannot take', () => {
    const read = pulpCity.begin(begin('2017', 'foe'));
    expect(read.ok ? [] : read.error.map(({ code }) => code)).toEqual(['setup.noForm']);
  });
});
