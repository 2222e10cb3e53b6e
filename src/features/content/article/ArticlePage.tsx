import { NEWS_CLASS } from '../../../contract/codes.ts';
import { useParams } from '../../../parts/navigation/index.ts';
import { ArticleView } from './ArticleView.tsx';
import { NewsList } from './NewsList.tsx';

/** News (pages/common/article): one item with `id`, else the list; `c_id` asks for another class, such as the notices. */
export default function ArticlePage() {
  const { id, c_id } = useParams();
  if (id !== undefined) return <ArticleView id={Number(id)} />;
  return <NewsList newsClass={Number(c_id) === NEWS_CLASS.notice ? NEWS_CLASS.notice : NEWS_CLASS.news} />;
}
