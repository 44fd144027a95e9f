import { Clash, Odds, Pool } from '../../src/ui/kit/Attack';
import { Button } from '../../src/ui/kit/Button';
import { Panel } from '../../src/ui/kit/Panel';
import { SwitchRow } from '../../src/ui/kit/SwitchRow';
import { SideView } from '../../src/ui/table/SideView';
import { TableStage } from '../../src/ui/table/TableStage';
import type { SceneModel } from '../../src/ui/table/types';
import { city } from './city';
import { Frame, Log, Tools } from './frame';
import { ace, disc, nuke, tokens } from './models';

const scene: SceneModel = {
  ...city,
  tokens: tokens(
    { ace: { state: 'acting' }, nuke: { state: 'target' }, aurelius: { state: 'ready' } },
    'closed',
  ),
  overlays: [
    {
      kind: 'sight',
      from: disc(ace),
      to: disc(nuke),
      verdict: 'clear',
      wedge: true,
      chip: { text: 'In sight · 4.2″ of 6″', tone: 'legal' },
    },
  ],
};

const BARS = [
  { label: 'Miss', share: 0.26, miss: true },
  { label: '1', share: 0.09 },
  { label: '2', share: 0.26 },
  { label: '3', share: 0.24 },
  { label: '4', share: 0.12 },
  { label: '5+', share: 0.03 },
];

export function AttackScreen() {
  return (
    <Frame
      chosen="ace"
      table={
        <TableStage
          scene={scene}
          label="City table, 24 by 24 inches"
          inset={{
            about: nuke.at,
            content: (
              <SideView
                data={{
                  title: 'Side view',
                  verdict: 'clear',
                  words: 'clears the roof edge by 6 mm',
                  distance: 8.5,
                  distanceText: '4.2″',
                  left: { team: 'a', sign: 'ace', baseMm: 30, elevation: 3 },
                  right: { team: 'b', sign: 'nuke', baseMm: 40, elevation: 0 },
                  obstacles: [{ from: -1.3, to: 1.3, height: 3, text: '▲ 3″' }],
                }}
              />
            ),
          }}
        />
      }
      dock={
        <>
          <Panel look="loud">
            <Clash
              left={{ team: 'a', sign: 'ace', title: 'Ghostshot', note: 'Ace of Wraiths · 2 AP' }}
              right={{ team: 'b', sign: 'nuke', title: 'Nuke', note: '7 of 10 Health' }}
            />
            <div className="pools">
              <Pool
                team="a"
                trait="Energy"
                value={6}
                trump
                dice="5 dice"
                lines={[
                  { id: 'always', amount: '1', text: 'Always' },
                  { id: 'blaster', amount: '+2', text: 'Blaster: no Enemy in contact' },
                  { id: 'higher', amount: '+1', text: 'Higher Ground: 3″ up' },
                  {
                    id: 'power',
                    amount: '+1',
                    gold: true,
                    text: <SwitchRow on label="Power Up 1 of 1" onChange={() => {}} />,
                  },
                ]}
              />
              <Pool
                team="b"
                trait="Energy"
                value={6}
                trump
                dice="1 die"
                lines={[
                  { id: 'always', amount: '1', text: 'Always' },
                  { id: 'trait', amount: '±', text: 'Energy in place of Agility 3: Fire Inside' },
                  { id: 'cover', amount: '0', text: 'In Cover: not against Indirect', closed: true },
                  { id: 'power', amount: '0', text: 'No Power Up dice', closed: true },
                ]}
              />
            </div>
            <div className="strip">
              Tie: <b>Nuke</b> stands · Science beats Mystery
            </div>
            <Odds
              figure="74"
              unit="%"
              caption="to hit"
              chartTitle="Damage to Nuke, in %"
              team="a"
              bars={BARS}
            />
            <div className="odds-lines">
              <p>
                <b>71 %</b> if you keep the Power Up die
              </p>
              <p>
                <b>99 %</b> if Nuke chooses Agility 3
              </p>
              <p>
                <b>99 %</b> if Aurelius steps in: Tank, in contact with Nuke
              </p>
            </div>
            <div className="buttons buttons--foot">
              <Button narrow>Back</Button>
              <Button look="primary">Attack for 2 AP</Button>
            </div>
          </Panel>
          <Log>
            Next: <b className="text-team-b">Fallout</b> may answer (Reactions, Trait, Tank); then 5 dice
            against 1. AP are spent now, hit or miss.
          </Log>
          <Tools />
        </>
      }
    />
  );
}
