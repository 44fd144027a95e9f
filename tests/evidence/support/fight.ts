/** One Action between the card of a Power, a friend and a foe: what most evidence is about. */
import type { Trait } from '../../../src/systems/pulp-city/model/keywords.ts';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import type { ClauseInForce } from '../../../src/systems/pulp-city/model/clause.ts';
import type { Lasting } from '../../../src/systems/pulp-city/model/state.ts';
import { action, type CardSpec } from '../../support/card.ts';
import { ACE_AT, STRIKE } from '../../support/duel.ts';
import { type Beside, beside, type Inches } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';
import { type ModelSpec, type SceneSpec, scene, type TeamSpec } from '../../support/scene.ts';
import type { At } from './evidence.ts';

export type Who = 'self' | 'foe' | 'pal';

export interface Fighter extends Omit<Partial<ModelSpec>, 'card' | 'at'> {
  /** What is printed on a made-up card, or the id of a published one. */
  readonly card?: string | Omit<CardSpec, 'name'>;
  readonly at?: Inches;
  /** Where it stands unless `at` says so: how far from whom, and on which side. */
  readonly beside?: 'self' | 'foe';
  readonly gap?: number;
  readonly side?: Beside['side'];
}

export interface Fight extends Partial<Omit<SceneSpec, 'edition' | 'a' | 'b'>> {
  /** Who acts, and on whom: the card of the Power on the foe unless told otherwise. */
  readonly by?: Who;
  readonly on?: Who | string;
  /** The Action used: a bar that is added to the card of whoever acts, or the name of a printed one. */
  readonly bar?: string;
  readonly use?: string | undefined;
  readonly options?: AttackOptions;
  /** Whom its player picks where a Power asks; null: the Power is not used. */
  readonly pick?: Who | null;
  /** What the scene asks its player is answered the other way. */
  readonly otherwise?: true;
  /** A Power of the card that has been used up in this Round. */
  readonly spent?: string;
  /** Whoever acts moves into Base to Base first, from so many inches away. */
  readonly charge?: number;
  /** Inches between the card and the foe. */
  readonly gap?: number;
  readonly self?: Fighter;
  readonly foe?: Fighter;
  /** A friend; 2 inches west of the card unless told otherwise. */
  readonly pal?: Fighter;
  readonly a?: TeamSpec;
  readonly b?: TeamSpec;
}

export const ONES: readonly number[] = Array<number>(40).fill(1);
export const FIVES: readonly number[] = Array<number>(20).fill(5);
export const SIXES: readonly number[] = Array<number>(40).fill(6);

/** The card with other Traits, and perhaps another AP Limit, so that its dice do what the scene needs. */
export const endowed = (at: At, traits: Partial<Record<Trait, number>>, apLimit = at.card.apLimit): At => ({
  ...at,
  card: { ...at.card, apLimit, traits: { ...at.card.traits, ...traits } },
});

/** In force on a model for the whole scene. */
export const forNow = (...clauses: readonly ClauseInForce[]): Lasting => ({
  id: 'hush',
  clauses,
  lasts: 'encounter',
  from: 'Hush',
  owner: 'b-1',
});

/** Its Powers are taken away. */
export const SILENCED: Fighter = { lasting: [forNow({ forbid: 'power' })] };

const BOSS = 'Boss';

/** Name of the Action that a bar describes. */
const barName = (bar: string): string => action(bar).name;

interface Standing {
  readonly name: string;
  readonly profile: CardProfile | Omit<CardSpec, 'name'>;
  readonly rest: Omit<Fighter, 'card'>;
}

const mmOf = ({ profile }: Standing): number => profile.baseMm ?? 30;

function withBar(profile: Standing['profile'], bar: string | undefined): Standing['profile'] {
  if (bar === undefined) return profile;
  return 'traits' in profile
    ? { ...profile, apLimit: profile.apLimit === null ? null : 9, actions: [...profile.actions, action(bar)] }
    : { ...profile, actions: [...(profile.actions ?? []), bar] };
}

export interface Staged {
  readonly game: Play;
  /** Names by which the models are called. */
  readonly names: Readonly<Record<Who, string>>;
  /** Those of them that the scene has. */
  readonly present: readonly Who[];
  readonly action: string;
  readonly target: readonly string[];
}

