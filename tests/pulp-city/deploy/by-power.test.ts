import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { inEditions } from '../../support/editions.ts';
import { danger, rift } from '../move/walker.ts';
import { at, deploying, hero, may, southern, untilInfiltrators } from './deploying.ts';

const way = (clause: Clause) => ({ powers: [{ name: 'Way', clauses: [clause] }] });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DEPLOY-04] some may be put so many inches beyond their zone, by a Power of a friend', () => {
    const rose = way({
      allow: 'deploy',
      with: { where: 'beyondZone', inches: 4 },
      who: { side: 'friendly', kind: 'supreme', faction: 'Watch' },
    });
    const game = deploying(edition, {
      Rose: hero({ ...rose, factions: ['Watch'] }),
      Pal: hero({ factions: ['Watch'] }),
      Other: hero(),
    });
    expect(may(game, 'Pal', 12, 6.4)).toBe('ok');
    expect(may(game, 'Rose', 12, 6.4)).toBe('ok');
    expect(may(game, 'Pal', 12, 6.5)).toBe('place.outsideZone');
    expect(may(game, 'Other', 12, 6.4)).toBe('place.outsideZone');
    const foe = deploying(edition, { Rose: hero(rose) }, [], 24, {
      Foe: hero({ factions: ['Watch'] }),
    });
    expect(may(foe, 'Foe', 12, 17.6)).toBe('place.outsideZone');
  });

  test('[PC-DEPLOY-04] some may be put anywhere but in Impassable Terrain', () => {
    const gap = rift('gap', [12, 17], [2, 2]);
    const bog = danger('bog', [12, 12], [2, 2]);
    const game = deploying(edition, { Post: hero(way({ allow: 'deploy', with: { where: 'anywhere' } })) }, [
      bog,
      gap,
    ]);
    expect(may(game, 'Post', 12, 23)).toBe('ok');
    expect(may(game, 'Post', 12, 12)).toBe('ok');
    expect(may(game, 'Post', 12, 17)).toBe('place.impassable');
  });

  const escort = way({
    allow: 'deploy',
    with: { where: 'touching', of: { side: 'friendly' }, step: 'infiltrators' },
  });

  test('[PC-DEPLOY-03] some wait for the Infiltrators and may then touch a friend anywhere', () => {
    const game = deploying(edition, {
      Mambo: hero(escort),
      Spy: hero({ role: 'Infiltrator' }),
    });
    untilInfiltrators(game);
    expect(game.question('deploy').models).toEqual([game.names.model('Mambo'), game.names.model('Spy')]);
    expect(may(game, 'Mambo', 12, 13.2)).toBe('place.outsideZone');
    game.answer('deploy', { model: game.names.model('Spy'), at: at(12, 12) });
    expect(may(game, 'Mambo', 12, 13.185)).toBe('ok');
    expect(may(game, 'Mambo', 12, 13.5)).toBe('place.outsideZone');
    expect(may(game, 'Mambo', 12, 1)).toBe('ok');
  });

  test('[PC-DEPLOY-08] whoever may touch a friend stays out of the Enemy zone all the same', () => {
    const post = hero(way({ allow: 'deploy', with: { where: 'anywhere' } }));
    const game = deploying(edition, { Mambo: hero(escort), Post: post, Spy: hero({ role: 'Infiltrator' }) });
    southern(game).answer('deploy', { model: game.names.model('Post'), at: at(12, 22.5) });
    untilInfiltrators(game).answer('deploy', { model: game.names.model('Spy'), at: at(6, 20.409) });
    expect(may(game, 'Mambo', 13.185, 22.5)).toBe('place.outsideZone');
    expect(may(game, 'Mambo', 7, 21.04)).toBe('place.outsideZone');
    expect(may(game, 'Mambo', 7.185, 20.409)).toBe('ok');
  });

  const ninja = way({
    allow: 'deploy',
    with: { where: 'near', of: { side: 'friendly', name: 'Sensei' }, inches: 6, step: 'infiltrators' },
  });

  test('[PC-DEPLOY-03] some wait only for a friend who is an Infiltrator, and keep near it', () => {
    const game = deploying(edition, {
      Ninja: hero(ninja),
      Sensei: hero({ role: 'Infiltrator' }),
    });
    untilInfiltrators(game);
    game.answer('deploy', { model: game.names.model('Sensei'), at: at(12, 17) });
    expect(may(game, 'Ninja', 12, 9.9)).toBe('ok');
    expect(may(game, 'Ninja', 12, 9.7)).toBe('place.outsideZone');
    expect(may(game, 'Ninja', 12, 20.5)).toBe('place.outsideZone');
    const alone = deploying(edition, { Ninja: hero(ninja), Pal: hero() });
    expect(alone.question('deploy')).toMatchObject({ infiltrators: false });
    expect(alone.question('deploy').models).toContain(alone.names.model('Ninja'));
  });
});
