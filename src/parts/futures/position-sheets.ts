/** What stands over a list of positions, in one chunk: whoever opens one of these is likely to open another. */
export { CloseAllSheet } from './CloseAllSheet.tsx';
export { ExitsSheet } from './ExitsSheet.tsx';
export { PositionSheet } from './PositionSheet.tsx';
export { RiskWhy } from './RiskWhy.tsx';
export { ShareSheet } from './ShareSheet.tsx';
