import type { ReactNode } from 'react';
import { Button } from '../../src/ui/kit/Button';
import { RosterTile, type RosterTileData } from '../../src/ui/kit/RosterTile';
import { VersusBar } from '../../src/ui/kit/VersusBar';
import { tile } from './models';

const NIGHT_WATCH = ['ace', 'tekkna', 'wildman', 'solar'];
const FALLOUT = ['nuke', 'aurelius', 'anansi', 'riposte'];

interface FrameProps {
  readonly table: ReactNode;
  readonly dock: ReactNode;
  readonly chosen?: string;
  readonly pool?: number;
  readonly change?: Readonly<Record<string, Partial<RosterTileData>>>;
}

export function Frame({ table, dock, chosen, pool = 8, change = {} }: FrameProps) {
  const tiles = (ids: readonly string[]) =>
    ids.map((id) => <RosterTile key={id} tile={tile(id, change[id])} chosen={id === chosen} label={id} />);
  return (
    <div className="table-screen">
      <VersusBar
        left={{ team: 'a', name: 'Night Watch', pool, poolMax: 12, score: '1' }}
        right={{ team: 'b', name: 'Fallout', pool: 10, poolMax: 16, score: '0' }}
        round="Round 2"
        roundOf="/ 4"
        plot="King of the Hill"
        poolUnit="AP"
        poolLabel={(wing) => `${wing.name}: ${wing.pool} of ${wing.poolMax} AP`}
      />
      <nav className="roster" aria-label="Models">
        {tiles(NIGHT_WATCH)}
        <div className="roster__gap" />
        {tiles(FALLOUT)}
      </nav>
      {table}
      <div className="dock">{dock}</div>
    </div>
  );
}

export function Tools({ why = 'Ask why' }: { readonly why?: string }) {
  return (
    <div className="buttons buttons--tools">
      <Button look="icon" icon="undo" label="Undo" />
      <Button look="icon" icon="redo" label="Redo" closed="Nothing to redo" />
      <Button look="quiet" icon="question">
        {why}
      </Button>
      <Button look="icon" icon="menu" label="Menu" />
    </div>
  );
}

export function Log({ children }: { readonly children: ReactNode }) {
  return <div className="panel log dock__grow">{children}</div>;
}
