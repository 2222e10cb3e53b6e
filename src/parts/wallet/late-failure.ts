import { lateComponent } from '../late.ts';
import { loadWords } from '../words/words.ts';

export const LateHistoryFailed = lateComponent(async () => {
  const [part] = await Promise.all([import('./HistoryFailed.tsx'), loadWords('assets')]);
  return part;
});
