import * as v from 'valibot';
import { chance, pick } from '../../../../kernel/draw.ts';
import { liveModels, supremesInPlay } from '../../board/cards.ts';
import { refusal } from '../../model/refusals.ts';
import { canMove } from '../../rules/actions/activating.ts';
import { checkMove, sampleMove } from '../../rules/movement/moving.ts';
import { quickMovers } from '../../rules/rounds/quick-movers.ts';
import { id, moveOrder } from '../forms.ts';
import { agendaId } from './agendas.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';

export const masterPlan: Kind<'masterPlan'> = {
  schema: v.variant('plan', [
    v.object({ plan: v.literal('own'), power: id }),
    v.object({ plan: v.literal('agenda'), agenda: agendaId }),
    v.object({ plan: v.literal('domination') }),
    v.object({ plan: v.literal('powerUp'), card: id }),
    v.object({ plan: v.literal('actFast'), ...moveOrder }),
    v.object({ plan: v.literal('none') }),
  ]),
  options: unlisted,
  check(w, decision, answer) {
    if (answer.plan === 'none') return null;
    if (answer.plan === 'agenda') return oneOf(decision.agendas ?? [], answer.agenda);
    if (answer.plan === 'own') return oneOf(decision.own, answer.power);
    const closed = oneOf(decision.plans, answer.plan);
    if (closed !== null || answer.plan === 'domination') return closed;
    if (answer.plan === 'powerUp') {
      return supremesInPlay(w, decision.by).includes(answer.card)
        ? null
        : refusal('plan.supremesOnly', {}, 'PC-START-09');
    }
    const model = w.state.models[answer.model];
    if (model === undefined || !supremesInPlay(w, decision.by).includes(model.card))
      return refusal('plan.supremesOnly', {}, 'PC-START-07');
    if (answer.combined) return refusal('plan.plainMove');
    const checked = checkMove(w, answer);
    return checked.ok ? null : checked.error;
  },
  sample(w, decision, draw) {
    const agenda = pick(draw, decision.agendas ?? []);
    if (agenda !== undefined && chance(draw, 50)) return { plan: 'agenda', agenda };
    const plan = pick<string>(draw, [...decision.plans, ...decision.own]);
    if (plan === 'powerUp') {
      const card = pick(draw, supremesInPlay(w, decision.by));
      if (card !== undefined) return { plan, card };
    }
    if (plan === 'actFast') {
      const card = pick(draw, quickMovers(w, decision.by));
      const movers = card === undefined ? [] : liveModels(w, card).filter((one) => canMove(w, one));
      const model = pick(draw, movers);
      if (model !== undefined) return { plan, ...sampleMove(w, model, draw, { plain: true }) };
    }
    if (plan !== undefined && decision.own.includes(plan)) return { plan: 'own', power: plan };
    return { plan: decision.plans.includes('domination') ? 'domination' : 'none' };
  },
};
