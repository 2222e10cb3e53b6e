import { useTranslation } from 'react-i18next';
import { wantsStillness } from '#kit/motion';
import { TabBar } from '#kit/TabBar';
import { type RoutePath, TAB_ROUTES } from '../../domain/routes.ts';
import { useGo } from '../../parts/navigation/index.ts';
import { preloadScreen } from '../routes/useScreen.ts';
import { TAB_ICONS } from './tab-icons.tsx';

const WORDS = ['tabs.home', 'tabs.market', 'tabs.trade', 'tabs.finance', 'tabs.assets'] as const;

/** The bottom bar with the five tabs of product-spec.md section 2. */
export function Tabs({ value }: { readonly value: RoutePath }) {
  const { t } = useTranslation('common');
  const go = useGo();
  const items = TAB_ROUTES.map((path, index) => ({
    key: path,
    label: t(WORDS[index] ?? 'tabs.home'),
    icon: TAB_ICONS[index]?.icon,
    iconOn: TAB_ICONS[index]?.iconOn,
  }));
  const change = (path: RoutePath) => {
    if (path !== value) go.switchTab(path);
    else window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
  };
  return (
    <div onPointerDown={(event) => preloadTouched(event.target)}>
      <TabBar label={t('tabs.label')} items={items} value={value} onChange={change} />
    </div>
  );
}

/** The chunk of a tab is on its way while the finger is still down. */
function preloadTouched(target: EventTarget): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const index = button ? [...(button.parentElement?.children ?? [])].indexOf(button) : -1;
  const path = TAB_ROUTES[index];
  if (path) void preloadScreen(path);
}
