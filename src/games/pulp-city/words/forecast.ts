import { inches } from '../../../geometry/units.ts';
import { formatAllowed, formatInches } from '../../../i18n/units.ts';
import type { Blow } from '../../../systems/pulp-city/rules/damage/environment-damage.ts';
import type { HealthAhead, MovesAhead } from '../../../systems/pulp-city/view/forecast/effects.ts';
import type { Push } from '../../../systems/pulp-city/view/forecast/push.ts';
import type { MoveAhead, Step } from '../../../systems/pulp-city/view/forecast/movement.ts';
import type { FallAhead, Ground, StrikeAhead } from '../../../systems/pulp-city/view/forecast/ground.ts';
import { TABLE_EDGE } from '../../../tabletop/slide.ts';
import type { Say } from './say.ts';
import { dotted } from './actions.ts';
import { traitName } from './names.ts';
import { DISPLACING_RULES } from '../../../systems/pulp-city/model/displacing-rules.ts';

/** One thing that will come of what is planned. */
export interface AheadLine {
  readonly tone: 'plain' | 'bad';
  readonly text: string;
  readonly rule: string;
}

const plain = (text: string, rule: string): AheadLine => ({ tone: 'plain', text, rule });
const bad = (text: string, rule: string): AheadLine => ({ tone: 'bad', text, rule });

/** 'Stunned and Damage 2', '3 dice + 5 against Defense or Agility' */
export function blowWords({ t }: Say, blow: Blow | null): string {
  if (blow === null) return t('ahead.blow.none');
  if (blow.by === 'roll') {
    const traits = blow.traits.map((trait) => traitName(t, trait));
    return t('ahead.blow.roll', { dice: blow.dice, value: blow.value, traits });
  }
  return t(blow.stuns ? 'ahead.blow.stun' : 'ahead.blow.damage', { n: blow.damage });
}

const blowChip = ({ t }: Say, blow: Blow | null): string =>
  blow === null
    ? t('ahead.chip.blow.none')
    : blow.by === 'roll'
      ? t('ahead.chip.blow.roll', { dice: blow.dice })
      : t('ahead.chip.blow.damage', { n: blow.damage });

/** '7 ▸ 5', and that dice may take more. */
export const healthWords = (t: Say['t'], { now, after, rolls }: HealthAhead): string =>
  t(rolls ? 'play.preview.rolls' : 'play.preview', { now, after });

/** What a thing is climbed as: a house has a roof. */
function placed({ w, name }: Say, id: string | null): { readonly on: string; readonly thing: string } {
  if (id === null) return { on: 'ground', thing: '' };
  return { on: w.state.pieces[id]?.kind === 'structure' ? 'roof' : 'object', thing: name(id) };
}

/** '▼ Fall 5″ · Damage 1' on the table; one that harms nobody is a way down. */
export const fallChip = (say: Say, { fall, blow, crash, crashed }: FallAhead): string =>
  blow === null && (crash === null || crashed.length === 0)
    ? say.t('ahead.chip.down', { by: fall.height })
    : say.t('ahead.chip.fall', { by: fall.height, blow: blowChip(say, blow) });

export function stepChip(say: Say, { way, by, thing }: Step): string {
  if (way === 'down') return say.t('ahead.chip.down', { by });
  return dotted(say.t, [say.t('ahead.chip.up', { by }), ...(thing === null ? [] : [say.name(thing)])]);
}

function stepLine(say: Say, { way, by, thing }: Step): AheadLine {
  const words = { by, ...placed(say, thing) };
  return plain(say.t(`ahead.${way}`, words), 'PC-MOVE-08');
}

function fallLines(say: Say, ahead: FallAhead): AheadLine[] {
  const { fall, off, immune, blow, crashed, crash, fatal } = ahead;
  const words = immune ? say.t('ahead.blow.immune') : blowWords(say, blow);
  const name = say.name(fall.model);
  const told = say.t('ahead.fall', { name, by: fall.height, blow: words, ...placed(say, off) });
  return [
    blow === null ? plain(told, 'PC-FALL-01') : bad(told, 'PC-FALL-03'),
    ...(crashed.length === 0
      ? []
      : [
          bad(
            say.t('ahead.crash', { names: crashed.map(say.name), blow: blowWords(say, crash) }),
            'PC-FALL-07',
          ),
        ]),
    ...(fatal ? [bad(say.t('ahead.fatal'), 'PC-FALL-09')] : []),
  ];
}

