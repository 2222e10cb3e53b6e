import { useLoaded } from '../../layer/useLoaded.ts';
import type { DateTimePickerProps } from './types.ts';

export type { DateTimePickerProps } from './types.ts';

const load = () => import('./DateTimePanel.tsx').then((module) => module.DateTimePanel);

/**
 * A day and a time between two limits, on wheels in a sheet; 24 hours, with the offset to UTC. Loads when first opened.
 * antd-mobile's wheels are not under it: they know no keyboard, and name themselves in Chinese in every language.
 */
export function DateTimePicker(props: DateTimePickerProps) {
  const Panel = useLoaded(props.open, load, props.onClose);
  return Panel ? <Panel {...props} /> : null;
}
