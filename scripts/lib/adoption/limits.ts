import type { Adoption } from './report.ts';

export interface AdoptionLimits {
  /** So many pieces the screens style by themselves today: the number falls, and never rises. */
  readonly pieces: number;
  /** Least share of the kit in every screen, 0 to 1. */
  readonly share: number;
}

/** In what the screens have gone away from the kit, a sentence each. */
export function adoptionFaults({ pieces, screens }: Pick<Adoption, 'pieces' | 'screens'>, limits: AdoptionLimits) {
  const faults = screens
    .filter(({ share }) => share !== null && share < limits.share)
    .map(({ title, path, share }) => `${title} (${path}) has ${share} of the kit, least ${limits.share}`);
  if (pieces > limits.pieces)
    faults.push(
      `${pieces} pieces are styled by screens, at most ${limits.pieces}: the kit has parts for layout and text`,
    );
  if (pieces < limits.pieces)
    faults.push(
      `${pieces} pieces are styled by screens, fewer than ${limits.pieces}: say so in limits.json, so that it stays so`,
    );
  return faults;
}
