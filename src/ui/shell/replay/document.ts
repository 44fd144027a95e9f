import type { AnyGame, AnySetup, AnySystem } from '../../../app/any-game.ts';
import { type EventLike, type Refusal, refusal } from '../../../kernel/game-system.ts';
import type { Journal } from '../../../kernel/journal.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { load, parseFile, systemIn } from '../../../storage/codec.ts';
import type { EncounterFile } from '../../../storage/file.ts';
import type { App } from '../app.ts';
import type { GameFace } from '../game-face.ts';
import type { ReplayOrder } from './door.ts';

export type AnyJournal = Journal<AnySetup, EventLike, unknown>;

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

/** Reads what an order names and puts nothing on the table. Never rejects. */
export async function readReplay(
  app: App,
  { text, save }: ReplayOrder,
): Promise<Result<ReplayDocument, Refusal>> {
  try {
    const missing = await app.ready();
    if (missing !== null) return err(missing);
    if (text !== undefined) {
      const face = faceOf(app, systemIn(text));
      const file = parseFile(text, face.system);
      return file.ok ? played(face, file.value, { kind: 'text', text }) : file;
    }
    if (save !== undefined) {
      const file = await app.saves.read(save);
      return file.ok ? played(faceOf(app, file.value.system), file.value, { kind: 'save', id: save }) : file;
    }
    const { game, journal } = app.session.store.getState();
    if (game === null || journal === null) return err(refusal('session.empty'));
    return ok({ face: app.face, journal: inForce(journal), game, from: { kind: 'table' } });
  } catch (error) {
    return err(refusal('game.notBegun', { why: error instanceof Error ? error.message : String(error) }));
  }
}

const faceOf = ({ face, faces }: App, system: string | null): GameFace =>
  faces.find((one) => one.system.id === system) ?? face;

function played(
  face: GameFace,
  file: EncounterFile,
  from: ReplayDocument['from'],
): Result<ReplayDocument, Refusal> {
  const system: AnySystem = face.system;
  const loaded = load(system, file, { own: from.kind === 'save' });
  if (!loaded.ok) return loaded;
  const { game, journal } = loaded.value;
  return ok({ face, journal: inForce(journal), game, from });
}

/** What was undone is no part of what was played. */
function inForce(journal: AnyJournal): AnyJournal {
  const { entries, head } = journal;
  return head === entries.length ? journal : { ...journal, entries: entries.slice(0, head) };
}
