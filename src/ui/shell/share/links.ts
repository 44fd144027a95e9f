import { shortOf } from '../../../app/sending.ts';
import { asLink } from '../../../app/squeeze.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { App } from '../app.ts';

/** The page's address without what follows the #. */
export const pageAddress = (): string => `${window.location.origin}${window.location.pathname}`;

/** The Encounter on the table as a link. Never rejects. */
export async function encounterLink({ face, session }: App): Promise<Result<string, Refusal>> {
  const { journal } = session.store.getState();
  if (journal === null) return err(refusal('session.empty'));
  try {
    const short = shortOf(face.system, journal, await face.shortSetups?.());
    return short.ok ? ok(`${pageAddress()}#play=${await asLink(short.value)}`) : short;
  } catch {
    return err(refusal('game.notLoaded'));
  }
}
