import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { toast, useConfirm } from '#kit/feedback';
import { ArrowUUpLeftIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { useClient } from '../../../data/client.ts';
import { resetDemo } from '../../../data/demo.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { useSite } from '../../../state/site.ts';

/** Of a demo exchange alone: its practice money can be had anew, after a question. */
export function DemoRows() {
  const { t } = useTranslation('setting');
  const late = useLateT('setting');
  const errorText = useErrorText();
  const confirm = useConfirm();
  const client = useClient();
  const { isDemo } = useSite();
  if (!isDemo) return null;
  const ask = async () => {
    const isDone = await confirm(() => ({
      title: late('demo.title'),
      text: late('demo.text'),
      confirmLabel: late('demo.action'),
      cancelLabel: late('demo.keep'),
      danger: true,
      onConfirm: () =>
        resetDemo(client).catch((error: unknown) => {
          throw new Error(errorText(error), { cause: error });
        }),
    }));
    if (isDone) toast(() => late('demo.done'), { icon: 'success' });
  };
  return (
    <Card look="icons" title={t('group.demo')}>
      <SettingRow label={t('demo.action')} icon={<ArrowUUpLeftIcon size={20} />} onPress={() => void ask()} />
    </Card>
  );
}
