import { useTranslation } from 'react-i18next';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Sheet } from '#kit/Sheet';
import { LICENCES } from './licences.ts';

interface LicencesSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The open source that the app is made of. */
export function LicencesSheet({ open, onClose }: LicencesSheetProps) {
  const { t } = useTranslation('content');
  return (
    <Sheet open={open} onClose={onClose} title={t('about.licences')}>
      <KeyValueList>
        {LICENCES.map(([name, licence]) => (
          <KeyValue key={name} label={name} value={licence} />
        ))}
      </KeyValueList>
    </Sheet>
  );
}
