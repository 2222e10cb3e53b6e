import { useTranslation } from 'react-i18next';
import { EmptyBlock } from '#kit/ListState';
import { HOME_ROUTE } from '../../domain/routes.ts';
import { useGo } from '../../parts/navigation/index.ts';
import { RoutePage } from '../../parts/navigation/RoutePage.tsx';

/** Stands for every route whose screen is not built. */
export default function UnderDevelopment() {
  const { t } = useTranslation('common');
  const go = useGo();
  return (
    <RoutePage>
      <EmptyBlock
        picture="soon"
        title={t('developing.title')}
        text={t('developing.text')}
        action={{ label: t('action.home'), onPress: () => go.switchTab(HOME_ROUTE) }}
      />
    </RoutePage>
  );
}
