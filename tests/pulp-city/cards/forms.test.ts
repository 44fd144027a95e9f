import { describe, expect, test } from 'vitest';
import { formsOnCard } from '../../../src/systems/pulp-city/cards/forms.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { actMenu } from '../../../src/systems/pulp-city/view/actions/action-menu.ts';
import { beside } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { type ModelSpec, scene, setupOf } from '../../support/scene.ts';
import { cardFile, loaded, refused } from './card-files.ts';

const silverager = loaded(cardFile('silverager'));
const RAGE = 'silverager-rage';
const AT = [12, 12] as const;

inEditions(['2013', '2017'], (edition) => {
  const calm = (spec: Partial<ModelSpec> = {}, dice: readonly number[] = []) =>
    scene({
      edition,
      a: { Silverager: { card: silverager, at: AT, ...spec } },
      b: { Foe: { at: beside(AT, { mm: 30, otherMm: silverager.baseMm }), card: { G: 9 } } },
      profiles: formsOnCard(silverager),
      dice,
    });
  const shift = (game: ReturnType<typeof calm>, form: string) => game.act({ do: 'shapeshift', form });

  describe('two forms on one card', () => {
    test('[PC-COND-06] Silverager is Fatigued to go from Calm to Rage, and back with another Fatigue', () => {
      const game = shift(calm({ health: 7 }).activate('Silverager'), RAGE);
      expect(game.profile('Silverager')).toMatchObject({
        form: 'Rage',
        traits: { F: 6, G: 3, I: 6, J: 2 },
        trump: ['F', 'I'],
        name: 'Silverager',
      });
      expect([game.card('Silverager').fatigue, game.model('Silverager').health]).toEqual([1, 7]);
      shift(game, 'silverager');
      expect(game.profile('Silverager')).toMatchObject({ form: 'Calm', trump: ['G', 'J'] });
      expect(game.refused((it) => shift(it, RAGE))).toBe('shapeshift.fatigue');
    });

    test('[PC-COND-06] the Traits of the form are rolled at once', () => {
      const game = shift(calm({}, [1, 1, 1, 6]).activate('Silverager'), RAGE);
      game.attack('Silverager', 'Spinebreaker', 'Foe');
      expect(game.last('rolled').attack).toMatchObject({ trait: 'F', value: 6 });
      game.forgetDice();
    });

    test('[PC-COND-06] the form it is in, and forms of other cards, are not offered', () => {
      const game = calm().activate('Silverager');
      expect(game.refused((it) => shift(it, 'silverager'))).toBe('shapeshift.noForm');
      const menu = actMenu(worldOf(game.game), game.question('act'), game.names.model('Silverager'));
      expect(menu.forms).toMatchObject([{ form: RAGE, name: 'Rage', power: 'Rage', free: false, why: null }]);
    });

    test('[PC-COND-06] it may begin in either form', () => {
      const setup = setupOf({
        edition,
        a: { Silverager: { card: silverager, at: AT } },
        b: { Foe: { at: AT } },
      });
      const inRage = {
        ...setup,
        teams: { ...setup.teams, a: { ...setup.teams.a, cards: [{ profile: 'silverager', form: RAGE }] } },
      };
      const rage = pulpCity.begin(inRage);
      expect(rage.ok && rage.value.state.cards['a1']?.profile).toBe(RAGE);
      const wrong = {
        ...setup,
        teams: { ...setup.teams, b: { ...setup.teams.b, cards: [{ profile: 'foe', form: RAGE }] } },
      };
      const begun = pulpCity.begin(wrong);
      expect(begun.ok ? [] : begun.error.map(({ code }) => code)).toEqual(['setup.noForm']);
    });
  });
});

test('[PC-COND-06] forms printed on a card are checked with it', () => {
  const file = { ...cardFile('silverager'), forms: [{ id: 'silverager-rage', form: 'Rage', trump: ['Q'] }] };
  expect(refused(file)).toMatchObject([{ code: 'card.unknownTrait', path: 'forms.0.trump.0' }]);
});
