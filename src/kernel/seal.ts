import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A seal over a text, its SHA-256: 64 hexadecimal digits that tell nothing of it, and that no other text has. With
 * something that nobody can guess in the text, whoever is shown the seal first and the text afterwards knows that it
 * was not changed.
 */
export const sealOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
