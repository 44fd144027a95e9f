import { byPlayer } from '../../../kernel/ids.ts';
import { agendasLeft, agendasOpenTo, nomineesFor, pickersInTurn } from '../agendas/picks.ts';
import { chiefsOf } from '../agendas/chiefs.ts';
import { areasOpen, itemsOf, markArea, nearestArea } from '../agendas/items.ts';
import { agendasPlayed, settleAgendas } from '../agendas/settle.ts';
import { writeSheet } from '../agendas/sheets.ts';
import { bringHome, tagByTouch } from '../agendas/tags.ts';
import { vanquished } from '../board/cards.ts';
import { onTable } from '../board/on-table.ts';
import { idBeside } from '../board/piece-ids.ts';
import { standIn, stillIn, teamsIn, teamsOf } from '../board/sides.ts';
import { agendaCitizenId } from '../model/agendas.ts';
import type { World } from '../model/encounter.ts';
import { answered, answersOf, type Frame, type Proc, returned } from '../model/frames.ts';
import type { Ranks, Shapes } from '../model/frame-locals.ts';
import type { TeamId } from '../model/ids.ts';
import { placeForCitizen, roomForCitizen } from '../rules/citizens/placing.ts';
import { ranksAfter, stillTied } from './tactical-roll.ts';

type Item = Shapes['agendas']['place']['queue'][number];

/** How the choice of Agendas begins; null: there is none to make, or it has been made. @rule PC-SETUP-01 @rule PC-SETUP-02 */
export function agendasToChoose(w: World, terrain: TeamId): Frame | null {
  if (w.setup.agendas === undefined || w.state.agendas !== undefined) return null;
  return w.rules.agendas.use === 'secret'
    ? { proc: 'agendas', step: 'write' }
    : { proc: 'agendas', step: 'pick', terrain, nth: 0 };
}

/** How the placing of their items begins; null: there are none. @rule PC-AGENDA-04 */
export const itemsToPlace = (w: World): Frame | null =>
  teamsIn(w).some((team) => itemsOf(w, team).length > 0) ? { proc: 'agendas', step: 'order' } : null;

export const perilsToPlace = (w: World): Frame | null =>
  teamsIn(w).some((team) => itemsOf(w, team, 'citizen').length > 0)
    ? { proc: 'agendas', step: 'perils' }
    : null;

/** Whom a Team names when the Teams stand; null: nobody is to be named. @rule PC-AGENDA-09 */
export const toNominate = (w: World): Frame | null =>
  openNomination(w) === null ? null : { proc: 'agendas', step: 'nominate' };

function openNomination(w: World) {
  const found = agendasPlayed(w).find(
    ({ agenda, mine }) =>
      agenda.nominates?.when === 'firstRound' &&
      mine.nominee === null &&
      mine.team !== null &&
      !vanquished(w, mine.team),
  );
  return found?.mine.team === undefined || found.mine.team === null
    ? null
    : { ...found, team: found.mine.team };
}

