import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { Pressable } from '#kit/Pressable';
import { RelativeTime } from '#kit/RelativeTime';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { NoticeRow as Row } from '../../../contract/calls/notice.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLang } from '../../../parts/useLang.ts';
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
    <Pressable look="item" onPress={open}>
      <Stack as="span" gap={4}>
        <Text as="span" look="strong">
          {row.title} {row.is_read ? null : <Badge tone="accent">{t('notifications.unread')}</Badge>}
        </Text>
        <Text as="span" tone="secondary">
          {row.text}
        </Text>
        <Text as="span" look="caption" tone="tertiary">
          <RelativeTime value={row.created_at} lang={lang} />
        </Text>
      </Stack>
    </Pressable>
  );
}
