import { useEffect, useState } from 'react';
import { type Received, receive } from '../../../app/sending.ts';
import { ofLink } from '../../../app/squeeze.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { refusal } from '../../../kernel/game-system.ts';
import { err, type Result } from '../../../kernel/result.ts';
import { type App, useApp } from '../app.ts';

async function unpack(link: string, { faces, ready }: App): Promise<Result<Received, Refusal>> {
  const text = await ofLink(link);
  if (!text.ok) return text;
  const missing = await ready();
  if (missing !== null) return err(missing);
  try {
    const games = await Promise.all(
      faces.map(async ({ system, shortSetups }) => {
        const setups = await shortSetups?.();
        return setups === undefined ? { system } : { system, setups };
      }),
    );
    return receive(text.value, games);
  } catch {
    return err(refusal('game.notLoaded'));
  }
}

/** What a link has brought, played again; null: not yet. */
export function useReceived(link: string): Result<Received, Refusal> | null {
  const app = useApp();
  const [received, setReceived] = useState<Result<Received, Refusal> | null>(null);
  useEffect(() => {
    let open = true;
    void unpack(link, app).then((found) => open && setReceived(found));
    return () => {
      open = false;
    };
  }, [app, link]);
  return received;
}
