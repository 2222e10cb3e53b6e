import { toast } from './toast-store.ts';

/** The toast, for code that prefers a hook. It is the same function everywhere. */
export const useToast = (): typeof toast => toast;
