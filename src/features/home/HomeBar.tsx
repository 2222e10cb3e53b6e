import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/components/IconButton/index.ts';
import { Logo } from '../../kit/components/Logo/index.ts';
import { HeadsetIcon, MagnifyingGlassIcon, NewspaperIcon } from '../../kit/icons.ts';
import { LanguageButton } from '../../parts/LanguageButton/index.ts';
import { useGo } from '../../parts/navigation/index.ts';
import { useSite } from '../../state/site.ts';
import { newsSeenAtom } from './atoms.ts';
import { Bar, BarIcons, LogoButton, SearchButton } from './Home.styles.ts';
import { newsQuery } from './queries.ts';

interface HomeBarProps {
  readonly onProfile: () => void;
}

/** Mark (opens the profile), search, customer service, news, language. */
export function HomeBar({ onProfile }: HomeBarProps) {
  const { t } = useTranslation('home');
  const go = useGo();
  const site = useSite();
  return (
    <Bar>
      <LogoButton type="button" aria-label={t('bar.profile')} onClick={onProfile}>
        <Logo name={site.name} image={site.logo} size={32} />
      </LogoButton>
      <SearchButton type="button" onClick={() => go.open('pages/market/search')}>
        <MagnifyingGlassIcon size={20} />
        <span>{t('bar.search')}</span>
      </SearchButton>
      <BarIcons>
        <IconButton label={t('bar.service')} icon={<HeadsetIcon />} onClick={() => go.open('pages/kefu/index')} />
        <NewsButton />
        <LanguageButton />
      </BarIcons>
    </Bar>
  );
}

function NewsButton() {
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
