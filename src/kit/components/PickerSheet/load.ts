import { loadSheetPanel } from '../Sheet/load.ts';

/** With the sheet that it stands in: one way to the server. */
export const loadPickerPanel = () =>
  Promise.all([import('./PickerPanel.tsx'), loadSheetPanel()]).then(([{ PickerPanel }]) => PickerPanel);
