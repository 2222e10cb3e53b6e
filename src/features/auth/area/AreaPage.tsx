import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaPicker } from '#kit/AreaPicker';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { useLang } from '../../../parts/language/useLang.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { areaChoiceAtom } from '../../../state/area-choice.ts';
import { listAreas, suggestedRegions } from './areas.ts';
import { addRecentArea, recentAreas } from './recent.ts';

/** Calling codes (pages/common/area): gives the choice to whoever asked (`for` of the query) and goes back. */
export default function AreaPage() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const params = useParams();
  const lang = useLang();
  const choose = useSetAtom(areaChoiceAtom);
  const [recent] = useState(recentAreas);
  const areas = useMemo(() => listAreas(lang), [lang]);

  return (
    <Page header={<NavBar title={t('area.title')} onBack={go.back} />}>
      <AreaPicker
        areas={areas}
        recent={recent}
        recentTitle={t('area.recent')}
        suggested={{ title: t('area.suggested'), keys: suggestedRegions(lang) }}
        searchLabel={t('area.search')}
        emptyText={t('area.none')}
        onPick={({ key, code = '' }) => {
          addRecentArea(key);
          choose({ asker: params.for ?? '', region: key, code: code.replace('+', '') });
          go.back();
        }}
      />
    </Page>
  );
}
