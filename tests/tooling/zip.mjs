/** Packs files into one archive that every system opens: the zip format, deflated, without extras. */
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, so that the same files make the same archive. */
const DATE = 0x21;

/**
 * @param {number[]} fields pairs of size in bytes and value
 */
function record(...fields) {
  const bytes = Buffer.alloc(fields.reduce((sum, size, at) => (at % 2 === 0 ? sum + size : sum), 0));
  let place = 0;
  for (let at = 0; at < fields.length; at += 2) {
    const size = fields[at] ?? 0;
    bytes.writeUIntLE(fields[at + 1] ?? 0, place, size);
    place += size;
  }
  return bytes;
}

/**
 * @param {readonly { name: string, bytes: Buffer }[]} files
 */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const label = Buffer.from(name);
    const packed = deflateRawSync(bytes, { level: 9 });
    const about = [2, FLAGS, 2, DEFLATED, 2, 0, 2, DATE, 4, crc32(bytes), 4, packed.length, 4, bytes.length];
    const local = record(4, LOCAL, 2, VERSION, ...about, 2, label.length, 2, 0);
    const entry = record(
      4,
      CENTRAL,
      2,
      VERSION,
      2,
      VERSION,
      ...about,
      2,
      label.length,
      2,
      0,
      2,
      0,
      2,
      0,
      2,
      0,
      4,
      0,
      4,
      offset,
    );
    parts.push(local, label, packed);
    directory.push(entry, label);
    offset += local.length + label.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const count = files.length;
  return Buffer.concat([
    ...parts,
    listed,
    record(4, END, 2, 0, 2, 0, 2, count, 2, count, 4, listed.length, 4, offset, 2, 0),
  ]);
}
