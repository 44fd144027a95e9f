/** What Powers do at their trigger points: when the card is Activated, when an Activation has ended, before a roll. */
import { Refused } from '../../support/play.ts';
import { nameRollers } from '../../support/rounds.ts';
import type { At, PowerPath, Proof } from './evidence.ts';
import { activated, endowed, type Fight, fought, ONES, stage, type Staged, type Who } from './fight.ts';
import { can, MIGHTY } from './kit.ts';
import { shaped } from './shapes.ts';

const nameOf = ({ game, names, present }: Staged, model: string): string =>
  present.find((who) => game.names.model(names[who]) === model) ?? game.profile(model).name;

/** As the Action of whoever acts: no bar is added, and the AP Limit stays as printed. */
const NO_ACTION = 'none';

/** Answers what Powers ask, and says who was asked to pick among whom. */
export function usingPowers(staged: Staged, pick: Who | null | undefined): readonly string[] {
  const { game, names } = staged;
  const asked: string[] = [];
  while (game.asked()[0] === 'usePower') {
    const question = game.question('usePower');
    asked.push(`${question.by}: ${question.pick.map((model) => nameOf(staged, model)).join(' ')}`.trim());
    const picked =
      pick === null || question.pick.length === 0 ? null : game.names.model(names[pick ?? 'self']);
    game.answer('usePower', { use: pick !== null, model: picked });
  }
  return asked;
}

/** The card, or whoever else acts, is Activated; `see` looks at what then is. */
export const opening =
  <Seen>(see: (staged: Staged, asked: readonly string[]) => Seen) =>
  (at: At, fight: Fight): Seen => {
    const staged = stage(at, { use: NO_ACTION, ...fight });
    staged.game.activate(staged.names[fight.by ?? 'self']);
    const asked = usingPowers(staged, fight.pick);
    return see(staged, asked);
  };

/** Power Up dice that lie on the card and on its friend. */
export const powerUps = ({ game, names, present }: Staged): readonly number[] =>
  (['self', 'pal'] as const).map((who) => (present.includes(who) ? game.card(names[who]).powerUp : 0));

/** Whoever acts is Activated, stays where it stands and ends; whom may its player then Activate at once? */
export function offeredNext(at: At, fight: Fight): unknown {
  const staged = stage(at, fight);
  const { game, names } = staged;
  const by = fight.by ?? 'self';
  activated(staged, by).move(names[by]);
  if (game.asked()[0] === 'act') game.endActivation();
  usingPowers(staged, fight.pick);
  while (game.asked()[0] === 'commandAfter') game.decline('commandAfter');
  const [chain] = game.pending('chain');
  if (chain === undefined) return null;
  const cards = chain.cards.map((card) => game.profile(card).name);
  return `${chain.by}: ${cards.join(', ')}`;
}

/** Who is offered to stand in for the Target of the Action. */
export function standsIn(at: At, fight: Fight): unknown {
  const { game } = fought(at, { ...fight, options: { quiet: false, ...fight.options } });
  game.dice(...ONES);
  while (game.asked()[0] === 'attackDice') game.decline();
  const [asked] = game.pending('redirect');
  game.forgetDice();
  return asked === undefined
    ? null
    : `${asked.by}: ${asked.to.map(({ model, power }) => `${game.state.models[model]!.id} ${power}`).join(', ')}`;
}

