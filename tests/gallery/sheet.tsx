import { Icon } from '../../src/ui/kit/Icon';
import { ICONS, type IconName } from '../../src/ui/kit/icons';
import { TableStage } from '../../src/ui/table/TableStage';
import type { Point, SceneModel, Token } from '../../src/ui/table/types';
import { ace, anansi, aurelius, nuke, riposte, solar, tekkna, wildman } from './models';

const rect = (x: number, y: number, w: number, h: number): readonly Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

const put = (token: Token, x: number, y: number, change: Partial<Token> = {}): Token => ({
  ...token,
  id: `${token.id} ${x} ${y}`,
  at: { x, y },
  ...change,
});

const bare = ({ apSpent: _s, apLimit: _l, role: _r, ...model }: typeof ace): Token => ({
  ...model,
  state: 'ready',
});

const scene: SceneModel = {
  size: { width: 16, height: 12 },
  ground: [{ kind: 'road', outline: rect(0, 4, 16, 3) }],
  zones: [
    { id: 'a', look: 'teamA', outline: rect(0, 9.5, 16, 2.5) },
    { id: 'b', look: 'teamB', outline: rect(0, 0, 6, 2) },
    { id: 'q', look: 'objective', outline: rect(7, 0.5, 4, 2.5), label: 'Quarter', holder: 'b' },
  ],
  pieces: [
    {
      kind: 'structure',
      id: 'hit',
      outline: rect(12, 0.6, 3, 2.6),
      heightIn: 2,
      construction: 'enclosed',
      name: 'Hit',
      chip: '2″',
      health: { now: 2, max: 6 },
    },
    {
      kind: 'structure',
      id: 'gone',
      outline: rect(12.5, 7.4, 2.6, 1.8),
      heightIn: 2,
      construction: 'enclosed',
      destroyed: true,
    },
    {
      kind: 'fence',
      id: 'fence',
      points: [
        { x: 1, y: 3.4 },
        { x: 5, y: 3.4 },
      ],
      thickness: 0.3,
      heightIn: 1,
      chip: '1″',
    },
    { kind: 'impassable', id: 'pit', outline: rect(9.4, 7.5, 2, 1.5) },
    {
      kind: 'object',
      id: 'truck',
      silhouette: 'truck',
      at: { x: 13.6, y: 5.4 },
      width: 1.3,
      length: 3,
      turnDeg: 90,
      rank: 3,
      tint: 2,
      canLift: true,
    },
    {
      kind: 'object',
      id: 'worn',
      silhouette: 'car',
      at: { x: 10, y: 5 },
      width: 0.95,
      length: 1.95,
      turnDeg: 80,
      rank: 2,
      tint: 0,
      state: 'worn',
    },
    {
      kind: 'object',
      id: 'scattered',
      silhouette: 'car',
      at: { x: 10.4, y: 6.4 },
      width: 0.95,
      length: 1.95,
      turnDeg: 80,
      rank: 2,
      tint: 1,
      state: 'destroyed',
    },
    {
      kind: 'object',
      id: 'crate',
      silhouette: 'crate',
      at: { x: 8.6, y: 8.2 },
      width: 0.8,
      length: 0.8,
      turnDeg: 12,
      rank: 1,
    },
    {
      kind: 'object',
      id: 'lamp',
      silhouette: 'lamp',
      at: { x: 7.6, y: 7.6 },
      width: 0.5,
      length: 0.5,
      turnDeg: 0,
      rank: 1,
    },
    {
      kind: 'danger',
      id: 'acid',
      grade: 'veryDangerous',
      words: 'Acid · Damage 2',
      outline: rect(5.2, 7.2, 1.9, 2),
    },
  ],
  markers: [
    { kind: 'objective', id: 'x', at: { x: 7.6, y: 1.6 }, letter: 'A' },
    { kind: 'plinth', id: 'trap', at: { x: 9.2, y: 1.8 }, team: 'b', sign: 'target', words: 'Trap' },
    { kind: 'plinth', id: 'loot', at: { x: 10.4, y: 1.8 }, sign: 'star' },
    { kind: 'citizen', id: 'runs', at: { x: 8.6, y: 3.6 }, baseMm: 30, fleesTo: { x: 7, y: 3.6 } },
  ],
  tokens: [
    put(bare(solar), 1.2, 5),
    put(bare(ace), 3, 5, { state: 'acting', fatigue: 2, conditions: ['spectral', 'stun', 'weak', 'immune'] }),
    put(bare(nuke), 5, 5, { state: 'target' }),
    put(bare(riposte), 6.8, 5, { state: 'closed', closedReason: '0.6 mm too far' }),
    put(bare(anansi), 8.4, 5, { inside: true }),
    put(bare(wildman), 1.4, 8.4, { state: 'ko', health: 0 }),
    put(bare(tekkna), 3.2, 8.4, { stealth: true, conditions: ['stealth'] }),
    put(bare(aurelius), 4.5, 1.2, { turned: true, carries: ['A'], onWall: true }),
  ],
  overlays: [
    {
      kind: 'displacement',
      from: { x: 5, y: 5 },
      to: { x: 5, y: 6.8 },
      landing: [
        { x: 4.5, y: 6.9 },
        { x: 5.5, y: 6.9 },
      ],
      chip: { text: 'Push 2″', tone: 'gold' },
    },
    { kind: 'cover', from: { x: 6.2, y: 4.2 }, to: { x: 7.4, y: 4.2 }, grade: 1, text: '+1' },
    { kind: 'ruler', id: 'r', from: { x: 9, y: 10.4 }, to: { x: 14, y: 11.2 }, text: '5.1″' },
    { kind: 'drop', disc: { at: { x: 2, y: 10.8 }, radius: 0.6 }, legal: true },
    {
      kind: 'drop',
      disc: { at: { x: 4, y: 10.8 }, radius: 0.6 },
      legal: false,
      chip: { text: '0.3″ outside the zone', tone: 'refused' },
    },
    { kind: 'strip', outline: rect(11.2, 3.3, 4.6, 0.5) },
  ],
};

export function Sheet() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '66vw 1fr',
        height: '100vh',
        position: 'fixed',
        inset: 0,
      }}
    >
      <TableStage scene={scene} label="Every drawing once" />
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          padding: 12,
          alignContent: 'flex-start',
          background: 'var(--paper)',
          overflow: 'auto',
        }}
      >
        {Object.keys(ICONS).map((name) => (
          <figure key={name} style={{ width: 76, textAlign: 'center', fontSize: 12, margin: 0 }}>
            <Icon name={name as IconName} size={36} />
            <Icon name={name as IconName} size={13} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
