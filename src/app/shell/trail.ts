import { WAY_IN } from '../../domain/routes.ts';
import { sameTarget, type Target } from '../../parts/navigation/index.ts';

/**
 * How many entries of the history lie between the current one and the kept one of a target, which login returns to; 0 where it is
 * not there. Only screens of the way in (login, register, password) may stand over it: whoever came another way goes on from there.
 * `trail` has the targets by their depth, with gaps where a reload has forgotten them.
 */
export function stepsBackTo(trail: readonly (Target | undefined)[], depth: number, wanted: Target): number {
  for (let at = depth - 1; at >= 0; at -= 1) {
    const below = trail[at];
    if (below === undefined) return 0;
    if (sameTarget(below, wanted)) return depth - at;
    if (!WAY_IN.has(below.path)) return 0;
  }
  return 0;
}
