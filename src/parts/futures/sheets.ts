/** What stands over a screen, in one chunk: whoever opens one of these is likely to open another. */
export { CloseSheet } from './CloseSheet.tsx';
