/** What stands over a screen, in one chunk: whoever opens one of these is likely to open another. */
export { LimitsSheet } from './LimitsSheet.tsx';
export { OptionSheet } from './OptionSheet.tsx';
export { OptionTicket } from './OptionTicket.tsx';
export { RunningChip } from './RunningChip.tsx';
