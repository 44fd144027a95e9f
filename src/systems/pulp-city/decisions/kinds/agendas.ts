import * as v from 'valibot';
import { between, chance, type Draw, pick, shuffled } from '../../../../kernel/draw.ts';
import { nearestArea, whyNotAreaAt } from '../../agendas/items.ts';
import { agendaOf, nomineesFor, whyNotPicks } from '../../agendas/picks.ts';
import { AGENDA_IDS, type AgendaId, type AgendaPick } from '../../model/agendas.ts';
import type { World } from '../../model/encounter.ts';
import type { TeamId } from '../../model/ids.ts';
import { oneOffered } from '../choices.ts';
import { id, point } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';

const MOST_PICKS = 20;
const SALT = 128;
const TRIES = 12;

export const agendaId = v.picklist(AGENDA_IDS);

export const writeAgendas: Kind<'writeAgendas'> = {
  schema: v.object({
    picks: v.pipe(
      v.array(v.object({ agenda: agendaId, nominee: v.exactOptional(id) })),
      v.maxLength(MOST_PICKS),
    ),
    salt: v.pipe(v.string(), v.maxLength(SALT)),
  }),
  options: unlisted,
  check: (w, { by }, { picks }) => whyNotPicks(w.setup, w.rules, by, picks),
  sample(w, { by, most, open }, draw) {
    const picks = shuffled(draw, open)
      .slice(0, chance(draw, 85) ? most : 0)
      .map((agenda) => withNominee(w, by, agenda, draw));
    return { picks, salt: saltOf(draw) };
  },
};

function withNominee(w: World, team: TeamId, id: AgendaId, draw: Draw): AgendaPick {
  const agenda = agendaOf(w.rules, id);
  if (agenda?.nominates?.when !== 'written') return { agenda: id };
  const nominee = pick(draw, nomineesFor(w.setup, team, agenda));
  return nominee === undefined ? { agenda: id } : { agenda: id, nominee };
}

const saltOf = (draw: Draw): string =>
  [draw(), draw(), draw(), draw()].map((word) => word.toString(16)).join('');

export const pickAgenda: Kind<'pickAgenda'> = {
  schema: v.nullable(agendaId),
  options: (_w, { options, mayDecline }) => (mayDecline ? [...options, null] : options),
  check: (_w, { options, mayDecline }, answer) => oneOf(mayDecline ? [...options, null] : options, answer),
  sample: (_w, { options, mayDecline }, draw) =>
    mayDecline && chance(draw, 10) ? null : (pick(draw, options) ?? null),
};

export const nameChief: Kind<'nameChief'> = oneOffered(({ cards }) => cards);

export const nominate: Kind<'nominate'> = oneOffered(({ cards }) => cards);

export const tagCitizen: Kind<'tagCitizen'> = oneOffered(({ options }) => options);

export const placeAgendaArea: Kind<'placeAgendaArea'> = {
  schema: v.union([v.object({ piece: id }), point]),
  options: unlisted,
  check: (w, { pieces }, answer) =>
    'piece' in answer ? oneOf(pieces, answer.piece) : whyNotAreaAt(w, answer),
  sample(w, { pieces }, draw) {
    const piece = chance(draw, 50) ? pick(draw, pieces) : undefined;
    if (piece !== undefined) return { piece };
    const { size } = w.setup.table;
    for (let left = TRIES; left > 0; left -= 1) {
      const at = { x: between(draw, 0, size), y: between(draw, 0, size) };
      if (whyNotAreaAt(w, at) === null) return at;
    }
    const middle = Math.round(size / 2);
    return nearestArea(w, { x: middle, y: middle }) ?? { x: middle, y: middle };
  },
};
