import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ButtonRow } from '#kit/ButtonRow';
import { ArrowLineDownIcon, ArrowLineUpIcon, SwapIcon } from '#kit/icons';
import { Inset } from '#kit/Stack';
import { useGo } from '../../../parts/navigation/index.ts';

/** Money in, out and between accounts. */
export function AssetActions() {
  const { t } = useTranslation('assets');
  const go = useGo();
  return (
    <Inset top={12} bottom={16}>
      <ButtonRow>
        <Button
          size="touch"
          icon={<ArrowLineDownIcon size={16} />}
          onClick={() => go.open('pages/fund/select', { url: 'receive' })}
        >
          {t('actions.recharge')}
        </Button>
        <Button
          variant="secondary"
          size="touch"
          icon={<ArrowLineUpIcon size={16} />}
          onClick={() => go.open('pages/fund/select', { url: 'withdraw' })}
        >
          {t('actions.withdraw')}
        </Button>
        <Button
          variant="secondary"
          size="touch"
          icon={<SwapIcon size={16} />}
          onClick={() => go.open('pages/fund/fundTransfer')}
        >
          {t('actions.transfer')}
        </Button>
      </ButtonRow>
    </Inset>
  );
}
