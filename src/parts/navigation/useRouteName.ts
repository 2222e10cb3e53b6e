import { useTranslation } from 'react-i18next';
import type { RoutePath } from '../../domain/routes.ts';

/** The name of a screen; "" until the names are there, which home is drawn without. */
export function useRouteName(path: RoutePath): string {
  const { t } = useTranslation('routes');
  return t(path, { defaultValue: '' });
}
