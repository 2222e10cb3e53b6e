import { lateComponent } from '../late.ts';
import { loadWords } from '../words/words.ts';

export const LateProofSheet = lateComponent(async () => {
  const [sheet] = await Promise.all([import('./ProofSheet.tsx'), loadWords('proof')]);
  return sheet;
});
