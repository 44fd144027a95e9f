import { memo } from 'react';
import type { Machines } from '../../../app/machines.ts';
import { useSessionState } from '../app.ts';
import type { TableFace } from '../table/table-face.ts';
import { useRunning } from './use-machines.ts';

interface MachineRunProps {
  readonly machines: Machines;
  readonly table: TableFace;
}

/** There while a bot is seated: a game of people alone pays nothing for it. */
export const MachineRun = memo(function MachineRun(props: MachineRunProps) {
  const seated = useSessionState(({ journal }) => journal?.bots !== undefined);
  return seated ? <Running {...props} /> : null;
});

function Running({ machines, table }: MachineRunProps) {
  useRunning(machines, table);
  return null;
}
