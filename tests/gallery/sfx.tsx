import { useState } from 'react';
import { Stars } from '../../src/ui/kit/Attack';
import { Button } from '../../src/ui/kit/Button';
import { Choice } from '../../src/ui/kit/Choice';
import { Icon } from '../../src/ui/kit/Icon';
import { Panel } from '../../src/ui/kit/Panel';
import { Prompt } from '../../src/ui/kit/Prompt';
import { Stepper } from '../../src/ui/kit/Stepper';
import { SwitchRow } from '../../src/ui/kit/SwitchRow';
import { DiceTray } from '../../src/ui/table/DiceTray';
import { TableStage } from '../../src/ui/table/TableStage';
import type { SceneModel } from '../../src/ui/table/types';
import { city } from './city';
import { Frame, Log, Tools } from './frame';
import { aurelius, disc, nuke, tokens } from './models';

const scene: SceneModel = {
  ...city,
  tokens: tokens(
    {
      ace: { state: 'acting', powerUp: 0 },
      nuke: { state: 'target' },
      aurelius: { state: 'target' },
      riposte: { state: 'closed', closedReason: '0.6 mm too far' },
    },
    'closed',
  ),
  overlays: [
    { kind: 'area', shape: { kind: 'disc', at: nuke.at, radius: disc(nuke).radius + 4 } },
    { kind: 'burst', disc: disc(nuke) },
    { kind: 'preview', tokenId: 'nuke', chip: { text: '7 ▸ 5' } },
    { kind: 'preview', tokenId: aurelius.id, chip: { text: '12 ▸ 11' } },
  ],
};

const PLAYED = new URLSearchParams(location.search).has('roll');

export function SfxScreen() {
  const [spent, setSpent] = useState({ damage: 1, extra: 1, spectral: 0 });
  const [shadows, setShadows] = useState(false);
  const step = (key: keyof typeof spent) => (value: number) => setSpent({ ...spent, [key]: value });
  const left = 2 - spent.damage - spent.extra - spent.spectral;
  const words = { min: 0, lessLabel: 'One less', moreLabel: 'One more' };
  return (
    <Frame
      chosen="ace"
      pool={6}
      change={{ ace: { powerUp: 0, apSpent: 3 } }}
      table={
        <TableStage scene={scene} coveredTop={214} label="City table, 24 by 24 inches">
          <DiceTray
            settled={!PLAYED}
            label="12 against 11: a hit"
            data={{
              key: 'one',
              left: {
                team: 'a',
                sign: 'ace',
                name: 'Ace of Wraiths',
                sum: 'Energy 6 + 6',
                total: '12',
                dice: [
                  { face: 6, sfx: true, best: true },
                  { face: 6, sfx: true },
                  { face: 5, sfx: true },
                  { face: 2 },
                  { face: 1 },
                ],
              },
              right: {
                team: 'b',
                sign: 'nuke',
                name: 'Nuke',
                sum: 'Energy 6 + 5',
                total: '11',
                dice: [{ face: 5, best: true }],
              },
              burst: { text: 'HIT!', hit: true },
              strip: 'A 74 % hit · 2 SFX or more: 39 %',
            }}
          />
        </TableStage>
      }
      dock={
        <>
          <Prompt
            team="a"
            title="Spend 2 SFX"
            subtitle="Any mix, or leave some. Nothing is final until you apply."
          />
          <Panel>
            <Stars
              count={2}
              cancelled={1}
              label="2 SFX"
              text="3 from 6, 6 and 5"
              cancelText="− 1 Nuke’s 5 cancels"
            />
            <div className="strip strip--legal">
              <Icon name="check" /> Always: <b>Damage 1</b> to Nuke
            </div>
            <div className="panel__body stack">
              <Stepper
                {...words}
                value={spent.damage}
                max={spent.damage + left}
                onChange={step('damage')}
                label="Damage 1"
                note="one more for Nuke"
              />
              <Stepper
                {...words}
                value={spent.extra}
                max={spent.extra + left}
                onChange={step('extra')}
                label="Extra Target 4"
                note="base Effect on one more model in 4″"
              />
              <div className="row">
                <Choice team="b" note="in contact" chosen onPress={() => {}}>
                  Aurelius
                </Choice>
                <Choice team="b" chosen={false} closed="0.6 mm out" onPress={() => {}}>
                  Riposte
                </Choice>
              </div>
              <Stepper
                {...words}
                value={spent.spectral}
                max={spent.spectral + left}
                onChange={step('spectral')}
                label="Spectral"
                note="Nuke: no F, G, H or I Actions until Effects"
              />
              <SwitchRow
                boxed
                on={shadows}
                onChange={setShadows}
                label="King of Shadows"
                note="Ace takes Damage 1: one more SFX on Nuke"
              />
            </div>
            <div className="strip strip--result">
              <span>
                Nuke <b>7 ▸ 5</b>
              </span>
              <span>
                Aurelius <b>12 ▸ 11</b>
              </span>
              <span>{left} SFX left</span>
            </div>
            <div className="buttons buttons--foot">
              <Button narrow>Reset</Button>
              <Button look="primary">Apply</Button>
            </div>
          </Panel>
          <Log>After this: Fallout may react (Damage). Undo past a roll needs both players.</Log>
          <Tools />
        </>
      }
    />
  );
}
