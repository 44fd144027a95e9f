import * as fc from 'fast-check';

// What lands may not hang on luck: every run tries the same cases. `PROPERTY_SEED=7` tries others.
const seed = Number(process.env['PROPERTY_SEED'] ?? 2026);
if (!Number.isSafeInteger(seed)) {
  throw new Error(`PROPERTY_SEED is not a whole number: ${process.env['PROPERTY_SEED'] ?? ''}`);
}
fc.configureGlobal({ seed });
