import type { Deps } from '../app/deps.ts';
import { createSpot, type Spot } from './spot/spot.ts';

/** The engines that serve products. */
export interface Engines {
  readonly spot: Spot;
}

export const createEngines = (deps: Deps): Engines => ({ spot: createSpot(deps) });
