import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../parts/QueryState.tsx';
import type { WholeFailure } from './useWholeFailure.ts';

/** In the place of all blocks, where none of them loaded. */
export default function HomeFailed({ error, onRetry }: WholeFailure) {
  const { t } = useTranslation('home');
  return (
    <QueryState isLoading={false} error={error} onRetry={onRetry} errorTitle={t('failed')} skeleton={null}>
      {null}
    </QueryState>
  );
}
