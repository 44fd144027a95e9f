/** What a bot's advice does, in words: of every question that random play comes to. */
import { expect, test } from 'vitest';
import { answerWords } from '../../../src/games/pulp-city/bots/answer-words.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { copy } from '../../../src/simulation/same.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { inEditions } from '../../support/editions.ts';
import { appFor, gameOf } from '../panels/around.tsx';

const DECISIONS = 160;

inEditions(['2013', '2017'], (edition) => {
  test('whatever is answered is told before as the log tells it then, and nothing has happened', () => {
    const app = appFor({ edition, want: null });
    const draw = stream(9);
    let told = 0;
    for (let left = DECISIONS; left > 0; left -= 1) {
      const game = gameOf(app);
      const [decision] = game.rest.pending;
      if (decision === undefined) break;
      const before = copy(game);
      const answer = pulpCity.sample(game, decision, draw);
      for (const lang of ['en', 'fr'] as const) {
        const words = answerWords(game, decision.id, answer, translate(lang));
        expect(words.length).toBeLessThanOrEqual(3);
        if (words.length > 0) told += 1;
      }
      expect(copy(game)).toEqual(before);
      expect(answerWords(game, decision.id, { no: 'such answer' }, translate('en'))).toEqual([]);
      expect(app.session.dispatch({ type: 'answer', decision: decision.id, answer })).toBeNull();
    }
    expect(told).toBeGreaterThan(20);
  });
});
