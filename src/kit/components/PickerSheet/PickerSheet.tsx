import { useLoaded } from '../../layer/useLoaded.ts';
import { loadPickerPanel } from './load.ts';
import type { PickerSheetProps } from './types.ts';

export type { PickerOption, PickerSheetProps } from './types.ts';

/** One of many, in a sheet: the chosen one is ticked. Under headings where options name a group. Loads when first opened. */
export function PickerSheet<K extends string>(props: PickerSheetProps<K>) {
  const Panel = useLoaded(props.open, loadPickerPanel, props.onClose);
  return Panel ? <Panel {...props} /> : null;
}
