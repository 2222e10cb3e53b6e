import { lateComponent } from '../late.ts';
import { loadWords } from '../words/words.ts';

export const ClosureView = lateComponent(async () => {
  const [view] = await Promise.all([import('./ClosureView.tsx'), loadWords('closure')]);
  return view;
});

export const ClosedPage = lateComponent(async () => {
  const [page] = await Promise.all([import('./ClosedPage.tsx'), loadWords('closure')]);
  return page;
});
