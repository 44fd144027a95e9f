/** An Encounter as it goes through a link: decisions alone, played again by whoever opens it. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { AnySystem } from '../../src/app/any-game.ts';
import { codesFor } from '../../src/app/codes.ts';
import { receive, shortOf } from '../../src/app/sending.ts';
import { asLink, ofLink } from '../../src/app/squeeze.ts';
import { shortSetupsBy } from '../../src/games/pulp-city/library/short-setups.ts';
import { decode, encode } from '../../src/storage/codec.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import { cardRules, pulpCity } from '../../src/systems/pulp-city/index.ts';

const SYSTEM = pulpCity as unknown as AnySystem;
const setups = shortSetupsBy(cardRules);
const here = [{ system: SYSTEM, setups }];

const FOLDER = 'tests/replays/scored';
const text = (name: string): string => gunzipSync(readFileSync(`${FOLDER}/${name}`)).toString();

function journalIn(name: string, head?: number) {
  const read = decode(SYSTEM, text(name));
  if (!read.ok) throw new Error(read.error.code);
  const { journal } = read.value;
  return head === undefined ? journal : { ...journal, head };
}

/** One Encounter of each edition and kind: with Agendas, with three Teams, on other tables. */
const SOME = readdirSync(FOLDER).filter((_, at) => at % 12 === 0);

describe('a recorded Encounter', () => {
  test.each(SOME)('%s comes out of its link as it was, entry by entry', async (name) => {
    const journal = journalIn(name);
    const short = shortOf(SYSTEM, journal, setups);
    if (!short.ok) throw new Error(short.error.code);
    const link = await asLink(short.value);
    const back = await ofLink(link);
    if (!back.ok) throw new Error(back.error.code);
    const received = receive(back.value, here);
    if (!received.ok) throw new Error(JSON.stringify(received.error));
    const { agreed, entries, text: file } = received.value;
    expect([agreed, entries]).toEqual([journal.entries.length, journal.entries.length]);
    expect(JSON.parse(file)).toEqual(JSON.parse(encode('pulp-city', journal)));
    expect(codesFor(`https://club.example/city/#play=${link}`), 'it goes into a few codes').not.toBeNull();
  });
});

/** The Encounter of a recording as the text of its link. */
function shortText(name = SOME[0] ?? '') {
  const journal = journalIn(name);
  const short = shortOf(SYSTEM, journal, setups);
  if (!short.ok) throw new Error(short.error.code);
  return { journal, text: short.value, parts: JSON.parse(short.value) };
}

describe('where the head stands, and what is not on the page', () => {
  test('what has been undone comes along, and the head stays where it was', () => {
    const journal = journalIn(SOME[0] ?? '', 20);
    const short = shortOf(SYSTEM, journal, setups);
    const received = short.ok ? receive(short.value, here) : short;
    if (!received.ok) throw new Error(received.error.code);
    expect(JSON.parse(received.value.text)).toMatchObject({ head: 20 });
    expect(JSON.parse(received.value.text).entries).toHaveLength(journal.entries.length);
    expect(received.value.game.rest).toEqual(journal.entries[19]?.rest);
  });

  test('a card of the player’s own and a table that was changed travel whole', () => {
    const { journal } = shortText();
    const setup = journal.setup as EncounterSetup;
    const [[id = '', card] = []] = Object.entries(setup.profiles);
    const changed = {
      ...setup,
      profiles: { ...setup.profiles, [id]: { ...card, name: 'Somebody' } },
      table: { ...setup.table, pieces: setup.table.pieces.slice(1) },
    } as EncounterSetup;
    const short = setups.shorten(changed);
    expect(setups.whole(short)).toMatchObject({
      profiles: { [id]: { name: 'Somebody' } },
      table: changed.table,
    });
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(changed).length);
  });
});

describe('what is refused, and what is agreed on', () => {
  test.each([
    ['not JSON', 'x', 'link.broken'],
    ['something else', '{"format":"pulp-city-tabletop/team"}', 'link.foreign'],
    ['no Encounter in it', '{"format":"pulp-city-tabletop/short","version":1}', 'link.broken'],
  ])('%s', (_, given, code) => {
    const received = receive(given, here);
    expect(received.ok ? null : received.error.code).toBe(code);
  });

  test('a later form is named with the one that is known', () => {
    const { parts } = shortText();
    const received = receive(JSON.stringify({ ...parts, version: 7 }), here);
    expect(received).toMatchObject({ error: { code: 'link.newer', params: { version: 7, known: 1 } } });
  });

  test('a game that this page does not have', () => {
    const { parts } = shortText();
    const received = receive(JSON.stringify({ ...parts, system: 'chess' }), here);
    expect(received).toMatchObject({ error: { code: 'file.otherSystem' } });
  });

  test('a set-up that the rules refuse says why', () => {
    const { parts } = shortText();
    const received = receive(JSON.stringify({ ...parts, setup: { ...parts.setup, level: 99 } }), here);
    expect(received).toMatchObject({ error: { code: 'file.setupRefused' } });
  });

  test('where other dice fall the two agree up to there, and one can go on from there', () => {
    const { journal, parts, text: whole } = shortText();
    const marks = [...parts.marks];
    marks[6] = marks[6] === 'A' ? 'B' : 'A';
    const received = receive(JSON.stringify({ ...parts, marks: marks.join('') }), here);
    if (!received.ok) throw new Error(received.error.code);
    expect(received.value).toMatchObject({ agreed: 24, entries: journal.entries.length });
    const { entries, head } = JSON.parse(received.value.text);
    expect([entries.length, head]).toEqual([24, 24]);
    expect(entries).toEqual(JSON.parse(JSON.stringify(journal.entries.slice(0, 24))));
    expect(whole).toContain(parts.marks);
  });

  test('an answer that is not taken ends what is agreed on', () => {
    const { parts } = shortText();
    const said = parts.said.with(30, 'nonsense');
    const received = receive(JSON.stringify({ ...parts, said }), here);
    expect(received).toMatchObject({ ok: true, value: { agreed: 24 } });
  });

  test('what was played under other rules goes out as a file only', () => {
    const { journal } = shortText();
    const at = journal.entries.findIndex(({ events }) => events.length > 1);
    const { events, ...entry } = journal.entries[at]!;
    const entries = journal.entries.with(at, { ...entry, events: events.slice(1) });
    const short = shortOf(SYSTEM, { ...journal, entries }, setups);
    expect(short.ok ? null : short.error.code).toBe('link.playedOtherwise');
  });
});
