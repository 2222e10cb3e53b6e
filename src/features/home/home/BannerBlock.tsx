import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BannerSwiper } from '#kit/BannerSwiper';
import { Inset } from '#kit/Stack';
import { imageUrl } from '../../../data/config.ts';
import { TIME_MS } from '../../../domain/constants.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { BlockError } from './BlockError.tsx';
import { BannerSkeleton } from './HomeSkeletons.tsx';
import { bannersQuery } from './queries.ts';
import { useOpenLink } from './useOpenLink.ts';

/** What the operator announces; each leads to its target, or to its article where it has none. */
export function BannerBlock() {
  const { t } = useTranslation('home');
  const go = useGo();
  const openLink = useOpenLink();
  const { data, isError, refetch } = useQuery(bannersQuery());

  if (isError && !data) return <BlockError title={t('banner.failed')} onRetry={() => void refetch()} />;
  if (!data) return <BannerSkeleton />;
  if (data.list.length === 0) return null;
  return (
    <Inset>
      <BannerSwiper
        label={t('banner.title')}
        interval={TIME_MS.banner}
        items={data.list.map(({ id, title, abstract, cover, url }) => ({
          key: String(id),
          title,
          text: abstract || undefined,
          image: imageUrl(cover) || undefined,
          onPress: () => openLink(url ?? '', () => go.open('pages/common/article', { id })),
        }))}
      />
    </Inset>
  );
}
