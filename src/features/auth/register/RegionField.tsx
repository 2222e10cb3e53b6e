import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Select } from '#kit/Select';
import { LANG_TAG } from '../../../domain/constants.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { areaChoiceAtom } from '../../../state/area-choice.ts';

/** The country that goes along with the registration, chosen on pages/common/area. */
export function RegionField() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const lang = useLang();
  const choice = useAtomValue(areaChoiceAtom);
  const region = choice?.asker === 'register' ? choice.region : undefined;
  return (
    <Select
      label={t('field.region.label')}
      placeholder={t('field.region.choose')}
      value={region}
      options={
        region
          ? [{ key: region, label: new Intl.DisplayNames(LANG_TAG[lang], { type: 'region' }).of(region) ?? region }]
          : []
      }
      onChange={() => undefined}
      onOpen={() => go.open('pages/common/area', { for: 'register' })}
    />
  );
}
