import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type PlacedText, readFaction, readSharedPowers } from '../../src/cli/cards/faction-yaml.ts';

const FILE = /\/cards\/factions\/[^/]+\.yaml(\?(ready|partial))?$/;
const SHARED = 'shared-powers.yaml';

/**
 * Lets programs import the YAML of a Faction as cards that the engine loads, and what is known of partial ones; with
 * `?ready` those only that the ready-made Teams field, with `?partial` no more than the ids of partial ones. What is wrong with a file is told with its name and line.
 */
export function factionFiles(): Plugin {
  return {
    name: 'faction-files',
    enforce: 'pre',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      const [path = id, query] = id.split('?', 2);
      const sharedPath = join(dirname(dirname(path)), SHARED);
      this.addWatchFile(sharedPath);
      const shared = readSharedPowers(readFileSync(sharedPath, 'utf8'));
      const file = readFaction(code, shared.powers);
      refuse(this.error, SHARED, shared.faults);
      refuse(this.error, basename(path), file.faults);
      if (query === 'partial') {
        const ids = file.partial.map((card) => card.id);
        return { code: `export default ${JSON.stringify(ids)};`, map: null };
      }
      const cards =
        query === undefined
          ? file.cards
          : file.cards.filter((card) => file.ready.includes(String(card['id'])));
      const body = [`export default ${JSON.stringify(cards)};`];
      if (query === undefined) body.push(`export const partial = ${JSON.stringify(file.partial)};`);
      return { code: body.join('\n'), map: null };
    },
  };
}

function refuse(error: (text: string) => never, file: string, faults: readonly PlacedText[]): void {
  if (faults.length > 0) error(faults.map(({ line, text }) => `${file}:${line}: ${text}`).join('\n'));
}
