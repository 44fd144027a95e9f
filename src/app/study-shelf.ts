import * as v from 'valibot';
import { type Done, type ShardResult, shardKey } from '../lab/shards.ts';
import { openDocuments } from '../storage/document-shelf.ts';
import { readJson } from '../storage/read-json.ts';
import { channelOf, createDocuments, type Documents } from './documents.ts';
import { freshId } from './fresh-id.ts';

/** A study of this device, as a list shows it. */
export interface KeptStudy {
  readonly id: string;
  /** As it was asked; it is read anew before anything is played. */
  readonly study: unknown;
  /** Milliseconds since 1970. */
  readonly asked: number;
  /** Encounters that are kept of it. */
  readonly games: number;
  /** Nobody wants it to go on by itself: it is paused, or over. */
  readonly paused: boolean;
}

/** Studies and what has been played of them, a document each, so that little is written at a time. */
export interface StudyShelf {
  /** They are gone with this page. */
  readonly forThisVisit: boolean;
  /** The one asked last first. */
  list(): Promise<readonly KeptStudy[]>;
  /** What has been played of a study, to be read with it. */
  shards(id: string): Promise<readonly unknown[]>;
  /** Answers whether it is kept. */
  keep(study: Omit<KeptStudy, 'games'>): Promise<boolean>;
  keepShard(id: string, result: ShardResult): Promise<boolean>;
  keepAll(id: string, done: Done): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const BETWEEN = '/';

const HEAD = v.object({ study: v.unknown(), asked: v.number(), paused: v.boolean() });

const valueOf = (text: string): unknown => {
  const read = readJson(text);
  return read.ok ? read.value : null;
};

/** Of the browser's database of this name; where there is none, of this visit. */
export async function openStudies(name: string): Promise<StudyShelf> {
  const shelf = await openDocuments(name);
  const now = (): number => Date.now();
  return createStudyShelf(createDocuments(shelf, { now, freshId, channel: channelOf(name) }));
}

export function createStudyShelf(
  documents: Pick<Documents, 'kind' | 'list' | 'adopt' | 'keep' | 'remove'>,
): StudyShelf {
  const write = async (id: string, value: unknown): Promise<boolean> =>
    typeof (await documents.keep(id, JSON.stringify(value))) !== 'string';
  const seen = async () => {
    const all = await documents.list();
    for (const one of all) documents.adopt(one);
    return all;
  };
  return {
    forThisVisit: documents.kind === 'memory',
    async list() {
      const all = await seen();
      const games = (id: string): number =>
        all.reduce((sum, one) => sum + (one.id.startsWith(id + BETWEEN) ? gamesIn(one.id) : 0), 0);
      return all
        .flatMap(({ id, text }): KeptStudy[] => {
          if (id.includes(BETWEEN)) return [];
          const read = v.safeParse(HEAD, valueOf(text));
          return read.success ? [{ ...read.output, id, games: games(id) }] : [];
        })
        .sort((one, other) => other.asked - one.asked);
    },
    shards: async (id) =>
      (await seen()).filter((one) => one.id.startsWith(id + BETWEEN)).map(({ text }) => valueOf(text)),
    keep: ({ id, study, asked, paused }) => write(id, { study, asked, paused }),
    keepShard: (id, result) => write(`${id}${BETWEEN}${shardKey(result.shard)}`, result),
    async keepAll(id, done) {
      let kept = true;
      for (const result of done.values())
        kept = (await write(`${id}${BETWEEN}${shardKey(result.shard)}`, result)) && kept;
      return kept;
    },
    async remove(id) {
      for (const one of await seen())
        if (one.id === id || one.id.startsWith(id + BETWEEN)) await documents.remove(one.id);
    },
  };
}

/** A shard is named by its first pair and the one after its last. */
function gamesIn(id: string): number {
  const [, from, to] = /:(\d+)-(\d+)$/.exec(id) ?? [];
  return from === undefined || to === undefined ? 0 : 2 * (Number(to) - Number(from));
}
