import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealOf } from '../../src/kernel/seal.ts';

const known = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('a seal is the SHA-256 of the text, whatever its length', () => {
  expect(sealOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sealOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const texts = Array.from({ length: 140 }, (_, length) =>
    [...'é€𝄞x'.repeat(length)].slice(0, length).join(''),
  );
  expect(texts.map(sealOf)).toEqual(texts.map(known));
});
