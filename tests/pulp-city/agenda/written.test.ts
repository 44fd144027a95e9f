import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { sealOf } from '../../../src/kernel/seal.ts';
import { fork, pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { AgendaPick } from '../../../src/systems/pulp-city/model/agendas.ts';
import { agendasSeen, sealsOf } from '../../../src/systems/pulp-city/view/setup/agendas.ts';
import { logFacts } from '../../../src/systems/pulp-city/view/log/log-facts.ts';
import { narrate } from '../../../src/games/pulp-city/narrate/narrate.ts';
import { points, writes } from '../../support/agendas.ts';
import type { CardSpec } from '../../support/card.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup, type ModelSpec, setupOf } from '../../support/scene.ts';

const card = (printed: Omit<CardSpec, 'name'>): ModelSpec => ({ card: printed, at: [0, 0] });
const hero = (level = 2) => card({ level, alignment: ['Hero'] });
const villain = (level = 2) => card({ level, alignment: ['Villain'] });

const TEAMS = { a: { Ace: hero(), Bat: hero(3) }, b: { Foe: villain(), Fiend: villain(3) } } as const;

/** Asked for Agendas at a Level, Heroes against Villains. */
const asked = (level = 8): Play =>
  fromSetup({ ...setupOf({ edition: '2013', ...TEAMS, agendas: 'asked' }), level }, [1, 6, 1, 6, 1, 6, 1]);

const may = (game: Play, by: 'a' | 'b', ...picks: readonly AgendaPick[]): string =>
  pulpCity.check(game.game, game.question('writeAgendas', by), { picks, salt: '' })?.code ?? 'ok';

test('[PC-AGENDA-01] one for every six Levels or part of them, and never the same twice', () => {
  const most = (level: number): number => asked(level).forgetDice().question('writeAgendas', 'a').most;
  expect([6, 7, 8, 12, 13, 24].map(most)).toEqual([1, 2, 2, 2, 3, 4]);
  const game = asked().forgetDice();
  const spy = { agenda: 'doubleAgent', nominee: 'b1' } as const;
  expect([may(game, 'a', spy, spy), may(game, 'a', spy, { agenda: 'revenge' }), may(game, 'a')]).toEqual([
    'agenda.twice',
    'ok',
    'ok',
  ]);
  expect(may(game, 'a', spy, { agenda: 'revenge' }, { agenda: 'citizenInPeril' })).toBe('agenda.tooMany');
});

test('[PC-AGENDA-01] the Teams may differ in number, and hold the same', () => {
  const game = asked().forgetDice();
  writes(game, 'a', { agenda: 'revenge' }, { agenda: 'doubleAgent', nominee: 'b1' });
  writes(game.dice(1), 'b', { agenda: 'revenge' });
  expect(game.state.agendas?.held.map(({ agenda, team }) => [agenda, team])).toEqual([
    ['revenge', 'a'],
    ['doubleAgent', 'a'],
    ['revenge', 'b'],
  ]);
});

test('[PC-AGENDA-11] the wreckage is for Heroes, the sermon for Villains, whatever single Supremes could be', () => {
  const game = asked().forgetDice();
  expect(game.question('writeAgendas', 'a').open).toEqual([
    'thisOneMustSurvive',
    'revenge',
    'doubleAgent',
    'citizenInPeril',
    'trappedInWreckage',
  ]);
  expect([
    may(game, 'a', { agenda: 'sermonOfDoom' }),
    may(game, 'b', { agenda: 'trappedInWreckage' }),
  ]).toEqual(['agenda.notOpen', 'agenda.notOpen']);
  const mixed = card({ level: 2, alignment: ['Hero', 'Villain'] });
  const team = { Ace: hero(), Two: mixed, Three: mixed };
  const other = fromSetup({ ...setupOf({ edition: '2013', a: team, b: TEAMS.b, agendas: 'asked' }) });
  expect(may(other, 'a', { agenda: 'sermonOfDoom' })).toBe('agenda.notOpen');
});

test('[PC-AGENDA-08] names one of the own Supremes of Level 1 or 2, and is closed to a Team without one', () => {
  const game = asked().forgetDice();
  const survive = (nominee?: string): string =>
    may(game, 'a', { agenda: 'thisOneMustSurvive', ...(nominee === undefined ? {} : { nominee }) });
  expect([survive('a1'), survive('a2'), survive('b1'), survive()]).toEqual([
    'ok',
    'agenda.nominee',
    'agenda.nominee',
    'agenda.names',
  ]);
  const giants = { ...setupOf({ edition: '2013', a: { Bat: hero(3) }, b: TEAMS.b, agendas: 'asked' }) };
  expect(fromSetup(giants).question('writeAgendas', 'a').open).not.toContain('thisOneMustSurvive');
});

test('[PC-AGENDA-10] names one of the Enemies, in secret and with the Agenda', () => {
  const game = asked().forgetDice();
  const spy = (nominee: string): string => may(game, 'a', { agenda: 'doubleAgent', nominee });
  expect([spy('b1'), spy('b2'), spy('a1')]).toEqual(['ok', 'ok', 'agenda.nominee']);
  expect(game.question('writeAgendas', 'a').secret).toBe(true);
});

/** What Team b could see of a game in which a has written these down. */
function seenByB(...picks: readonly AgendaPick[]) {
  const game = asked().forgetDice().dice(1);
  writes(game, 'a', ...picks);
  const half = JSON.stringify(fork(game.game, 7, { for: 'b' }).rest.answered);
  writes(game, 'b', { agenda: 'doubleAgent', nominee: 'a1' });
  const own = fork(game.game, 7, { for: 'b' });
  const decision = game.pending()[0];
  if (decision === undefined) throw new Error('nothing is asked');
  const facts = logFacts(game.game.setup, game.state, game.events());
  const told = game.events().flatMap((event) => narrate(event, facts, 'en')?.text ?? []);
  const { agendas, ...state } = own.state;
  return {
    half,
    state,
    held: agendas?.held,
    rest: own.rest,
    view: agendasSeen(worldOf(game.game), 'b'),
    all: agendasSeen(worldOf(game.game), null),
    told,
    candidates: pulpCity.candidates(game.game, decision, 12, stream(3)),
    worth: pulpCity.evaluate(own, 'b'),
  };
}

test('[PC-AGENDA-02] the other side sees the same, whatever was written', () => {
  const spy = seenByB({ agenda: 'doubleAgent', nominee: 'b1' });
  expect(seenByB()).toEqual(spy);
  expect(seenByB({ agenda: 'thisOneMustSurvive', nominee: 'a1' }, { agenda: 'revenge' })).toEqual(spy);
  expect(spy.view.map(({ agenda, team }) => [agenda, team])).toEqual([['doubleAgent', 'b']]);
  expect(spy.all).toEqual([]);
});

test('[PC-AGENDA-02] what was hidden from a player comes to light for it, too', () => {
  const game = asked().forgetDice().dice(1);
  writes(game, 'a', { agenda: 'doubleAgent', nominee: 'b1' });
  writes(game, 'b');
  const own = fork(game.game, 7, { for: 'b' });
  const told = { type: 'agendaRevealed', team: 'a', agenda: 'doubleAgent', nominee: 'b1' } as const;
  expect(agendasSeen(worldOf(own), 'b')).toEqual([]);
  const after = fork(own, 7);
  pulpCity.apply(after.state, told);
  expect(agendasSeen(worldOf(after), 'b')).toMatchObject([{ agenda: 'doubleAgent', team: 'a' }]);
});

test('[PC-AGENDA-02] a seal lies on the table from the first, and the sheet bears it in the end', () => {
  const game = asked().forgetDice().dice(1);
  writes(game, 'a', { agenda: 'doubleAgent', nominee: 'b1' });
  writes(game, 'b');
  const seals = sealsOf(worldOf(game.game));
  expect(seals).toEqual([
    { team: 'a', seal: sealOf('doubleAgent b1\nsalt of a') },
    { team: 'b', seal: sealOf('salt of b') },
  ]);
  game.concede('b');
  expect(game.events('agendasOpened').map(({ team, kept, picks }) => [team, kept, picks.length])).toEqual([
    ['a', true, 1],
    ['b', true, 0],
  ]);
  expect(game.last('agendaRevealed')).toMatchObject({ team: 'a', agenda: 'doubleAgent', nominee: 'b1' });
  expect(points(game)).toEqual([2, 0]);
});

test('[PC-AGENDA-02] a sheet that was changed does not bear its seal', () => {
  const game = asked().forgetDice().dice(1);
  writes(game, 'a', { agenda: 'doubleAgent', nominee: 'b1' });
  writes(game, 'b');
  const sheet = game.state.agendas?.sheets.a;
  if (sheet?.written === null || sheet === undefined) throw new Error('no sheet');
  Object.assign(sheet, { written: { ...sheet.written, picks: [{ agenda: 'doubleAgent', nominee: 'b2' }] } });
  game.concede('b');
  expect(game.events('agendasOpened').map(({ team, kept }) => [team, kept])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
