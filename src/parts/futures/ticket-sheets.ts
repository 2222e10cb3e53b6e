/** What stands over a screen, in one chunk: whoever opens one of these is likely to open another. */
export { TransferSheet } from '../wallet/TransferSheet.tsx';
export { CloseSheet } from './CloseSheet.tsx';
export { MultipleSheet } from './MultipleSheet.tsx';
export { RiskSheet } from './RiskSheet.tsx';
export { FuturesWhySheet } from './WhySheet.tsx';
