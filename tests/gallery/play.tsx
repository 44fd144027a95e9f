import { COLOUR } from '../../src/styles/tokens';
import { Button } from '../../src/ui/kit/Button';
import { ActionRow, CardHead } from '../../src/ui/kit/Card';
import { Icon } from '../../src/ui/kit/Icon';
import { Meter, PipRow, PowerDie, TraitCell } from '../../src/ui/kit/Meters';
import { Panel } from '../../src/ui/kit/Panel';
import { Prompt } from '../../src/ui/kit/Prompt';
import { TableStage } from '../../src/ui/table/TableStage';
import type { SceneModel } from '../../src/ui/table/types';
import { city } from './city';
import { Frame, Log, Tools } from './frame';
import { ace, anansi, aurelius, disc, gap, nuke, riposte, tokens } from './models';

const scene: SceneModel = {
  ...city,
  tokens: tokens({
    ace: { state: 'acting' },
    nuke: { state: 'target' },
    aurelius: { state: 'target' },
    anansi: { state: 'closed', closedReason: `${(gap(ace, anansi) - 6).toFixed(1)}″ too far` },
    riposte: { state: 'closed', closedReason: `${(gap(ace, riposte) - 6).toFixed(1)}″ too far` },
  }),
  overlays: [
    {
      kind: 'range',
      team: 'a',
      shape: { kind: 'disc', at: ace.at, radius: disc(ace).radius + 6 },
    },
    {
      kind: 'sight',
      from: disc(ace),
      to: disc(nuke),
      verdict: 'clear',
      chip: { text: '4.2″', tone: 'legal' },
    },
    {
      kind: 'sight',
      from: disc(ace),
      to: disc(aurelius),
      verdict: 'clear',
      chip: { text: '5.1″', tone: 'legal' },
    },
  ],
};

const OPENING = { at: { x: 9.9, y: 14 }, pxPerInch: innerWidth < 600 ? 46 : 0 };

const TRAITS = [
  ['F', 'Str', 3],
  ['G', 'Def', 3],
  ['H', 'Ene', 6],
  ['I', 'Agi', 4],
  ['J', 'Mind', 4],
  ['K', 'Spi', 5],
] as const;

export function AceCardHead() {
  return (
    <>
      <CardHead team="a" sign="ace" name="Ace of Wraiths" kind="Blaster · Level 2 · Living · Mystery" />
      <div className="traits">
        {TRAITS.map(([letter, name, value]) => (
          <TraitCell
            key={letter}
            letter={letter}
            name={name}
            value={value}
            trump={letter === 'H' || letter === 'K'}
          />
        ))}
      </div>
      <div className="meters">
        <Meter icon="heart" tone={COLOUR.legal}>
          8 / 10
        </Meter>
        <Meter>
          AP Limit <PipRow spent={1} max={4} />
        </Meter>
        <Meter icon="drop" tone={COLOUR.fatigue}>
          0 / 2
        </Meter>
        <PowerDie>1</PowerDie>
        <span className="tag tag--ink">
          <Icon name="spectral" size={14} /> Spectral
        </span>
      </div>
    </>
  );
}

export function PlayScreen() {
  return (
    <Frame
      chosen="ace"
      table={<TableStage scene={scene} label="City table, 24 by 24 inches" opening={OPENING} />}
      dock={
        <>
          <Prompt
            team="a"
            title="Ace of Wraiths: choose an Action"
            subtitle="Activation · 1 Action used · 1 Exclusive, 1 Move left"
          />
          <Panel className="card">
            <AceCardHead />
            <div className="actions">
              <ActionRow
                name="Ghostshot"
                cost={2}
                line="Indirect 6″ · Energy 6 v Agility · Damage 1"
                chosen
                end={
                  <>
                    <Icon name="target" /> 2
                  </>
                }
              />
              <ActionRow
                name="Queen of Blood"
                cost={3}
                line=""
                closed="Spectral: no Energy Action but Ghostshot"
              />
              <ActionRow
                name="Ace of Wraiths ✱"
                cost={1}
                line=""
                closed="Used · on until the next Effects Phase"
                end={<Icon name="check" size={20} className="text-legal" />}
              />
              <ActionRow
                name="Move · Blink 4″"
                cost=""
                fatigue
                line="1 Fatigue, no AP (Blink while Spectral)"
                end={<Icon name="foot" size={19} />}
              />
            </div>
          </Panel>
          <div className="buttons">
            <Button>End Activation</Button>
          </div>
          <Log>
            <p>
              <b>Ace of Wraiths</b> used Ace of Wraiths: 6 + <b>4</b> = 10 v 8. He is <b>Spectral</b>.
            </p>
            <p className="log__old">
              <b>Anansi</b> missed Solar: 10 v 11.
            </p>
          </Log>
          <Tools />
        </>
      }
    />
  );
}
