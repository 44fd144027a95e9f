/**
 * `node tests/tooling/run-ts.mjs tests/storage/support/record-shape.ts`: writes down the shape of what is written, once
 * the version has been raised and the migration of what moved is there.
 */
import { writeFileSync } from 'node:fs';
import { VERSION } from '../../../src/storage/file.ts';
import { SHAPE_FILE, shapeOfPlay, stepsOfProcedures, storedShape } from './played-shape.ts';

const GAMES = 20;
const before = storedShape();
const kept = before.version === VERSION ? before.lines : [];
const lines = new Set([...kept.filter((line) => !line.startsWith('step ')), ...stepsOfProcedures()]);
for (const line of shapeOfPlay(GAMES)) lines.add(line);
writeFileSync(SHAPE_FILE, `${JSON.stringify({ version: VERSION, lines: [...lines].toSorted() }, null, 1)}\n`);
console.log([...lines].filter((line) => !before.lines.includes(line)).join('\n'));
