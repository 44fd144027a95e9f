import { mostHealth } from '../traits/health.ts';
import * as v from 'valibot';
import { PLAYERS, playersOf } from '../../../kernel/ids.ts';
import { eachPlayer } from '../../../kernel/players-form.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import { placeOk } from '../../../tabletop/standing.ts';
import { placeOf } from '../../../tabletop/table.ts';
import { initialState } from '../model/initial.ts';
import { makeWorld, type Ruleset } from '../model/encounter.ts';
import { citizensWanted } from '../model/citizens.ts';
import type { EncounterSetup, Situation } from '../model/setup.ts';
import { bodyOf } from '../board/bodies.ts';
import { citizensOnTable, isCitizen } from '../board/on-table.ts';
import { sceneOf } from '../board/scene.ts';
import { faultRefusal } from '../board/placement-faults.ts';
import { whole } from '../../../kernel/number-forms.ts';

const atLeast = (least: number) => v.pipe(whole, v.minValue(least));

/** The form of a situation; whether everything can stand so is asked of the rules. */
export const SITUATION = v.object({
  round: atLeast(1),
  active: v.picklist(PLAYERS),
  pools: eachPlayer(atLeast(0)),
  models: v.record(
    v.string(),
    v.object({
      x: whole,
      y: whole,
      z: whole,
      inside: v.exactOptional(v.string()),
      health: v.exactOptional(atLeast(1)),
    }),
  ),
  citizens: v.exactOptional(v.pipe(v.array(v.object({ x: whole, y: whole, z: whole })), v.maxLength(48))),
  pieces: v.exactOptional(v.record(v.string(), atLeast(1))),
});

/** What cannot be so in an Encounter that begins in the middle. @rule PC-TABLE-10 @rule PC-CITIZEN-03 */
export function situationFaults(setup: EncounterSetup, rules: Ruleset, begun?: 'begun'): readonly Refusal[] {
  const { situation } = setup;
  if (situation === undefined) return [];
  const form = (at: string, given: string | number): Refusal => refusal('setup.form', { at, given });
  const { citizens = [] } = situation;
  if (citizens.length > 0 && !rules.citizens.used(citizensWanted(setup))) {
    return [form('situation.citizens', citizens.length)];
  }
  const teams = playersOf(setup.teams);
  const due = rules.citizens.count(setup.level, setup.citizens.number, teams.length);
  if (begun === undefined && citizens.length > due)
    return [refusal('setup.tooManyCitizens', { placed: citizens.length, due })];
  if (!teams.includes(situation.active)) return [form('situation.active', situation.active)];
  if (playersOf(situation.pools).length !== teams.length)
    return [form('situation.pools', playersOf(situation.pools).length)];
  const w = makeWorld(setup, rules, initialState(setup));
  const { models, pieces } = w.state;
  const faults: Refusal[] = [];
  for (const { id } of citizensOnTable(w)) {
    const body = bodyOf(w, id);
    const found = placeOk(sceneOf(w), body, placeOf(body));
    if (!found.ok) faults.push(faultRefusal('place', found));
  }
  if (situation.round > rules.numbers.rounds) faults.push(form('situation.round', situation.round));
  const recruited = Object.keys(models).filter((id) => !isCitizen(w, id));
  for (const id of new Set([...recruited, ...Object.keys(situation.models)])) {
    const at = situation.models[id];
    if (at === undefined || models[id] === undefined) {
      faults.push(form('situation.models', id));
      continue;
    }
    if ((at.health ?? 1) > mostHealth(w, id)) faults.push(form(`situation.models.${id}.health`, id));
    const found = placeOk(sceneOf(w), bodyOf(w, id), placeIn(at));
    if (!found.ok) faults.push(faultRefusal('place', found));
  }
  for (const [id, health] of Object.entries(situation.pieces ?? {})) {
    if (health > (pieces[id]?.maxHealth ?? 0)) faults.push(form(`situation.pieces.${id}`, health));
  }
  return faults;
}

const placeIn = ({ x, y, z, inside }: Situation['models'][string]) => ({
  x,
  y,
  z,
  inside: inside ?? null,
  wall: null,
});
