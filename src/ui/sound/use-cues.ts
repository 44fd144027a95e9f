import { useEffect } from 'react';
import { usePreference } from '../shell/app.ts';
import type { MomentPlay } from '../table/moments/moment.ts';
import { cuesOf } from './cues-of.ts';
import { sound } from './player.ts';

/** Sounds what the latest command has brought, where the player wants to hear it. */
export function useCues(play: MomentPlay | null): void {
  const wanted = usePreference((preferences) => preferences.sound);
  useEffect(() => {
    if (!wanted || play === null) return;
    return sound(cuesOf(play));
  }, [wanted, play]);
}
