import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { EyeIcon, EyeSlashIcon } from '#kit/icons';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { hideBalancesAtom } from '../../state/preferences.ts';

/** Over a sum: what it is, and the eye that hides all amounts, on every screen and until it is tapped again. */
export function EyeLabel({ label }: { readonly label: string }) {
  const { t } = useTranslation('home');
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  return (
    <Row gap={8}>
      <Text tone="secondary">{label}</Text>
      <IconButton
        flat="end"
        tone="quiet"
        label={t(isHidden ? 'total.show' : 'total.hide')}
        icon={isHidden ? <EyeSlashIcon size={16} /> : <EyeIcon size={16} />}
        onClick={() => setHidden(!isHidden)}
      />
    </Row>
  );
}
