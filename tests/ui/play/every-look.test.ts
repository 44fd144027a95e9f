/** Whatever can be picked can be looked at: what the table shows never fails, in random Encounters with Citizens. */
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../../../src/cli/random-setup.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { EDITIONS } from '../../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Decision } from '../../../src/systems/pulp-city/model/frames.ts';
import type { World } from '../../../src/systems/pulp-city/model/encounter.ts';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { actMenu } from '../../../src/systems/pulp-city/view/actions/action-menu.ts';
import { areaOdds } from '../../../src/systems/pulp-city/view/actions/area-odds.ts';
import { oddsView } from '../../../src/systems/pulp-city/view/actions/odds.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import {
  type ActAsk,
  type ActDraft,
  actPlan,
  actionOrder,
  menuFor,
  pickAction,
} from '../../../src/games/pulp-city/decisions/act/act-plan.ts';
import type { Decor } from '../../../src/games/pulp-city/scene/decor.ts';
import { sayIn } from '../../../src/games/pulp-city/words/say.ts';
import { planFor } from '../../../src/games/pulp-city/decisions/plans.ts';
import { quietDecor } from '../../../src/games/pulp-city/decisions/automatic.ts';
import { sceneOf } from '../../../src/games/pulp-city/scene/scene.ts';

const MOST = 150;
const SEEDS = [1, 2, 3];

/** Every draft that one tap on an Action, and one more on whoever lights up, leads to. */
function drafts(w: World, ask: ActAsk, look: (draft: ActDraft) => Decor): void {
  for (const model of ask.models) {
    look(menuFor(model));
    for (const { action } of actMenu(w, ask, model).actions) {
      const picked = pickAction(w, menuFor(model), action.id);
      const { targets = [] } = look(picked);
      for (const id of targets.slice(0, 3)) look(actPlan.gesture(w, ask, picked, { do: 'tapToken', id }));
    }
  }
}

function lookAt(w: World, decision: Decision): number {
  const say = sayIn(w, translate('fr'));
  const plan = planFor(decision.kind);
  const decor =
    plan === null ? quietDecor(say, decision, null) : plan.decor(say, decision, plan.begin(w, decision));
  let looks = sceneOf(w, say.t, decor).tokens.length;
  if (decision.kind === 'act') {
    drafts(w, decision, (draft) => {
      looks += 1;
      const order = actionOrder(w, draft);
      const use = order === null ? null : tryDeclare(w, order, declarerOf(decision)).use;
      if (use !== null) {
        oddsView(w, use);
        areaOdds(w, use);
      }
      return actPlan.decor(say, decision, draft);
    });
  }
  return looks;
}

describe.each(EDITIONS)('edition of %s', (edition) => {
  test('every question, Action and Target has its picture', { timeout: 90_000 }, () => {
    let looks = 0;
    for (const seed of SEEDS) {
      const setup = {
        ...randomSetup(edition, 'ready-made', seed),
        citizens: { wanted: { a: true, b: true }, number: 'normal' as const },
      };
      const opened = pulpCity.open(setup);
      if (!opened.ok) throw new Error(JSON.stringify(opened.error[0]));
      let { game } = opened.value;
      const draw = stream(seed);
      for (let count = 0; count < MOST; count += 1) {
        const decision = game.rest.pending[0];
        if (decision === undefined) break;
        looks += lookAt(worldOf(game), decision);
        const answer = pulpCity.sample(game, decision, draw);
        const next = pulpCity.execute(game, { type: 'answer', decision: decision.id, answer });
        if (!next.ok) throw new Error(next.error.code);
        game = next.value.game;
      }
    }
    expect(looks).toBeGreaterThan(1000);
  });
});
