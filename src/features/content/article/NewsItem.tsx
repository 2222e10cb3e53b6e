import type { NewsRow } from '../../../contract/rows/news.ts';
import { imageUrl } from '../../../data/config.ts';
import { relativeTime } from '../../../domain/time.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLang } from '../../../parts/useLang.ts';
import { NewsAbstract, NewsButton, NewsPicture, NewsTime, NewsTitle, NewsWords } from './NewsItem.styles.ts';

interface NewsItemProps {
  readonly row: NewsRow;
}

/** One item of a list: title, what it is about, when, and its picture where it has one. */
export function NewsItem({ row }: NewsItemProps) {
  const go = useGo();
  const lang = useLang();
  const picture = imageUrl(row.thumbnail || row.cover);
  return (
    <NewsButton type="button" onClick={() => go.open('pages/common/article', { id: row.id })}>
      <NewsWords>
        <NewsTitle>{row.title}</NewsTitle>
        {row.abstract ? <NewsAbstract>{row.abstract}</NewsAbstract> : null}
        <NewsTime>{relativeTime(row.create_time, lang)}</NewsTime>
      </NewsWords>
      {picture ? <NewsPicture src={picture} alt="" loading="lazy" /> : null}
    </NewsButton>
  );
}
