import { useTranslation } from 'react-i18next';
import { toast } from '#kit/feedback';
import { IconButton } from '#kit/IconButton';
import { ChecksIcon } from '#kit/icons';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useReadNotices } from './useReadNotices.ts';

/** Marks all notifications as read, and says so. */
export function ReadAllButton() {
  const { t } = useTranslation('content');
  const errorText = useErrorText();
  const read = useReadNotices();
  const readAll = async () => {
    const error = await read();
    if (error) toast(() => errorText(error), { icon: 'error' });
    else toast(() => t('notifications.allRead'), { icon: 'success' });
  };
  return <IconButton label={t('notifications.readAll')} icon={<ChecksIcon />} onClick={() => void readAll()} />;
}
