import { keeping } from '../../layer/loader.ts';

export const loadSheetPanel = keeping(() => import('./SheetPanel.tsx').then((module) => module.SheetPanel));
