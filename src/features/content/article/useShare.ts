import { useTranslation } from 'react-i18next';
import { useCopy } from '#kit/feedback';

/** Shares this screen's address by the system's sheet, or copies it where there is none. */
export function useShare(): (title: string) => Promise<void> {
  const { t } = useTranslation('content');
  const copy = useCopy();
  return async (title) => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Rejects when the user closes the sheet: that is an answer, not a fault.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copy(url, { done: t('article.copied'), failed: t('article.copyFailed') });
  };
}
