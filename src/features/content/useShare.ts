import { useTranslation } from 'react-i18next';
import { toast } from '../../kit/feedback/index.ts';

/** Shares this screen's address by the system's sheet, or copies it where there is none. */
export function useShare(): (title: string) => Promise<void> {
  const { t } = useTranslation('content');
  return async (title) => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Rejects when the user closes the sheet: that is an answer, not a fault.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast(t('article.copied'), { icon: 'success' }),
      () => toast(t('article.copyFailed'), { icon: 'warning' }),
    );
  };
}