/** 'ok', or the code of the refusal. */
export function attempt(deed: () => unknown): string {
  try {
    deed();
    return 'ok';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

/**
 * An Attack has won, and the Power is bought for one more SFX, or `otherwise` for two: what is offered, how the answer is
 * met, what was paid, and the Health of the foe.
 */
export const buysSfx =
  (power: string, paid: (staged: Staged) => unknown) =>
  (at: At, { otherwise, ...fight }: Fight): unknown => {
    const staged = fought(at, { ...fight, options: {} });
    const { game, names } = staged;
    const [asked] = game.pending('spendSfx');
    const extras = otherwise === true ? [power, power] : [power];
    const picks = extras.map(() => ({ choice: 0, on: 'target' as const }));
    return [
      asked?.extras.map((one) => `${asked.by}: ${one.power}`),
      asked === undefined ? null : attempt(() => game.answer('spendSfx', { picks, extras })),
      paid(staged),
      game.model(names.foe).health,
    ];
  };

/** The Effects Phase has come and gone; Health of the card, its friend and the foe. */
export function healthAfterEffects(at: At, fight: Fight): unknown {
  const staged = stage(at, { phase: 'effects', ...fight });
  usingPowers(staged, fight.pick);
  return healths(staged);
}

/** null: nobody stands there. */
export const healths = ({ game, names, present }: Staged): readonly (number | null)[] =>
  (['self', 'pal', 'foe'] as const).map((who) =>
    present.includes(who) ? game.model(names[who]).health : null,
  );

/** The card turns into the form; what is then shown, and what it cost. */
export const turnsInto =
  (form: string) =>
  (at: At, fight: Fight): unknown => {
    const staged = stage(at, { gap: 4, ...fight, profiles: [at.other(form)] });
    const game = activated(staged, 'self');
    const result = attempt(() => game.act({ do: 'shapeshift', form }));
    const state = game.state.cards['a1'];
    return [result, state?.profile === form, state?.fatigue];
  };

/** The Starting Roll of the card against the foe; each die as laid down. */
export function startingRoll(at: At, fight: Fight): Staged {
  const staged = stage(at, { phase: 'startingRoll', gap: 6, ...fight });
  const { game, names } = staged;
  return { ...staged, game: nameRollers(game, { a: names.self, b: names.foe }) };
}

/** The Shapeshift of a form into the other, the first in each Round without Fatigue; `again`: what comes of a second. */
export const changes = (of: PowerPath, form: string, again: readonly unknown[] = ['ok', true, 1]): Proof =>
  shaped(
    { of, base: {}, twins: { 'the second time in a Round': [{ spent: 'shapeshift' }, again] } },
    turnsInto(form),
    ['ok', true, 0],
    ['shapeshift.noForm', false, 0],
  );

/** Throws an Object that lies 6 inches from its base. */
export const throwsFrom = (of: PowerPath, action: string, mm: number): Proof =>
  shaped(
    {
      of,
      base: {
        use: action,
        pieces: [can(6, mm)],
        options: { object: 'can', sfx: [] },
        gap: 5,
        foe: { at: [12, 17] },
      },
      twins: {
        'the Object lies farther away': { pieces: [can(6.02, mm)] },
        'the Target is out of range': [{ foe: { at: [12, 23] } }, 'target.tooFar'],
      },
    },
    (at, fight) => attempt(() => fought(at, fight)),
    'ok',
    'object.none',
  );

/** A Master Plan that the winner of the Starting Roll has beyond those achieved. */
export const strategy = (of: PowerPath, plan: string): Proof =>
  shaped(
    {
      of,
      base: { dice: [3, 1] },
      twins: {
        'he loses the roll': { dice: [1, 3], foe: { card: MIGHTY } },
        'on top of one achieved': [{ dice: [6, 1] }, ['a 1: actFast domination powerUp', `a 1: ${plan}`]],
      },
    },
    (at, fight) => {
      const { game } = startingRoll(at, fight);
      const asked: string[] = [];
      while (game.asked()[0] === 'masterPlan') {
        const { by, left, plans } = game.question('masterPlan');
        asked.push(`${by} ${left}: ${plans.join(' ')}`);
        if (plans.length > 1 && left === 1 && asked.length === 1)
          game.answer('masterPlan', { plan: 'powerUp', card: game.names.card(game.profile('a1').name) });
        else game.decline('masterPlan');
      }
      return asked;
    },
    [`a 1: ${plan}`],
    [],
  );

/** Health of the foe after the card has Summoned its Dangerous Terrain at (16, 12). */
export const swamped =
  (use: string) =>
  (at: At, fight: Fight): number => {
    const { game, names } = fought(endowed(at, { H: 9, K: 9 }, 9), {
      ...fight,
      use,
      on: 'nobody',
      options: { at: [16, 12], sfx: [] },
    });
    return game.model(names.foe).health;
  };
