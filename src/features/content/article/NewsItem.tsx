import { Cover } from '#kit/Cover';
import { MediaRow } from '#kit/MediaRow';
import { Pressable } from '#kit/Pressable';
import { RelativeTime } from '#kit/RelativeTime';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { NewsRow } from '../../../contract/rows/news.ts';
import { imageUrl } from '../../../data/config.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { useGo } from '../../../parts/navigation/index.ts';

interface NewsItemProps {
  readonly row: NewsRow;
  /** The newest of a list: its picture stands over it, as wide as the page. @default false */
  readonly lead?: boolean;
}

/** One item of a list: title, what it is about, when, and its picture. */
export function NewsItem({ row, lead }: NewsItemProps) {
  const go = useGo();
  const open = () => go.open('pages/common/article', { id: row.id });
  if (lead)
    return (
      <Pressable look="item" onPress={open}>
        <Stack as="span" gap={12}>
          <Cover src={imageUrl(row.cover || row.thumbnail)} title={row.title} />
          <NewsWords row={row} look="heading" />
        </Stack>
      </Pressable>
    );
  return (
    <Pressable look="item" onPress={open}>
      <MediaRow
        as="span"
        align="start"
        end={<Cover src={imageUrl(row.thumbnail || row.cover)} title={row.title} look="thumb" />}
      >
        <NewsWords row={row} look="strong" />
      </MediaRow>
    </Pressable>
  );
}

interface NewsWordsProps {
  readonly row: NewsRow;
  readonly look: 'heading' | 'strong';
}

function NewsWords({ row, look }: NewsWordsProps) {
  const lang = useLang();
  return (
    <Stack as="span" gap={4}>
      <Text as="span" look={look}>
        {row.title}
      </Text>
      {row.abstract ? (
        <Text as="span" tone="secondary" clamp>
          {row.abstract}
        </Text>
      ) : null}
      <Text as="span" look="caption" tone="tertiary">
        <RelativeTime value={row.create_time} lang={lang} />
      </Text>
    </Stack>
  );
}
