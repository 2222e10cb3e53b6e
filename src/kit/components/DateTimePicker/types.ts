import type { TimeInput } from '../../../domain/time.ts';

export interface DateTimePickerProps {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Esc, the back gesture, a tap beside, the cross, a confirmed time. */
  readonly onClose: () => void;
  /** What the time is for: 'From', 'Ends at'. */
  readonly title: string;
  /** Milliseconds, or a time of the wire; without one the wheels begin at now. */
  readonly value: TimeInput;
  /** The confirmed time in milliseconds; the sheet closes by itself. */
  readonly onChange: (ms: number) => void;
  /** Earliest time. @default a year before now */
  readonly min?: TimeInput;
  /** Latest time. @default a year after now; at most five years after `min` */
  readonly max?: TimeInput;
  /** `day` has the wheel of days alone and gives the start of the day. @default 'minute' */
  readonly precision?: 'minute' | 'day';
  /** Minutes between rows of the minute wheel; a divisor of 60. @default 1 */
  readonly minuteStep?: 1 | 5 | 10 | 15 | 30 | null;
  /** Minutes ahead of UTC that the wheels show. @default the device's zone, with its summer time */
  readonly utcOffset?: number | null;
  /** BCP 47. @default the language of the page */
  readonly lang?: string;
  /** Button that confirms: 'Show from here'. @default the kit's "Done" */
  readonly confirmLabel?: string;
  /** Offers to take the time away again. */
  readonly onClear?: () => void;
}
