import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowsLeftRightIcon, DownloadSimpleIcon, UploadSimpleIcon } from '#kit/icons';
import { useGo } from '../../../parts/navigation/index.ts';
import { Actions } from '../shared/Assets.styles.ts';

/** Money in, out and between accounts. */
export function AssetActions() {
  const { t } = useTranslation('assets');
  const go = useGo();
  return (
    <Actions>
      <Button
        size="md"
        icon={<DownloadSimpleIcon size={20} />}
        onClick={() => go.open('pages/fund/select', { url: 'receive' })}
      >
        {t('actions.recharge')}
      </Button>
      <Button
        variant="secondary"
        size="md"
        icon={<UploadSimpleIcon size={20} />}
        onClick={() => go.open('pages/fund/select', { url: 'withdraw' })}
      >
        {t('actions.withdraw')}
      </Button>
      <Button
        variant="secondary"
        size="md"
        icon={<ArrowsLeftRightIcon size={20} />}
        onClick={() => go.open('pages/fund/fundTransfer')}
      >
        {t('actions.transfer')}
      </Button>
    </Actions>
  );
}
