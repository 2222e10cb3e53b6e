import { NEWS_CLASS } from '../../../contract/codes.ts';
import { useParams } from '../../../parts/navigation/index.ts';
import { ArticleView } from './ArticleView.tsx';
import { NewsList } from './NewsList.tsx';
import { Notifications } from './Notifications.tsx';

/** News (pages/common/article): one item with `id`, else the list; with `c_id` of the notices, all that tells of something. */
export default function ArticlePage() {
  const { id, c_id } = useParams();
  if (id !== undefined) return <ArticleView id={Number(id)} />;
  return Number(c_id) === NEWS_CLASS.notice ? <Notifications /> : <NewsList />;
}
