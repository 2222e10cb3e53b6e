import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '#kit/SettingRow';
import { Inset } from '#kit/Stack';
import { LANG_TAG } from '../../../domain/constants.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLang } from '../../../parts/useLang.ts';
import { areaChoiceAtom } from '../../../state/area-choice.ts';

/** The country that goes along with the registration, chosen on pages/common/area. */
export function RegionRow() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const lang = useLang();
  const choice = useAtomValue(areaChoiceAtom);
  const name =
    choice?.asker === 'register'
      ? new Intl.DisplayNames(LANG_TAG[lang], { type: 'region' }).of(choice.region)
      : undefined;
  return (
    <Inset edge="bleed">
      <SettingRow
        label={t('field.region.label')}
        value={name ?? t('field.region.choose')}
        onPress={() => go.open('pages/common/area', { for: 'register' })}
      />
    </Inset>
  );
}
