import { copyText } from '../copy-text.ts';
import { useKitWords } from '../words/index.ts';
import { toast } from './toast-store.ts';

/** What the toast says. */
export interface CopyWords {
  /** What was copied: 'Link copied'. @default the kit's "Copied" */
  readonly done?: string;
  /** How to get it otherwise. @default the kit's "Could not copy. Select the text by hand" */
  readonly failed?: string;
}

/** Copies a text and says how it went. CopyButton says it at its own place instead. */
export function useCopy(): (text: string, words?: CopyWords) => Promise<void> {
  const words = useKitWords();
  return async (text, { done = words.copied, failed = words.copyFailed } = {}) => {
    if (await copyText(text)) toast(done, { icon: 'success' });
    else toast(failed, { icon: 'warning' });
  };
}
