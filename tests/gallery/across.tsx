import { TableStage } from '../../src/ui/table/TableStage';
import type { SceneModel } from '../../src/ui/table/types';
import { city } from './city';
import { Frame } from './frame';
import { ace, disc, nuke, tokens } from './models';

const far = { turned: true };

const scene: SceneModel = {
  ...city,
  across: true,
  tokens: tokens({
    ace: { state: 'acting' },
    nuke: { state: 'target', ...far },
    aurelius: far,
    anansi: far,
    riposte: far,
  }),
  overlays: [
    { kind: 'sight', from: disc(ace), to: disc(nuke), verdict: 'clear', chip: { text: '4.2″', tone: 'ink' } },
  ],
};

export function AcrossScreen() {
  return <Frame table={<TableStage scene={scene} label="City table, 24 by 24 inches" />} dock={null} />;
}
