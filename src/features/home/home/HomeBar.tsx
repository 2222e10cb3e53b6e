import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { HeadsetIcon, NewspaperIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { NavBar } from '#kit/NavBar';
import { Pressable } from '#kit/Pressable';
import { SearchButton } from '#kit/SearchButton';
import { imageUrl } from '../../../data/config.ts';
import { LanguageButton } from '../../../parts/language/LanguageButton.tsx';
import { lateComponent } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { siteMarkAtom } from '../../../state/site-mark.ts';

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
    <NavBar
      layout="home"
      left={
        <Pressable look="mark" onPress={onProfile}>
          <Logo
            name={site.name}
            image={site.logo ? imageUrl(site.logo) : undefined}
            size={32}
            label={t('bar.profile')}
          />
        </Pressable>
      }
      title={<SearchButton label={t('bar.search')} onPress={() => go.open('pages/market/search')} />}
      right={
        <>
          <IconButton label={t('bar.service')} icon={<HeadsetIcon />} onClick={() => go.open('pages/kefu/index')} />
          <Suspense fallback={plainNews}>
            <NewsButton />
          </Suspense>
          <LanguageButton />
        </>
      }
    />
  );
}
