import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { HeadsetIcon, MagnifyingGlassIcon, NewspaperIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { imageUrl } from '../../../data/config.ts';
import { LanguageButton } from '../../../parts/LanguageButton/index.ts';
import { lateComponent } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { siteMarkAtom } from '../../../state/site-mark.ts';
import { Bar, BarIcons, LogoButton, SearchButton } from './HomeBar.styles.ts';

const NewsButton = lateComponent(() => import('./NewsButton.tsx'));

interface HomeBarProps {
  readonly onProfile: () => void;
}

/** Mark (opens the profile), search, customer service, news, language. */
export function HomeBar({ onProfile }: HomeBarProps) {
  const { t } = useTranslation('home');
  const go = useGo();
  const site = useAtomValue(siteMarkAtom);
  const plainNews = (
    <IconButton label={t('bar.news')} icon={<NewspaperIcon />} onClick={() => go.open('pages/common/article')} />
  );
  return (
    <Bar>
      <LogoButton type="button" onClick={onProfile}>
        <Logo name={site.name} image={site.logo ? imageUrl(site.logo) : undefined} size={32} label={t('bar.profile')} />
      </LogoButton>
      <SearchButton type="button" onClick={() => go.open('pages/market/search')}>
        <MagnifyingGlassIcon size={20} />
        <span>{t('bar.search')}</span>
      </SearchButton>
      <BarIcons>
        <IconButton label={t('bar.service')} icon={<HeadsetIcon />} onClick={() => go.open('pages/kefu/index')} />
        <Suspense fallback={plainNews}>
          <NewsButton />
        </Suspense>
        <LanguageButton />
      </BarIcons>
    </Bar>
  );
}
