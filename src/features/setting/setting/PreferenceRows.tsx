import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { BellIcon, CurrencyDollarIcon, EyeSlashIcon, MoonIcon, PaletteIcon, RowsIcon, TranslateIcon } from '#kit/icons';
import { PickerSheet } from '#kit/PickerSheet';
import { SegmentedControl } from '#kit/SegmentedControl';
import { SettingRow } from '#kit/SettingRow';
import { Switch } from '#kit/Switch';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import { LanguageChoice } from '../../../parts/language/LanguageChoice.tsx';
import { languageName } from '../../../parts/language/languages.ts';
import { useUnread } from '../../../parts/notices/useUnread.ts';
import { FiatChoice } from '../../../parts/wallet/FiatChoice.tsx';
import {
  DIRECTIONS,
  denseListsAtom,
  directionAtom,
  hideBalancesAtom,
  langAtom,
  type ThemeChoice,
  themeAtom,
} from '../../../state/preferences.ts';
import { DirectionSample } from './DirectionSample.tsx';
import { FiatNow } from './FiatNow.tsx';
import { LinkRow } from './LinkRow.tsx';

type SheetName = 'language' | 'fiat' | 'colours';

/** In the order in which they stand. */
const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Language, currency, colours, appearance, hidden amounts, how low lists are: kept on this device, at work at once. */
export function PreferenceRows() {
  const { t } = useTranslation('setting');
  const lang = useAtomValue(langAtom);
  const [direction, setDirection] = useAtom(directionAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  const [isDense, setDense] = useAtom(denseListsAtom);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const close = () => setSheet(null);

  return (
    <>
      <Card look="icons" title={t('group.preferences')}>
        <SettingRow
          label={t('row.language')}
          icon={<TranslateIcon size={20} />}
          value={languageName(lang)}
          onPress={() => setSheet('language')}
        />
        <SettingRow
          label={t('row.fiat')}
          icon={<CurrencyDollarIcon size={20} />}
          value={<FiatNow />}
          onPress={() => setSheet('fiat')}
        />
        <SettingRow
          label={t('row.colours')}
          icon={<PaletteIcon size={20} />}
          value={<DirectionSample direction={direction} />}
          onPress={() => setSheet('colours')}
        />
        <SettingRow
          label={t('row.theme')}
          icon={<MoonIcon size={20} />}
          choice={
            <SegmentedControl
              label={t('row.theme')}
              value={theme}
              onChange={setTheme}
              items={THEMES.map((key) => ({ key, label: t(`theme.${key}`) }))}
            />
          }
        />
        <SettingRow
          label={t('row.hideBalances')}
          icon={<EyeSlashIcon size={20} />}
          trailing={<Switch label={t('row.hideBalances')} checked={isHidden} onChange={setHidden} />}
        />
        <SettingRow
          label={t('row.denseLists')}
          icon={<RowsIcon size={20} />}
          trailing={<Switch label={t('row.denseLists')} checked={isDense} onChange={setDense} />}
        />
        <LinkRow
          label={t('row.notifications')}
          icon={<BellIcon size={20} />}
          path="pages/common/article"
          params={{ c_id: NEWS_CLASS.notice }}
          value={<Unread />}
        />
      </Card>

      <LanguageChoice open={sheet === 'language'} onClose={close} />
      <FiatChoice open={sheet === 'fiat'} onClose={close} />
      <PickerSheet
        open={sheet === 'colours'}
        onClose={close}
        title={t('colours.title')}
        value={direction}
        onChange={setDirection}
        options={DIRECTIONS.map((key) => ({
          key,
          label: t(`colours.${key}`),
          icon: <DirectionSample direction={key} />,
          detail: key === 'blue-orange' ? t('colours.blueOrangeHint') : undefined,
        }))}
      />
    </>
  );
}

/** "2 unread"; nothing where all are read. */
function Unread() {
  const { t } = useTranslation('common');
  const { count } = useUnread();
  return count > 0 ? t('unread', { count }) : null;
}
