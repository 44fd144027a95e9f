import { describe, expect, test } from 'vitest';
import { kioskFrom, passingStorage } from '../../src/app/kiosk.ts';

describe('a club table', () => {
  test('is asked for by the address, else by what was chosen on the device', () => {
    expect(kioskFrom('?kiosk', false)).toEqual({ minutes: 5 });
    expect(kioskFrom('?seed=7&kiosk=12', false)).toEqual({ minutes: 12 });
    expect(kioskFrom('?kiosk=soon', false)).toEqual({ minutes: 5 });
    expect(kioskFrom('?seed=7', true)).toEqual({ minutes: 5 });
    expect(kioskFrom('?kiosk=off', true)).toBeNull();
    expect(kioskFrom('', false)).toBeNull();
  });

  test('reads what the club has chosen and writes nothing', () => {
    const below = new Map([
      ['look', 'dark'],
      ['names', 'Ann'],
    ]);
    const storage = passingStorage(
      {
        getItem: (key) => below.get(key) ?? null,
        setItem: (key, value) => void below.set(key, value),
        removeItem: (key) => void below.delete(key),
      },
      ['look'],
    );
    expect([storage.getItem('look'), storage.getItem('names')]).toEqual(['dark', null]);
    storage.setItem('look', 'light');
    storage.setItem('names', 'Bob');
    expect([storage.getItem('look'), storage.getItem('names')]).toEqual(['light', 'Bob']);
    storage.removeItem('look');
    expect(storage.getItem('look')).toBeNull();
    expect([...below]).toEqual([
      ['look', 'dark'],
      ['names', 'Ann'],
    ]);
  });
});
