import { TIME_MS } from '../../../domain/time-limits.ts';

export type ShareOutcome = 'shared' | 'saved' | 'cancelled';

/** Whether the phone has a share sheet that takes this picture. */
export const canSharePicture = (file: File): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), TIME_MS.download);
}

/** Opens the share sheet, else saves the file: also where the sheet refuses for another reason than the user. */
export async function sharePicture(file: File, title: string): Promise<ShareOutcome> {
  if (canSharePicture(file)) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  save(file);
  return 'saved';
}