/** One item of each Team in turn, until all are placed. @rule PC-AGENDA-04 */
function inTurn(w: World, places: 'citizenInArea' | 'citizen'): readonly Item[] {
  const order = stillIn(w, w.state.agendas?.order ?? []);
  const lists = order.map((team) => itemsOf(w, team, places).map(({ agenda }) => ({ team, agenda })));
  const most = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Those with items to place, the most first; those with as many share a rank. @rule PC-AGENDA-04 */
function byItems(w: World): Ranks {
  const placing = teamsIn(w).filter((team) => itemsOf(w, team).length > 0);
  const counts = new Set(placing.map((team) => itemsOf(w, team).length));
  return [...counts]
    .toSorted((one, other) => other - one)
    .map((count) => placing.filter((team) => itemsOf(w, team).length === count));
}

/** Whoever is out places nothing. @rule PC-WIN-08 */
const ofThoseIn = (w: World, items: readonly Item[]): readonly Item[] =>
  items.filter(({ team }) => !vanquished(w, team));

/** Choosing Agendas, placing what they need, naming whom they are about. */
export const agendas: Proc<'agendas'> = {
  /** Each Team for itself, none sees what the other writes. @rule PC-AGENDA-01 @rule PC-AGENDA-02 @rule PC-AGENDA-11 */
  write(ctx, _frame, wake) {
    const settled = ctx.setup.agendas;
    if (typeof settled === 'object' && 'secret' in settled) {
      for (const team of teamsOf(ctx)) writeSheet(ctx, team, { picks: settled.secret[team] ?? [], salt: '' });
      return { do: 'return', value: undefined };
    }
    const most = ctx.rules.agendas.most(ctx.setup.level);
    const written = answersOf(wake, 'writeAgendas');
    if (written.length === 0) {
      return {
        do: 'ask',
        questions: teamsIn(ctx).map((by) => ({
          kind: 'writeAgendas',
          by,
          secret: true,
          most,
          open: agendasOpenTo(ctx.setup, ctx.rules, by),
        })),
      };
    }
    for (const { by, answer } of written) writeSheet(ctx, by, answer);
    return { do: 'return', value: undefined };
  },

  /** The holder of the Tactical Advantage, the other, and the first again: each from a category that is left. @rule PC-SETUP-05 */
  pick(ctx, { terrain, nth }, wake) {
    const settled = ctx.setup.agendas;
    const chiefs = { proc: 'agendas', step: 'chiefs', queue: teamsOf(ctx) } as const;
    if (typeof settled === 'object' && 'open' in settled) {
      ctx.emit({ type: 'agendasAgreed', agendas: settled.open });
      return { do: 'goto', frame: chiefs };
    }
    const pickers = pickersInTurn(ctx, terrain);
    const by = standIn(ctx, pickers[nth] ?? terrain);
    const options = agendasLeft(
      ctx.rules,
      (ctx.state.agendas?.held ?? []).map(({ agenda }) => agenda),
    );
    if (wake.woke !== 'answered')
      return { do: 'ask', questions: [{ kind: 'pickAgenda', by, options, mayDecline: nth === 0 }] };
    const agenda = answered(wake, 'pickAgenda');
    ctx.emit({ type: 'agendaPicked', team: by, agenda });
    const over = agenda === null || nth + 1 === pickers.length;
    return { do: 'goto', frame: over ? chiefs : { proc: 'agendas', step: 'pick', terrain, nth: nth + 1 } };
  },

  /** Whom each Team is led by, before anybody is deployed. @rule PC-AGENDA-26 */
  chiefs(ctx, { queue }, wake) {
    const [team, ...rest] = stillIn(ctx, queue);
    const wanted = agendasPlayed(ctx).some(({ agenda }) => agenda.namesChiefs === true);
    if (team === undefined || !wanted) return { do: 'return', value: undefined };
    const cards = chiefsOf(ctx, team);
    const [only, second] = cards;
    const card = answered(wake, 'nameChief') ?? (second === undefined ? only : undefined);
    if (card === undefined && cards.length > 0)
      return { do: 'ask', questions: [{ kind: 'nameChief', by: team, cards }] };
    if (card !== undefined) ctx.emit({ type: 'chiefNamed', team, card });
    return { do: 'goto', frame: { proc: 'agendas', step: 'chiefs', queue: rest } };
  },

  /** The Team with more items begins; as many, and they roll, each tie by itself until it is broken. @rule PC-AGENDA-04 */
  order(ctx, { ranks = byItems(ctx), faces: before = {} }, wake) {
    const left = ranks.map((rank) => stillIn(ctx, rank));
    const tied = stillTied(left);
    const rolled = returned(wake, 'dice');
    if (tied.length > 0 && rolled === null) {
      const groups = tied.map((by) => ({ label: 'agendaItems', model: null, by, count: 1 }));
      return {
        do: 'call',
        frame: { proc: 'dice', step: 'roll', groups },
        resume: { proc: 'agendas', step: 'order', ranks: left, faces: before },
      };
    }
    const now = byPlayer(tied, (team) => rolled?.[tied.indexOf(team)]?.[0] ?? 1);
    const faces = { ...before, ...now };
    const after = ranksAfter(left, now);
    if (stillTied(after).length > 0)
      return { do: 'goto', frame: { proc: 'agendas', step: 'order', ranks: after, faces } };
    ctx.emit({
      type: 'agendaItemsOrdered',
      order: after.flat(),
      faces,
    });
    return { do: 'goto', frame: { proc: 'agendas', step: 'place', queue: inTurn(ctx, 'citizenInArea') } };
  },

  place(ctx, { queue: all }, wake) {
    const queue = ofThoseIn(ctx, all);
    const [item] = queue;
    if (item === undefined) return { do: 'return', value: undefined };
    const { team, agenda } = item;
    const answer = answered(wake, 'placeAgendaArea');
    if (answer === null) {
      const pieces = areasOpen(ctx);
      const { size } = ctx.setup.table;
      const middle = { x: Math.round(size / 2), y: Math.round(size / 2) };
      if (pieces.length > 0 || nearestArea(ctx, middle) !== null)
        return { do: 'ask', questions: [{ kind: 'placeAgendaArea', by: team, agenda, pieces }] };
      ctx.emit({ type: 'citizensLeftOut', count: 1 });
      ctx.emit({ type: 'agendaRevealed', team, agenda, nominee: null });
      return { do: 'goto', frame: { proc: 'agendas', step: 'place', queue: queue.slice(1) } };
    }
    const id = idBeside(ctx.setup.table, `${agenda}-area-${team}`);
    const piece = 'piece' in answer ? answer.piece : markArea(ctx, id, answer);
    return { do: 'goto', frame: { proc: 'agendas', step: 'citizen', queue, piece } };
  },

  /** @rule PC-AGENDA-06 @rule PC-AGENDA-12 @rule PC-AGENDA-13 */
  citizen(ctx, { queue, piece }, wake) {
    const [item, ...rest] = piece === null ? ofThoseIn(ctx, queue) : queue;
    if (item === undefined) return { do: 'return', value: undefined };
    if (vanquished(ctx, item.team))
      return { do: 'goto', frame: { proc: 'agendas', step: 'place', queue: rest } };
    const { team, agenda } = item;
    const room = piece === null ? roomForCitizen(ctx) : 'apart';
    const at = answered(wake, 'placeCitizen');
    if (at === null && room !== null) {
      const within = piece === null ? {} : { within: piece };
      return {
        do: 'ask',
        questions: [{ kind: 'placeCitizen', by: team, placed: 0, due: 1, room, agenda, ...within }],
      };
    }
    const place = at === null ? null : placeForCitizen(ctx, at);
    if (place !== null && (agenda === 'citizenInPeril' || agenda === 'trappedInWreckage')) {
      const health = ctx.rules.citizens.forAgendas[agenda]?.health ?? 1;
      const model = agendaCitizenId(agenda, team);
      ctx.emit({ type: 'citizenPlaced', model, by: team, at: place, health, agenda });
    } else ctx.emit({ type: 'citizensLeftOut', count: 1 });
    ctx.emit({ type: 'agendaRevealed', team, agenda, nominee: null });
    return {
      do: 'goto',
      frame:
        piece === null
          ? { proc: 'agendas', step: 'citizen', queue: rest, piece }
          : { proc: 'agendas', step: 'place', queue: rest },
    };
  },

  perils(ctx) {
    return {
      do: 'goto',
      frame: { proc: 'agendas', step: 'citizen', queue: inTurn(ctx, 'citizen'), piece: null },
    };
  },

  /** Before the first Round's Starting Roll, to the Target's face. @rule PC-AGENDA-09 */
  nominate(ctx, _frame, wake) {
    const open = openNomination(ctx);
    if (open === null) return { do: 'return', value: undefined };
    const { agenda, team } = open;
    const nominee = answered(wake, 'nominate');
    const cards = nomineesFor(ctx.setup, team, agenda);
    if (nominee === null)
      return { do: 'ask', questions: [{ kind: 'nominate', by: team, agenda: agenda.id, cards }] };
    ctx.emit({ type: 'agendaRevealed', team, agenda: agenda.id, nominee });
    return { do: 'goto', frame: { proc: 'agendas', step: 'nominate' } };
  },

  due(ctx, _frame, wake) {
    settleAgendas(ctx, 'atOnce');
    tagByTouch(ctx);
    bringHome(ctx);
    const [due] = ctx.state.agendas?.dueTags ?? [];
    if (due === undefined) return { do: 'return', value: undefined };
    const { model: by, team, options } = due;
    const there = options.filter((id) => onTable(ctx, id));
    const [only = options[0], second] = there;
    const model = answered(wake, 'tagCitizen') ?? (second === undefined ? only : undefined);
    if (model === undefined)
      return { do: 'ask', questions: [{ kind: 'tagCitizen', by: team, model: by, options: there }] };
    ctx.emit({ type: 'citizenTagged', agenda: 'fanFavorites', model, by, team });
    return { do: 'goto', frame: { proc: 'agendas', step: 'due' } };
  },
};
