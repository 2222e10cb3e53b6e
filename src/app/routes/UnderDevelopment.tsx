import { useTranslation } from 'react-i18next';
import { ListState } from '#kit/ListState';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { HOME_ROUTE } from '../../domain/routes.ts';
import { isTab, useEntry, useGo } from '../../parts/navigation/index.ts';
import { useRouteName } from './useRouteName.ts';

/** Stands for every route whose screen is not built. */
export default function UnderDevelopment() {
  const { t } = useTranslation('common');
  const { path } = useEntry();
  const go = useGo();
  const isTabPage = isTab(path);
  const name = useRouteName(path);
  return (
    <Page
      withTabBar={isTabPage}
      header={isTabPage ? <NavBar layout="title" title={name} /> : <NavBar title={name} onBack={go.back} />}
    >
      <ListState
        state="empty"
        empty={{
          title: t('developing.title'),
          text: t('developing.text', { name }),
          action: { label: t('action.home'), onPress: () => go.switchTab(HOME_ROUTE) },
        }}
      >
        {null}
      </ListState>
    </Page>
  );
}
