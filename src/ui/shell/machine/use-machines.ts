import { createContext, useContext, useEffect, useMemo } from 'react';
import { createMachines, type Machines } from '../../../app/machines.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import { useApp, useSessionState } from '../app.ts';
import { lastsMs, louder } from '../replay/moments.ts';
import { freshSeed } from '../seed.ts';
import type { TableFace } from '../table/table-face.ts';
import { usePace } from './pace.ts';

export const MachineContext = createContext<Machines | null>(null);

/** The bots at this table; null: this game knows none. */
export const useMachines = (): Machines | null => useContext(MachineContext);

/** What is read in a replay is read here by somebody who has just seen it happen. */
const SHARE = 0.6;

/** The bots of the game in front, for as long as its table is shown; null: it knows none. */
export function useMachinesHere(): Machines | null {
  const { face, session } = useApp();
  const machines = useMemo(() => {
    const { bots, system } = face;
    if (bots === undefined) return null;
    return createMachines({ session, system, door: bots, draw: stream(freshSeed()) });
  }, [face, session]);
  useEffect(() => () => machines?.close(), [machines]);
  return machines;
}

/** Lets them answer, and reads off the story how long each answer is looked at. */
export function useRunning(machines: Machines, table: TableFace): void {
  const story = table.useStory();
  const revision = useSessionState((state) => state.revision);
  const head = useSessionState((state) => state.journal?.head ?? 0);
  const [pace] = usePace();
  useEffect(() => {
    const [first, ...others] = (story?.groups.at(-1)?.lines() ?? []).filter(
      ({ entry, telling }) => entry === head && telling.tone !== 'quiet',
    );
    if (first !== undefined) machines.tell(revision, SHARE * lastsMs({ line: others.reduce(louder, first) }));
  }, [machines, story, revision, head]);
  useEffect(() => machines.setPace(pace), [machines, pace]);
  useEffect(() => machines.run(), [machines]);
  useEffect(() => {
    const seen = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.stage') !== null) machines.skip();
    };
    window.addEventListener('pointerdown', seen, true);
    return () => window.removeEventListener('pointerdown', seen, true);
  }, [machines]);
}
