import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { CheckCircleIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { Switch } from '#kit/Switch';
import { CONFIRM_KEYS, confirmOffAtom, setConfirmAtom } from '../../../state/preferences.ts';

const KINDS = Object.keys(CONFIRM_KEYS) as (keyof typeof CONFIRM_KEYS)[];

/** Brings back the questions that "do not ask again" took away, and the other way round. */
export function ConfirmRows() {
  const { t } = useTranslation('setting');
  const off = useAtomValue(confirmOffAtom);
  const setConfirm = useSetAtom(setConfirmAtom);
  return (
    <Card look="icons" title={t('group.confirm')} note={t('confirm.text')}>
      {KINDS.map((kind) => (
        <SettingRow
          key={kind}
          label={t(`confirm.${kind}`)}
          icon={<CheckCircleIcon size={20} />}
          trailing={
            <Switch
              label={t(`confirm.${kind}`)}
              checked={!off.includes(CONFIRM_KEYS[kind])}
              onChange={(isOn) => setConfirm(CONFIRM_KEYS[kind], isOn)}
            />
          }
        />
      ))}
    </Card>
  );
}
