import { lateComponent } from '../late.ts';
import { loadWords } from '../words/words.ts';

const sheets = async () => {
  const [module] = await Promise.all([import('./position-sheets.ts'), loadWords('positions', 'funds')]);
  return module;
};

/** What stands over a list of positions, with its words: it comes when one of them is opened. */
export const LateCloseAllSheet = lateComponent(async () => ({ default: (await sheets()).CloseAllSheet }));
export const LateExitsSheet = lateComponent(async () => ({ default: (await sheets()).ExitsSheet }));
export const LatePositionSheet = lateComponent(async () => ({ default: (await sheets()).PositionSheet }));
export const LateShareSheet = lateComponent(async () => ({ default: (await sheets()).ShareSheet }));
export const LateRiskWhy = lateComponent(async () => ({ default: (await sheets()).RiskWhy }));
