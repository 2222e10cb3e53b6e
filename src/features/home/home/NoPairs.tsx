import { useTranslation } from 'react-i18next';
import { EmptyBlock } from '#kit/ListState';

/** An exchange that lists no pair yet, in the words of the markets. */
export default function NoPairs({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('market');
  return (
    <EmptyBlock
      isPart
      title={t('empty.title')}
      text={t('empty.text')}
      action={{ label: t('empty.action'), onPress: onRetry }}
    />
  );
}
