import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import type { Article } from '../../../contract/rows/news.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { type SinglePage, singlePageQuery } from '../../../parts/single-pages.ts';

interface SinglePageStateProps {
  readonly name: SinglePage;
  /** What did not load, as a sentence. */
  readonly failed: string;
  readonly skeleton: ReactNode;
  /** The screen is full without it: where nothing is published, or this server has no such page, nothing stands here. */
  readonly isExtra?: boolean;
  /** Another main button stands on the screen. */
  readonly isPart?: boolean;
  readonly children: (article: Article) => ReactNode;
}

/** Loading, error and "nothing published yet" of a page that is one article. */
export function SinglePageState({ name, failed, skeleton, isExtra, isPart, children }: SinglePageStateProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const { data, error, isPending, refetch } = useQuery(singlePageQuery(name));
  if (isExtra && isAbsent(error)) return null;
  return (
    <QueryState
      isLoading={isPending}
      error={data ? null : error}
      onRetry={() => void refetch()}
      errorTitle={failed}
      isPart={isPart}
      skeleton={skeleton}
      empty={
        data === null && !isExtra
          ? {
              picture: 'news',
              title: t('empty.title'),
              text: t('empty.text'),
              action: (
                <Button variant="secondary" size="md" onClick={() => go.switchTab('pages/index/index')}>
                  {t('empty.action')}
                </Button>
              ),
            }
          : undefined
      }
    >
      {data ? children(data) : null}
    </QueryState>
  );
}
