import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { ShareNetworkIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { ArticleSkeleton } from '../shared/ContentSkeletons.tsx';
import { articleQuery } from '../shared/queries.ts';
import { ArticleText } from './ArticleText.tsx';
import { RelatedNews } from './RelatedNews.tsx';
import { useShare } from './useShare.ts';

interface ArticleViewProps {
  readonly id: number;
}

/** One news item with what is related to it. */
export function ArticleView({ id }: ArticleViewProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const share = useShare();
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, isPending, refetch } = useQuery({ ...articleQuery(id), enabled: isId });

  return (
    <Page
      header={
        <NavBar
          title={t(data?.c_id === NEWS_CLASS.notice ? 'notifications.all' : 'article.news')}
          onBack={go.back}
          right={
            data ? (
              <IconButton
                label={t('article.share')}
                icon={<ShareNetworkIcon />}
                onClick={() => void share(data.title)}
              />
            ) : null
          }
        />
      }
    >
      <QueryState
        isLoading={isId && isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
        errorTitle={t('article.failed')}
        skeleton={<ArticleSkeleton />}
        empty={
          isId && data !== null
            ? undefined
            : {
                picture: 'news',
                title: t('article.missing.title'),
                text: t('article.missing.text'),
                action: (
                  <Button size="md" onClick={() => go.redirect('pages/common/article')}>
                    {t('article.missing.action')}
                  </Button>
                ),
              }
        }
      >
        {data ? (
          <>
            <ArticleText article={data} />
            <RelatedNews article={data} />
          </>
        ) : null}
      </QueryState>
    </Page>
  );
}
