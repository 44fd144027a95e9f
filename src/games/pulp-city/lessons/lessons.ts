import type { EventLike } from '../../../kernel/game-system.ts';
import { um } from '../../../systems/pulp-city/tables/build.ts';
import { declarerOf } from '../../../systems/pulp-city/decisions/check.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import { targetOdds } from '../../../systems/pulp-city/view/actions/target-odds.ts';
import { actionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import type { LessonNow, LessonStep } from '../../../ui/shell/lessons/course.ts';
import { actionOrder } from '../decisions/act/act-plan.ts';
import { sfxLeft } from '../decisions/rolls/roll-plan.ts';
import { percent } from '../panels/odds/figures.ts';
import { modelName, movementName, thingName, traitName } from '../words/names.ts';
import { outOfPlan, reaches, whyNotMove, whyNotUse } from './detours.ts';
import {
  activating,
  choosing,
  ending,
  gold,
  inOrder,
  isActing,
  type Look,
  markAt,
  markOf,
  onTable,
  type Places,
  pointing,
} from './steps.ts';

/** Who is who in the first game. */
const SHOOTER = 'a1';
const STRONG = 'a2';
const SHOT = 'ghostshot';
const THROW = 'street-brawler';
const CAR = 'car';
const FIRST_TARGETS = ['b2', 'b1'];

/** From where the shot reaches. */
const STREET: Places = [{ x: um(18.5), y: um(5.5) }];
/** On the roof that is low enough to climb: at a table drawn small all of its near edge is taken for whoever stands below. */
export const ROOF: Places = [
  { x: um(16.6), y: um(6.4) },
  { x: um(15.9), y: um(6.2) },
  { x: um(15.3), y: um(6.2) },
];

export const LESSONS = ['move', 'shoot', 'sfx', 'answer', 'throw', 'climb', 'win'] as const;
export type LessonId = (typeof LESSONS)[number];

const isOurs = (model: string): boolean => model.startsWith('a');
const isFoe = (target: string | null): boolean => target !== null && FIRST_TARGETS.includes(target);

/** What shows that a lesson has been learnt, whatever way it was come to. */
const SHOWS: { readonly [K in LessonId]: (event: Event) => boolean } = {
  move: (event) => event.type === 'moved' && isOurs(event.model),
  shoot: (event) => event.type === 'rolled' && isOurs(event.attacker),
  sfx: (event) => event.type === 'sfxSpent' && isOurs(event.model) && event.picks.length > 0,
  answer: (event) => event.type === 'rolled' && !isOurs(event.attacker),
  throw: (event) => event.type === 'actionDeclared' && event.by === 'a' && event.object !== null,
  climb: (event) => event.type === 'moved' && isOurs(event.model) && (event.path.at(-1)?.z ?? 0) > 0,
  win: (event) => event.type === 'encounterEnded',
};

export const showsLesson = (lesson: LessonId, event: EventLike): boolean => SHOWS[lesson](event as Event);

const STEPS: { readonly [K in LessonId]: (look: Look) => readonly LessonStep[] } = {
  move: (look) => moving(look, STREET, 'street'),
  shoot: (look) => shooting(look, 'first'),
  sfx: (look) => (look.decision?.kind === 'spendSfx' ? spending(look) : shooting(look, 'again')),
  answer: (look) => (look.decision?.kind === 'defendDice' ? answering(look) : leaving(look)),
  throw: (look) => throwing(look),
  climb: (look) => moving(look, ROOF, 'roof'),
  win: (look) => shooting(look, 'last'),
};

/** Questions that a lesson has steps for; of others what is proposed is taken. */
const KNOWN: readonly string[] = ['turn', 'act', 'spendSfx', 'defendDice'];

const foesOf = (look: Look): readonly string[] => FIRST_TARGETS.filter((id) => onTable(look, id));

/** Whom an Action reaches from here, or whoever is left. */
function foeOf(look: Look, model: string, action: string): string | undefined {
  const foes = foesOf(look);
  return foes.find((id) => reaches(look, model, action, id)) ?? foes[0];
}

export function lessonNow(lesson: LessonId, look: Look): LessonNow {
  const { decision } = look;
  const why = whyOf(lesson, look);
  if (decision === null || decision.by !== 'a') return { steps: [], why };
  const strange = !KNOWN.includes(decision.kind) || (decision.kind === 'spendSfx' && lesson !== 'sfx');
  if (strange) return { steps: [taking(look)], why };
  return { steps: inOrder(STEPS[lesson](look)), why };
}

/** Something else is asked. */
const taking = ({ t }: Look): LessonStep => ({
  id: 'take',
  text: t('lesson.take'),
  note: t('lesson.take.note'),
  done: false,
  mark: { on: 'gold' },
});

function moving(look: Look, to: Places, where: 'street' | 'roof'): readonly LessonStep[] {
  const { t, act } = look;
  const planned = act?.move ?? null;
  const walk = movementName(t, 'Sprint');
  const aside = isActing(look, SHOOTER)
    ? (outOfPlan(look, ['move']) ?? whyNotMove(look, SHOOTER, walk))
    : null;
  if (aside !== null) return aside;
  return [
    ...activating(look, SHOOTER),
    {
      id: 'walk',
      text: t('lesson.walk'),
      note: t('lesson.walk.note'),
      done: planned !== null,
      mark: { on: 'dock', words: walk },
    },
    {
      id: `spot-${where}`,
      text: t(`lesson.${where}`),
      note: t(`lesson.${where}.note`),
      done: (planned?.end ?? null) !== null,
      mark: markAt(look, to, SHOOTER),
    },
    gold(look, 'move'),
  ];
}

function shooting(look: Look, when: 'first' | 'again' | 'last'): readonly LessonStep[] {
  const { w, t, act } = look;
  const foe = foeOf(look, SHOOTER, SHOT);
  if (!onTable(look, SHOOTER) || foe === undefined) return [];
  if (!isActing(look, SHOOTER)) return activating(look, SHOOTER);
  const aside = whyNotUse(look, SHOOTER, SHOT, foesOf(look));
  if (aside !== null) return aside;
  const name = actionOf(w, SHOOTER, SHOT)?.name ?? '';
  return [
    choosing(look, SHOT, name, t(`lesson.shot.${when}`)),
    pointing(look, foe, modelName(w, foe), t('lesson.target.note'), {
      done: act?.action === SHOT && isFoe(act.target),
      mark: markOf(look, foe),
    }),
    gold(look, 'attack'),
  ];
}

function spending(look: Look): readonly LessonStep[] {
  const { t, decision, sfx } = look;
  if (decision?.kind !== 'spendSfx') return [];
  return [
    {
      id: 'spend',
      text: t('lesson.spend', { n: decision.sfx }),
      note: t('lesson.spend.note'),
      done: sfx !== null && sfxLeft(decision, sfx) <= 0,
      mark: { on: 'dock', words: '+' },
    },
    gold(look, 'sfx'),
  ];
}

/** The other side has its Turn only when this one is over. */
function leaving(look: Look): readonly LessonStep[] {
  const card = look.w.state.activation?.card;
  return card === undefined ? activating(look, STRONG) : (outOfPlan(look, []) ?? [ending(look, card)]);
}

function answering(look: Look): readonly LessonStep[] {
  const { t, decision, defend } = look;
  const traits = decision?.kind === 'defendDice' ? decision.traits : [];
  return [
    {
      id: 'defend',
      text: t('lesson.defend', { trait: traitName(t, 'G') }),
      note: t('lesson.defend.note'),
      done: defend !== null && traits[defend.trait]?.trait === 'G',
      mark: { on: 'dock', words: traitName(t, 'G') },
    },
    gold(look, 'answer'),
  ];
}

function throwing(look: Look): readonly LessonStep[] {
  const { w, t, act } = look;
  const foe = foeOf(look, STRONG, THROW);
  if (foe === undefined || !onTable(look, STRONG)) return [];
  const aside = isActing(look, STRONG) ? whyNotUse(look, STRONG, THROW, foesOf(look)) : null;
  if (aside !== null) return aside;
  const name = actionOf(w, STRONG, THROW)?.name ?? '';
  const chosen = act?.action === THROW;
  return [
    ...activating(look, STRONG),
    choosing(look, THROW, name, t('lesson.throw.choose')),
    pointing(look, CAR, thingName(w, t, CAR), t('lesson.throw.car'), {
      done: chosen && act.object !== null,
      mark: markOf(look, CAR),
    }),
    pointing(look, foe, modelName(w, foe), t('lesson.throw.at'), {
      done: chosen && act.object !== null && isFoe(act.target),
      mark: markOf(look, foe),
    }),
    gold(look, 'throw'),
  ];
}

/** With the true figures, where there are any. */
function whyOf(lesson: LessonId, look: Look): string {
  const { t } = look;
  const chance = lesson === 'shoot' || lesson === 'win' || lesson === 'throw' ? chanceOf(look) : null;
  return chance === null
    ? t(`lesson.${lesson}.why`)
    : `${t(`lesson.${lesson}.why`)} ${t('lesson.chance', { chance })}`;
}

/** Of the attack that is being put together. */
function chanceOf({ w, t, decision, act }: Look): string | null {
  if (decision?.kind !== 'act' || act?.target === undefined || act.target === null) return null;
  const order = actionOrder(w, act);
  if (order === null) return null;
  const odds = targetOdds(w, order, declarerOf(decision), [{ id: act.target, why: null, gap: 0 }]);
  const chance = odds[act.target];
  return chance === undefined ? null : percent(t, chance);
}
