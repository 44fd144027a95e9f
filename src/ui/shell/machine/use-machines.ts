import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
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
/** Milliseconds for what is not told, and until it is told. */
const UNTOLD_MS = 250;

interface Lasting {
  readonly revision: number;
  readonly ms: number;
}

export interface MachinesHere {
  /** null: this game knows none. */
  readonly machines: Machines | null;
  /** How long what the latest command has brought is looked at. */
  readonly lasting: RefObject<Lasting>;
}

/** The bots of the game in front, for as long as its table is shown. */
export function useMachinesHere(): MachinesHere {
  const { face, session } = useApp();
  const lasting = useRef<Lasting>({ revision: -1, ms: UNTOLD_MS });
  const machines = useMemo(() => {
    const { bots, system } = face;
    if (bots === undefined) return null;
    const lasts = (): number => {
      const { revision, ms } = lasting.current;
      return revision === session.store.getState().revision ? ms : UNTOLD_MS;
    };
    return createMachines({ session, system, door: bots, draw: stream(freshSeed()), lasts });
  }, [face, session]);
  useEffect(() => () => machines?.close(), [machines]);
  return { machines, lasting };
}

/** Lets them answer, and reads off the story how long each answer is looked at. */
export function useRunning(machines: Machines, table: TableFace, lasting: MachinesHere['lasting']): void {
  const story = table.useStory();
  const revision = useSessionState((state) => state.revision);
  const head = useSessionState((state) => state.journal?.head ?? 0);
  const [pace] = usePace();
  useEffect(() => {
    const lines = (story?.groups.at(-1)?.lines() ?? []).filter(
      ({ entry, telling }) => entry === head && telling.tone !== 'quiet',
    );
    const [first, ...others] = lines;
    const line = first === undefined ? null : others.reduce(louder, first);
    lasting.current = { revision, ms: line === null ? UNTOLD_MS : SHARE * lastsMs({ line }) };
  }, [story, revision, head, lasting]);
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
