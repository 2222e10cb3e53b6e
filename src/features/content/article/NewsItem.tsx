import { MediaRow } from '#kit/MediaRow';
import { Pressable } from '#kit/Pressable';
import { RelativeTime } from '#kit/RelativeTime';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import type { NewsRow } from '../../../contract/rows/news.ts';
import { imageUrl } from '../../../data/config.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLang } from '../../../parts/useLang.ts';
import { NewsPicture } from './NewsItem.styles.ts';

interface NewsItemProps {
  readonly row: NewsRow;
}

/** One item of a list: title, what it is about, when, and its picture where it has one. */
export function NewsItem({ row }: NewsItemProps) {
  const go = useGo();
  const lang = useLang();
  const picture = imageUrl(row.thumbnail || row.cover);
  return (
    <Pressable look="item" onPress={() => go.open('pages/common/article', { id: row.id })}>
      <MediaRow as="span" align="start" end={picture ? <NewsPicture src={picture} alt="" loading="lazy" /> : null}>
        <Stack as="span" gap={4}>
          <Text as="span" look="strong">
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
      </MediaRow>
    </Pressable>
  );
}
