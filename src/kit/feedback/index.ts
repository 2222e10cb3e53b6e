export {
  type Confirm,
  type ConfirmFact,
  type ConfirmMemory,
  type ConfirmOptions,
  type ConfirmQuestion,
  type ConfirmRun,
  useConfirm,
} from './confirm.ts';
export { KitProviders, type KitProvidersProps } from './KitProviders.tsx';
export { dismissToast, type ToastIcon, type ToastOptions, toast, toastNow, toastText } from './toast-store.ts';
export { type CopyWords, useCopy } from './useCopy.ts';
