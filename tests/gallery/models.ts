import { baseRadius } from '../../src/ui/table/camera';
import type { RosterTileData } from '../../src/ui/kit/RosterTile';
import type { Disc, Token } from '../../src/ui/table/types';

type Model = Omit<Token, 'state'> & {
  readonly apSpent: number;
  readonly apLimit: number;
  readonly role: string;
};

const model = (
  id: Model['sign'],
  name: string,
  team: 'a' | 'b',
  [x, y, baseMm]: readonly [number, number, number],
  [health, healthMax]: readonly [number, number],
  [apSpent, apLimit]: readonly [number, number],
  rest: Partial<Model> & { readonly role: string },
): Model => ({
  id,
  sign: id,
  name,
  team,
  at: { x, y },
  baseMm,
  health,
  healthMax,
  apSpent,
  apLimit,
  ...rest,
});

export const ace = model('ace', 'Ace', 'a', [7.55, 15.85, 30], [8, 10], [1, 4], {
  powerUp: 1,
  conditions: ['spectral'],
  elevation: 3,
  elevationText: '3″',
  role: 'Blaster',
});
export const tekkna = model('tekkna', 'Tekkna', 'a', [9.35, 18.3, 30], [8, 8], [1, 4], {
  fatigue: 1,
  powerUp: 1,
  role: 'Support',
});
export const wildman = model('wildman', 'Wildman', 'a', [12.5, 17.6, 40], [6, 10], [0, 4], {
  fatigue: 1,
  role: 'Brawler',
});
export const solar = model('solar', 'Solar', 'a', [17.5, 16.5, 30], [10, 10], [2, 4], {
  fatigue: 1,
  elevation: 3,
  elevationText: '3″',
  role: 'Blaster',
});
export const nuke = model('nuke', 'Nuke', 'b', [11.7, 12.15, 40], [7, 10], [2, 3], {
  fatigue: 1,
  role: 'Blaster',
});
export const aurelius = model('aurelius', 'Aurelius', 'b', [12.95, 12.73, 30], [12, 12], [1, 3], {
  fatigue: 2,
  powerUp: 3,
  role: 'Tank',
});
export const anansi = model('anansi', 'Anansi', 'b', [16.75, 6.35, 30], [2, 8], [3, 4], {
  fatigue: 2,
  powerUp: 1,
  conditions: ['stun'],
  elevation: 6,
  elevationText: '6″',
  role: 'Infiltrator',
});
export const riposte = model('riposte', 'Riposte', 'b', [14.45, 7.5, 30], [8, 8], [0, 4], {
  fatigue: 1,
  role: 'Support',
});

export const MODELS: readonly Model[] = [ace, tekkna, wildman, solar, nuke, aurelius, anansi, riposte];

export function disc({ at, baseMm }: Pick<Token, 'at' | 'baseMm'>): Disc {
  return { at, radius: baseRadius(baseMm) };
}

export function gap(a: Pick<Token, 'at' | 'baseMm'>, b: Pick<Token, 'at' | 'baseMm'>): number {
  return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) - baseRadius(a.baseMm) - baseRadius(b.baseMm);
}

type Change = Partial<Omit<Token, 'id'>>;

/** All models as tokens; each is ready unless the situation says otherwise. */
export function tokens(
  changes: Readonly<Record<string, Change>>,
  rest: Token['state'] = 'ready',
): readonly Token[] {
  return MODELS.map(({ apSpent: _s, apLimit: _l, role: _r, ...token }) => ({
    ...token,
    state: rest,
    ...changes[token.id],
  }));
}

const CONDITION_WORDS: Readonly<Record<string, string>> = { spectral: 'Spectral', stun: 'Stunned' };

export function tile(id: string, change: Partial<RosterTileData> = {}): RosterTileData {
  const found = MODELS.find((candidate) => candidate.id === id) ?? ace;
  const condition = found.conditions?.[0];
  return {
    id: found.id,
    team: found.team,
    sign: found.sign,
    name: found.name,
    health: found.health,
    healthMax: found.healthMax,
    apSpent: found.apSpent,
    apLimit: found.apLimit,
    fatigue: found.fatigue ?? 0,
    powerUp: found.powerUp ?? 0,
    foot: condition ? (CONDITION_WORDS[condition] ?? '') : found.role,
    ...(condition ? { footSign: condition } : {}),
    ...change,
  };
}
