import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ClosureView } from '../../../parts/closure/late.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { closureAtom } from '../../../state/closure.ts';
import type { WholeFailure } from './useWholeFailure.ts';

/** In the place of all blocks, where none of them loaded. */
export default function HomeFailed({ error, onRetry }: WholeFailure) {
  const { t } = useTranslation('home');
  const closure = useAtomValue(closureAtom);
  if (closure) return <ClosureView closure={closure} />;
  return (
    <QueryState isLoading={false} error={error} onRetry={onRetry} errorTitle={t('failed')} skeleton={null}>
      {null}
    </QueryState>
  );
}
