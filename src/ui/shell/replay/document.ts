import type { AnyGame } from '../../../app/any-game.ts';
import { type AnyJournal, type ReadGame, readFile, readGame, systemOfText } from '../../../app/read-game.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { App } from '../app.ts';
import type { GameFace } from '../game-face.ts';
import type { ReplayOrder } from './door.ts';

/** A game to be looked at from its beginning, wherever it was kept. */
export interface ReplayDocument {
  readonly face: GameFace;
  readonly journal: AnyJournal;
  /** As it stands at the end. */
  readonly game: AnyGame;
  readonly from:
    | { readonly kind: 'table' }
    | { readonly kind: 'save'; readonly id: string }
    | { readonly kind: 'text'; readonly text: string };
}

/**
 * Goes on with a way of a game, on the table: another way begins where `at` entries are in force; null: the way itself
 * is taken up where it stands.
 */
export type GoOn = (at: number | null, way: string) => void;

/** Reads what an order names and puts nothing on the table. Never rejects. */
export async function readReplay(
  app: App,
  { text, save }: ReplayOrder,
): Promise<Result<ReplayDocument, Refusal>> {
  const missing = await app.ready();
  if (missing !== null) return err(missing);
  if (text !== undefined) {
    const face = faceOf(app, systemOfText(text));
    return told(face, readGame(face.system, text), { kind: 'text', text });
  }
  if (save !== undefined) {
    const file = await app.saves.read(save);
    if (!file.ok) return file;
    const face = faceOf(app, file.value.system);
    return told(face, readFile(face.system, file.value, true), { kind: 'save', id: save });
  }
  const { game, journal } = app.session.store.getState();
  if (game === null || journal === null) return err(refusal('session.empty'));
  return ok({ face: app.face, journal, game, from: { kind: 'table' } });
}

const faceOf = ({ face, faces }: App, system: string | null): GameFace =>
  faces.find((one) => one.system.id === system) ?? face;

function told(
  face: GameFace,
  read: Result<ReadGame, Refusal>,
  from: ReplayDocument['from'],
): Result<ReplayDocument, Refusal> {
  if (!read.ok) return read;
  const { game, journal } = read.value;
  return ok({ face, journal, game, from });
}

/** Puts what is shown on the table, and there goes on as `GoOn` says. Answers why that cannot be; never rejects. */
export async function goOnFrom(
  app: App,
  { from }: ReplayDocument,
  at: number | null,
  way: string,
): Promise<Refusal | null> {
  const { session } = app;
  const put =
    from.kind === 'table'
      ? null
      : from.kind === 'save'
        ? await app.saves.open(from.id)
        : app.importText(from.text);
  if (put !== null) return put;
  for (const panel of ['menu', 'log']) app.view.open(panel, false);
  const taken = session.takeWay(way);
  if (taken !== null || at === null) return taken;
  return session.branch(at, { name: null, made: Date.now() });
}
