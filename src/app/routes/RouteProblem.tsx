import { useTranslation } from 'react-i18next';
import { ListState } from '#kit/ListState';

interface RouteProblemProps {
  readonly kind: 'slow' | 'failed' | 'crash';
  readonly reference?: string;
  readonly onRetry: () => void;
}

/** A page that is late, did not come, or stopped. */
export function RouteProblem({ kind, reference, onRetry }: RouteProblemProps) {
  const { t } = useTranslation('common');
  return (
    <ListState
      state="error"
      error={{ title: t(`route.${kind}Title`), text: t(`route.${kind}Text`), reference, onRetry }}
    >
      {null}
    </ListState>
  );
}
