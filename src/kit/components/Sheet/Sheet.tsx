import { useLoaded } from '../../layer/useLoaded.ts';
import { loadSheetPanel } from './load.ts';
import type { SheetProps } from './types.ts';

export type { SheetProps } from './types.ts';

/** Something to choose or check without leaving the screen; comes from the lower edge and loads when first opened. */
export function Sheet(props: SheetProps) {
  const Panel = useLoaded(props.open, loadSheetPanel, props.onClose);
  return Panel ? <Panel {...props} /> : null;
}
