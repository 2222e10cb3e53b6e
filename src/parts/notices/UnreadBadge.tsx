import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { useUnread } from './useUnread.ts';

/** "3 unread" beside the row that leads to the notifications; nothing where all are read. */
export function UnreadBadge() {
  const { t } = useTranslation('common');
  const { count } = useUnread();
  return count > 0 ? <Badge tone="accent">{t('unread', { count })}</Badge> : null;
}