const strikeLine = (say: Say, { model, piece, blow }: StrikeAhead): AheadLine =>
  bad(
    say.t('ahead.strike', { piece: say.name(piece), name: say.name(model), blow: blowWords(say, blow) }),
    'PC-DANGER-03',
  );

/** Who comes down with something, who is hit inside it, and what strikes then. */
const groundLines = (say: Say, { falls, crashes, strikes }: Ground): readonly AheadLine[] => [
  ...falls.flatMap((fall) => fallLines(say, fall)),
  ...crashes.map(({ model, blow }) =>
    bad(say.t('ahead.crash', { names: [say.name(model)], blow: blowWords(say, blow) }), 'PC-STRUCT-11'),
  ),
  ...strikes.map((strike) => strikeLine(say, strike)),
];

/** What a move would climb, fall and run into. */
export const moveLines = (say: Say, { steps, fall, strikes }: MoveAhead): readonly AheadLine[] => [
  ...steps.map((step) => stepLine(say, step)),
  ...(fall === null ? [] : fallLines(say, fall)),
  ...strikes.map((strike) => strikeLine(say, strike)),
];

const blocker = ({ t, name }: Say, by: string): string =>
  by === TABLE_EDGE ? t('ahead.chip.edge') : name(by);

/** '2″ of 4″ · Gazette' at the end of the way. */
export function pushChip(say: Say, { wanted, travelled, stoppedBy }: Push): string {
  const { lang } = say.t;
  if (stoppedBy === null && travelled === wanted) return formatAllowed(wanted, lang);
  const words = { length: formatInches(travelled, lang, wanted), max: formatAllowed(wanted, lang) };
  return stoppedBy === null
    ? say.t('ahead.chip.push', words)
    : say.t('ahead.chip.pushStopped', { ...words, by: blocker(say, stoppedBy) });
}

/** Where Effects would move whom, and what that would end in. */
export const pushesLines = (say: Say, { pushes, shifts, ground }: MovesAhead): readonly AheadLine[] => [
  ...groundLines(say, ground),
  ...pushes.flatMap((push) => pushLines(say, push)),
  ...shifts.map(({ target, distance }) => {
    const max = formatAllowed(inches(distance), say.t.lang);
    return plain(say.t('ahead.pushChosen', { name: say.name(target), max }), DISPLACING_RULES.shift);
  }),
];

/** What a push would end in, in the order in which it happens. */
export function pushLines(say: Say, push: Push): readonly AheadLine[] {
  const { t, name } = say;
  const { target, effect, wanted, travelled, stoppedBy, fixed } = push;
  if (fixed) return [plain(t('ahead.pushFixed', { name: name(target) }), 'PC-FX-08')];
  const words = {
    effect,
    name: name(target),
    length: formatInches(travelled, t.lang, wanted),
    max: formatAllowed(wanted, t.lang),
  };
  const free = stoppedBy === null && travelled === wanted;
  const stop =
    stoppedBy === null
      ? []
      : stoppedBy === TABLE_EDGE
        ? [plain(t('ahead.stoppedEdge'), 'PC-MOVE-33')]
        : [plain(t('ahead.stoppedBy', { by: name(stoppedBy) }), 'PC-MOVE-32')];
  return [
    plain(t(free ? 'ahead.pushFree' : 'ahead.push', words), DISPLACING_RULES[effect]),
    ...push.falls.flatMap((fall) => fallLines(say, fall)),
    ...stop,
    ...push.strikes.map((strike) => strikeLine(say, strike)),
  ];
}

/** Whom a Blast would catch. */
export const blastLines = (say: Say, caught: readonly string[]): readonly AheadLine[] => [
  plain(say.t('ahead.blast', { n: caught.length, names: caught.map(say.name) }), 'PC-FX-04'),
];

/** Who makes room for a thing that comes to lie. */
export const roomLines = (say: Say, shifted: readonly string[]): readonly AheadLine[] =>
  shifted.length === 0 ? [] : [plain(say.t('ahead.room', { names: shifted.map(say.name) }), 'PC-MOVE-34')];
