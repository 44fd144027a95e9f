/** Citizens that stand on the table already, numbered in the order given. */
import { forTwo } from '../../src/kernel/ids.ts';
import { newModel } from '../../src/systems/pulp-city/model/apply-parts.ts';
import { CITIZENS, citizenId } from '../../src/systems/pulp-city/model/citizens.ts';
import type { CitizenNumber, CitizenWish } from '../../src/systems/pulp-city/model/setup.ts';
import type { State } from '../../src/systems/pulp-city/model/state.ts';
import { type Inches, um } from './pieces.ts';
import type { SceneSpec } from './scene.ts';

export const wish = (a: boolean, b: boolean, number: CitizenNumber = 'normal'): CitizenWish => ({
  wanted: forTwo(a, b),
  number,
});

/** Both players want them. */
export const WANTED = wish(true, true);

const put = (state: State, [x, y]: Inches, index: number): void => {
  const id = citizenId(index + 1);
  const model = newModel(id, CITIZENS, 1);
  state.models[id] = { ...model, status: 'table', x: um(x), y: um(y) };
};

/** What makes them stand there in a scene; `more` is changed afterwards. */
export const citizensAt = (
  places: readonly Inches[],
  more?: (state: State) => void,
): Pick<SceneSpec, 'citizens' | 'tweak'> => ({
  citizens: WANTED,
  tweak: (state) => {
    places.forEach((at, index) => put(state, at, index));
    more?.(state);
  },
});

/** Radius of a Citizen's base in inches. */
export const R = 15 / 25.4;
