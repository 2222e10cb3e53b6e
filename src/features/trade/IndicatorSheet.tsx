import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../kit/components/Checkbox/index.ts';
import { Sheet } from '../../kit/components/Sheet/index.ts';
import { INDICATORS, indicatorsAtom } from './atoms.ts';
import { Choices } from './Hub.styles.ts';

interface IndicatorSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which indicators the chart draws; kept on this device. */
export function IndicatorSheet({ open, onClose }: IndicatorSheetProps) {
  const { t } = useTranslation('trade');
  const [chosen, setChosen] = useAtom(indicatorsAtom);
  return (
    <Sheet open={open} onClose={onClose} title={t('chart.settings')}>
      <Choices>
        {INDICATORS.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={(isOn) => setChosen(INDICATORS.filter((each) => (each === name ? isOn : chosen.includes(each))))}
          >
            {t(`chart.indicator.${name}`)}
          </Checkbox>
        ))}
      </Choices>
    </Sheet>
  );
}
