/** A move that Dangerous Terrain meets on its way is told as one. */
import { describe, expect, test } from 'vitest';
import type { EventOf } from '../../../src/systems/pulp-city/model/events.ts';
import { logGroups } from '../../../src/systems/pulp-city/view/log/log-facts.ts';
import { wholeMoves } from '../../../src/systems/pulp-city/view/log/whole-moves.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { danger, walker } from '../move/walker.ts';

const STRIP = danger('strip', [12, 12], [6, 2]);
const across = (health: number): Play =>
  walker('2017', { move: 6, health }, [12, 9], { pieces: [STRIP] }).move('Hero', [12, 14]);

const partsOf = (game: Play): readonly EventOf<'moved'>[] => game.events('moved');

describe('through Dangerous Terrain', () => {
  test('[PC-DANGER-06@2017] its parts are one move, as long as both, with the strike after it', () => {
    const game = across(5);
    const [first, rest] = partsOf(game) as [EventOf<'moved'>, EventOf<'moved'>];
    expect(game.events('struck')).toHaveLength(1);
    const moves = wholeMoves(game.events());
    const whole = moves.get(first);
    expect(whole?.length).toBe(first.length + rest.length);
    expect([whole?.path[0], whole?.path.at(-1)]).toEqual([first.path[0], rest.path.at(-1)]);
    expect(whole?.counts).toBe(true);
    expect([moves.get(rest), moves.size]).toEqual([null, 2]);
    const part = logGroups([{ events: game.events() }])
      .flatMap(({ parts }) => parts)
      .find(({ events }) => events.some(({ event }) => event === first));
    const told = part?.events.map(({ event }) => event) ?? [];
    expect(told.slice(0, 2).map(({ type }) => type)).toEqual(['fatigued', 'moved']);
    expect(told, 'what belongs together').toContain(rest);
  });

  test("[PC-DANGER-06@2017] who is KO'ed there has gone no farther", () => {
    const game = across(1);
    expect(partsOf(game)).toHaveLength(1);
    expect(wholeMoves(game.events()).size).toBe(0);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-MOVE-04] two moves of an Activation stay two', () => {
    const game = walker(edition, { move: 4 }, [12, 9]).move('Hero', [12, 12]).move('Hero', [12, 15]);
    expect(partsOf(game)).toHaveLength(2);
    expect(wholeMoves(game.events()).size).toBe(0);
  });
});