/** The models stand; nobody has been Activated. */
export function stage(at: At, fight: Fight): Staged {
  const { by = 'self', on, bar, use, options: _, pick: _pick, otherwise: _other, ...given } = fight;
  const { spent, charge, gap = 0, ...people } = given;
  const { self, foe, pal, a, b, tweak, ...rest } = people;
  const bars = use === undefined ? (bar ?? STRIKE) : bar;
  const standing = (who: Who, fighter: Fighter | undefined): Standing => {
    const { card: printed, ...state } = fighter ?? {};
    const made = typeof printed === 'string' ? at.other(printed) : (printed ?? {});
    const profile = withBar(who === 'self' ? at.card : made, who === by ? bars : undefined);
    const title = { self: at.card.name, foe: 'Foe', pal: 'Pal' }[who];
    return { name: 'traits' in profile ? (profile as CardProfile).name : title, profile, rest: state };
  };
  const [me, enemy, friend] = [standing('self', self), standing('foe', foe), standing('pal', pal)];
  const apart = charge ?? gap;
  const spec = ({ profile, rest: state }: Standing, place: Inches): ModelSpec => {
    const { beside: _by, gap: _gap, side: _side, ...more } = state;
    return { at: place, ...more, card: profile } as ModelSpec;
  };
  const foeAt = beside(ACE_AT, { mm: mmOf(enemy), otherMm: mmOf(me), gap: apart });
  const palAt = (): Inches => {
    const { beside: whom = 'self', gap: off = 2, side = 'west' } = friend.rest;
    const from = whom === 'self' ? ACE_AT : foeAt;
    return beside(from, { mm: mmOf(friend), otherMm: mmOf(whom === 'self' ? me : enemy), gap: off, side });
  };
  /** Whoever leads a Minion card. */
  const boss = ({ profile }: Standing, place: Inches): TeamSpec => {
    const name = profile.exclusiveTo ?? BOSS;
    return profile.kind === 'minion' && name !== friend.name ? { [name]: { at: place } } : {};
  };
  const target = on ?? (by === 'foe' ? 'self' : 'foe');
  const names = { self: me.name, foe: enemy.name, pal: friend.name };
  const game = scene({
    turn: by === 'foe' ? 'b' : 'a',
    ...rest,
    edition: at.edition,
    tweak: (state) => {
      const own = Object.values(state.cards).find((one) => one.team === 'a' && one.profile === at.card.id);
      if (spent !== undefined && own !== undefined) own.used[spent] = 'round';
      tweak?.(state);
    },
    a: {
      [me.name]: spec(me, ACE_AT),
      ...(pal === undefined ? {} : { [friend.name]: spec(friend, palAt()) }),
      ...boss(me, [1, 1]),
      ...a,
    },
    b: {
      [enemy.name]: spec(enemy, foeAt),
      ...boss(enemy, [23, 23]),
      ...b,
    },
  });
  const name = (who: string): string => (who in names ? names[who as Who] : who);
  return {
    game,
    names,
    present: pal === undefined ? ['self', 'foe'] : ['self', 'pal', 'foe'],
    action: use ?? barName(bars ?? STRIKE),
    target: target === 'nobody' ? [] : [name(target)],
  };
}

/** Whoever acts is Activated, with its Supreme if it is a Minion; Powers that begin by themselves are declined. */
export function activated(staged: Staged, by: Who): Play {
  const { game, names } = staged;
  const { kind, exclusiveTo } = game.profile(names[by]);
  if (kind === 'minion') game.activate(exclusiveTo ?? BOSS, { minions: names[by] });
  else game.activate(names[by]);
  while (game.asked()[0] === 'usePower' && !game.question('usePower').must) game.decline('usePower');
  return game;
}

/** The Action is used; every die shows 1 unless told otherwise. */
export function fought(at: At, fight: Fight): Staged {
  const staged = stage(at, fight);
  const { game, names } = staged;
  const by = fight.by ?? 'self';
  activated(staged, by);
  if (fight.charge !== undefined) {
    const [mover, other] = by === 'self' ? [names.self, names.foe] : [names.foe, names.self];
    const { x, y } = game.at(other);
    const sum = game.profile(mover).baseMm + game.profile(other).baseMm;
    game.move(mover, [x + ((by === 'self' ? -1 : 1) * sum) / 2 / 25.4, y]);
  }
  if (fight.dice === undefined) game.dice(...ONES);
  try {
    game.attack(names[by], staged.action, staged.target, fight.options ?? { sfx: [] });
  } finally {
    if (fight.dice === undefined) game.forgetDice();
  }
  return staged;
}
