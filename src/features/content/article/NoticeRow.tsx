import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EventRow } from '#kit/EventRow';
import type { NoticeRow as Row } from '../../../contract/calls/notice.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { noticeKind } from './notice-kinds.tsx';
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
  const { icon, act } = noticeKind(row.kind);
  const open = () => {
    // One that could not be marked stays unread, and shows it.
    if (!row.is_read) void read({ id: row.id });
    if (act) go.open(act.place.path, act.place.params);
  };
  return (
    <EventRow
      title={row.title}
      icon={icon}
      time={row.created_at}
      lang={lang}
      unread={row.is_read ? undefined : t('notifications.unread')}
      action={
        act ? (
          <Button variant="secondary" size="sm" onClick={open}>
            {t(`notifications.act.${act.name}`)}
          </Button>
        ) : null
      }
      onPress={open}
    >
      {row.text}
    </EventRow>
  );
}
