import type { PlayerId } from './ids.ts';

/** What a game system declares about its procedures; see docs/architecture.md. */
export interface SystemTypes {
  /** Locals alive at each step, per procedure. */
  shapes: Record<string, Record<string, object>>;
  /** What each procedure hands back to its caller. */
  returns: Record<string, unknown>;
  /** Decision kind -> what is shown, what is answered. */
  asks: Record<string, { q: object; a: unknown }>;
  event: { type: string };
}

export type FrameOf<
  Y extends SystemTypes,
  P extends keyof Y['shapes'] = keyof Y['shapes'],
> = P extends keyof Y['shapes']
  ? {
      [S in keyof Y['shapes'][P]]: { readonly proc: P; readonly step: S } & Readonly<Y['shapes'][P][S]>;
    }[keyof Y['shapes'][P]]
  : never;

export type FrameAt<Y extends SystemTypes, P extends keyof Y['shapes'], S extends keyof Y['shapes'][P]> = {
  readonly proc: P;
  readonly step: S;
} & Readonly<Y['shapes'][P][S]>;

/** A question before it is put: the machine gives it its id. */
export type Question<
  Y extends SystemTypes,
  K extends keyof Y['asks'] = keyof Y['asks'],
> = K extends keyof Y['asks']
  ? { readonly kind: K; readonly by: PlayerId; readonly secret?: true } & Readonly<Y['asks'][K]['q']>
  : never;

export type DecisionOf<
  Y extends SystemTypes,
  K extends keyof Y['asks'] = keyof Y['asks'],
> = K extends keyof Y['asks']
  ? { readonly id: string; readonly kind: K; readonly by: PlayerId; readonly secret?: true } & Readonly<
      Y['asks'][K]['q']
    >
  : never;

export type AnsweredOf<
  Y extends SystemTypes,
  K extends keyof Y['asks'] = keyof Y['asks'],
> = K extends keyof Y['asks']
  ? { readonly kind: K; readonly by: PlayerId; readonly answer: Y['asks'][K]['a'] }
  : never;

/** Why a step runs: entered for the first time, its questions answered, or the procedure it called came back. */
export type Wake<Y extends SystemTypes> =
  | { readonly woke: 'entered' }
  | { readonly woke: 'answered'; readonly answers: readonly AnsweredOf<Y>[] }
  | {
      [P in keyof Y['returns']]: {
        readonly woke: 'returned';
        readonly from: P;
        readonly value: Y['returns'][P];
      };
    }[keyof Y['returns']];

/** What a step wants next. `resume` replaces the frame that asks or calls; without it the frame stays as it is. */
export type Next<Y extends SystemTypes, P extends keyof Y['shapes']> =
  | { readonly do: 'goto'; readonly frame: FrameOf<Y, P> }
  | { readonly do: 'ask'; readonly questions: readonly Question<Y>[]; readonly resume?: FrameOf<Y, P> }
  | { readonly do: 'call'; readonly frame: FrameOf<Y>; readonly resume: FrameOf<Y, P> }
  | { readonly do: 'return'; readonly value: P extends keyof Y['returns'] ? Y['returns'][P] : undefined };

export type Procedure<Y extends SystemTypes, C, P extends keyof Y['shapes']> = {
  readonly [S in keyof Y['shapes'][P]]: (ctx: C, frame: FrameAt<Y, P, S>, wake: Wake<Y>) => Next<Y, P>;
};

export type Procedures<Y extends SystemTypes, C> = { readonly [P in keyof Y['shapes']]: Procedure<Y, C, P> };
