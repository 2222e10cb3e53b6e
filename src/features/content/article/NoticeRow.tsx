import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import type { NoticeRow as Row } from '../../../contract/calls/notice.ts';
import { relativeTime } from '../../../domain/time.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLang } from '../../../parts/useLang.ts';
import { NewsAbstract, NewsButton, NewsTime, NewsTitle, NewsWords } from './NewsItem.styles.ts';
import { PLACES } from './notice-places.ts';
import { useReadNotices } from './useReadNotices.ts';

interface NoticeRowProps {
  readonly row: Row;
}

/** One thing that the user was told: whole, since it says what to do, and a tap leads to where that is done. */
export function NoticeRow({ row }: NoticeRowProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const lang = useLang();
  const read = useReadNotices();
  const open = () => {
    // One that could not be marked stays unread, and shows it.
    if (!row.is_read) void read({ id: row.id });
    const place = PLACES[row.kind];
    if (place) go.open(place.path, place.params);
  };
  return (
    <NewsButton type="button" onClick={open}>
      <NewsWords>
        <NewsTitle>
          {row.title} {row.is_read ? null : <Badge tone="accent">{t('notifications.unread')}</Badge>}
        </NewsTitle>
        <NewsAbstract data-whole>{row.text}</NewsAbstract>
        <NewsTime>{relativeTime(row.created_at, lang)}</NewsTime>
      </NewsWords>
    </NewsButton>
  );
}
