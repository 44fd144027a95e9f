import type { Setting } from '../model/ground.ts';
import type { Danger } from '../model/terrain.ts';
import type { BarrierKind, ObjectKind, StructureKind } from './kinds.ts';

/** What is built in a setting. Whatever is named more often comes more often. */
export interface Theme {
  readonly structures: readonly StructureKind[];
  /** Names of its houses; `place.*` has them in every language. */
  readonly names: readonly string[];
  readonly barriers: readonly BarrierKind[];
  /** By Rank. */
  readonly objects: Readonly<Record<1 | 2 | 3, readonly ObjectKind[]>>;
  readonly dangers: readonly (Danger & { readonly name: string })[];
  /** Pieces may stand at any angle. */
  readonly crooked: boolean;
}

export const THEMES: Readonly<Record<Setting, Theme>> = {
  city: {
    structures: ['building', 'building', 'tower', 'deck', 'shed', 'hall'],
    names: ['Gazette', 'Grand Hotel', 'Diner', 'Laundry', 'Precinct', 'Cinema', 'Pharmacy', 'Exchange'],
    barriers: ['wall', 'hedge', 'fence'],
    objects: { 1: ['hydrant', 'lamp', 'bin', 'bench'], 2: ['car', 'dumpster', 'car'], 3: ['bus', 'truck'] },
    dangers: [{ name: 'Live Wires', grade: 'Dangerous', trait: 'H' }],
    crooked: false,
  },
  docks: {
    structures: ['hall', 'shed', 'deck', 'silo', 'building'],
    names: ['Warehouse 9', 'Cold Store', 'Chandler', 'Bait Shop', 'Customs House', 'Net Loft'],
    barriers: ['fence', 'wall', 'bulwark'],
    objects: { 1: ['crate', 'barrel', 'crate'], 2: ['dumpster', 'dumpster', 'car'], 3: ['truck'] },
    dangers: [{ name: 'Leaking Drums', grade: 'Very Dangerous', trait: 'H' }],
    crooked: false,
  },
  park: {
    structures: ['hall', 'ruin', 'shed', 'platform', 'building'],
    names: ['Museum', 'Glasshouse', 'Boat House', 'Tea Room', 'Bandstand', 'Planetarium'],
    barriers: ['hedge', 'hedge', 'fence'],
    objects: { 1: ['bench', 'bin', 'lamp'], 2: ['tree', 'tree', 'statue'], 3: ['truck'] },
    dangers: [{ name: 'Hornet Nest', grade: 'Dangerous', trait: 'F' }],
    crooked: true,
  },
  graveyard: {
    structures: ['mausoleum', 'mausoleum', 'ruin', 'shed', 'hall'],
    names: ['Crypt', 'Old Chapel', 'Family Vault', 'Gravediggers’ Hut', 'Charnel House', 'Bell Tower'],
    barriers: ['fence', 'hedge', 'wall'],
    objects: { 1: ['tombstone', 'tombstone', 'lamp'], 2: ['statue', 'tree', 'statue'], 3: ['column'] },
    dangers: [{ name: 'Open Graves', grade: 'Very Dangerous', trait: 'F' }],
    crooked: true,
  },
  laboratory: {
    structures: ['building', 'bunker', 'silo', 'deck', 'hall'],
    names: ['Reactor Hall', 'Clean Room', 'Server Farm', 'Cryo Store', 'Test Cell', 'Control Room'],
    barriers: ['bulwark', 'wall', 'fence'],
    objects: { 1: ['barrel', 'crate', 'barrel'], 2: ['console', 'vent', 'console'], 3: ['truck', 'console'] },
    dangers: [{ name: 'Reactor Leak', grade: 'Very Dangerous', trait: 'H' }],
    crooked: false,
  },
  temple: {
    structures: ['ruin', 'platform', 'hall', 'mausoleum', 'ruin'],
    names: ['Shrine', 'Treasury', 'Hall of Masks', 'Oracle', 'Priests’ House', 'Sun Altar'],
    barriers: ['wall', 'bulwark', 'wall'],
    objects: { 1: ['crate', 'barrel', 'tombstone'], 2: ['column', 'statue', 'column'], 3: ['column'] },
    dangers: [{ name: 'Spike Traps', grade: 'Dangerous', trait: 'F' }],
    crooked: true,
  },
  highway: {
    structures: ['building', 'shed', 'deck', 'silo', 'hall'],
    names: ['Filling Station', 'Motel', 'Truck Stop', 'Toll House', 'Drive-In', 'Garage'],
    barriers: ['bulwark', 'fence', 'wall'],
    objects: { 1: ['barrel', 'lamp', 'bin'], 2: ['car', 'car', 'dumpster'], 3: ['truck', 'bus'] },
    dangers: [{ name: 'Burning Wreck', grade: 'Dangerous', trait: 'H' }],
    crooked: false,
  },
  rooftops: {
    structures: ['tower', 'building', 'deck', 'bunker', 'silo'],
    names: ['Penthouse', 'Lift House', 'Roof Garden', 'Billboard', 'Pigeon Loft', 'Heliport'],
    barriers: ['wall', 'bulwark', 'fence'],
    objects: { 1: ['crate', 'barrel', 'lamp'], 2: ['vent', 'vent', 'console'], 3: ['vent'] },
    dangers: [{ name: 'Bare Cables', grade: 'Dangerous', trait: 'H' }],
    crooked: false,
  },
  subway: {
    structures: ['train', 'building', 'deck', 'bunker', 'train'],
    names: ['Ticket Hall', 'Signal Box', 'Night Express', 'Switch Room', 'Kiosk', 'Inner Line'],
    barriers: ['bulwark', 'wall', 'fence'],
    objects: { 1: ['bench', 'bin', 'lamp'], 2: ['console', 'column', 'cart'], 3: ['cart'] },
    dangers: [{ name: 'Live Rail', grade: 'Very Dangerous', trait: 'H' }],
    crooked: false,
  },
  fairground: {
    structures: ['tent', 'tent', 'platform', 'shed', 'deck', 'silo'],
    names: ['Big Top', 'House of Mirrors', 'Ghost Ride', 'Shooting Gallery', 'Carousel', 'Helter-Skelter'],
    barriers: ['fence', 'fence', 'hedge'],
    objects: { 1: ['barrel', 'bin', 'crate'], 2: ['cart', 'cart', 'tree'], 3: ['truck', 'cart'] },
    dangers: [{ name: 'Broken Ride', grade: 'Dangerous', trait: 'H' }],
    crooked: true,
  },
};
