import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#kit/feedback';
import { IconButton } from '#kit/IconButton';
import { ChecksIcon } from '#kit/icons';
import { pagesQuery } from '../../../data/pages.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useReadNotices } from './useReadNotices.ts';

/** Marks the notifications that the list shows as read, and not one that came meanwhile; without a list all that there are. Says so. */
export function ReadAllButton() {
  const { t } = useTranslation('content');
  const errorText = useErrorText();
  const read = useReadNotices();
  const { data } = useInfiniteQuery(pagesQuery('notice.list', {}));
  const newest = data?.pages[0]?.list[0]?.id;
  const readAll = async () => {
    const error = await read(newest === undefined ? {} : { up_to: newest });
    if (error) toast(() => errorText(error), { icon: 'error' });
    else toast(() => t('notifications.allRead'), { icon: 'success' });
  };
  return <IconButton label={t('notifications.readAll')} icon={<ChecksIcon />} onClick={() => void readAll()} />;
}
