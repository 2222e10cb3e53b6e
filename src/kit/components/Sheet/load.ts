export const loadSheetPanel = () => import('./SheetPanel.tsx').then((module) => module.SheetPanel);
