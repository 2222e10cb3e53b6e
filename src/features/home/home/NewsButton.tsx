import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { NewspaperIcon } from '#kit/icons';
import { QueryRoot } from '../../../data/QueryRoot.tsx';
import { useGo } from '../../../parts/navigation/index.ts';
import { newsSeenAtom } from './atoms.ts';
import { newsQuery } from './queries.ts';

function Button() {
  const { t } = useTranslation('home');
  const go = useGo();
  const { data } = useQuery(newsQuery());
  const [seen, setSeen] = useAtom(newsSeenAtom);
  const newest = Math.max(0, ...(data?.list ?? []).map(({ id }) => id));
  const isNew = newest > seen;
  const open = () => {
    if (isNew) setSeen(newest);
    go.open('pages/common/article');
  };
  return (
    <IconButton label={t(isNew ? 'bar.newsUnread' : 'bar.news')} icon={<NewspaperIcon />} dot={isNew} onClick={open} />
  );
}

/** Opens the news; a dot says that there is some since the last visit. */
export default function NewsButton() {
  return (
    <QueryRoot>
      <Button />
    </QueryRoot>
  );
}
