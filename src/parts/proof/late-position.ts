import { lateComponent } from '../late.ts';
import { loadWords } from '../words/words.ts';

export const LatePositionProofSheet = lateComponent(async () => {
  const [sheet] = await Promise.all([import('./PositionProofSheet.tsx'), loadWords('proof')]);
  return sheet;
});
