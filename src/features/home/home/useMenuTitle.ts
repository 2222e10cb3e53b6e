import { useTranslation } from 'react-i18next';
import type menuWords from '../../../../locales/en/menu.json';

type MenuKey = keyof typeof menuWords;

/** Words for the `title` of a menu entry, which is a key of ours; another server's own words are shown as they are. */
export function useMenuTitle(): (title: string) => string {
  const { t, i18n } = useTranslation('menu');
  const isKey = (title: string): title is MenuKey => i18n.exists(title, { ns: 'menu' });
  return (title) => (isKey(title) ? t(title) : title);
}
