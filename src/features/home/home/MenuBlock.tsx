import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MenuGrid } from '#kit/MenuGrid';
import { MENU_PER_PAGE } from '../../../domain/constants.ts';
import { BlockError } from './BlockError.tsx';
import { MenuSkeleton } from './HomeSkeletons.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { menuQuery } from './queries.ts';
import { useMenuTitle } from './useMenuTitle.ts';
import { useOpenLink } from './useOpenLink.ts';

/** Where money comes in: the total above has a button for it. */
const DEPOSIT = 'recharge';

/** The services, eight a page, in the order of the server. */
export function MenuBlock({ withDeposit }: { readonly withDeposit: boolean }) {
  const { t } = useTranslation('home');
  const { data, isError, refetch } = useQuery(menuQuery());
  const titleOf = useMenuTitle();
  const openLink = useOpenLink();

  if (isError && !data) return <BlockError title={t('menu.failed')} onRetry={() => void refetch()} />;
  if (!data) return <MenuSkeleton />;
  const entries = data
    .filter(({ show, title }) => show && (withDeposit || title !== DEPOSIT))
    .sort((a, b) => a.sort - b.sort);
  if (entries.length === 0) return null;
  return (
    <MenuGrid
      label={t('menu.title')}
      perPage={MENU_PER_PAGE}
      items={entries.map(({ id, title, icon, url }) => ({
        key: String(id),
        label: titleOf(title),
        icon: <MenuIcon name={icon} />,
        onPress: () => openLink(url),
      }))}
    />
  );
}
