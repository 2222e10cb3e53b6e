import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { toast, useConfirm } from '#kit/feedback';
import { SignOutIcon } from '#kit/icons';
import { Section } from '#kit/Section';
import { Inset } from '#kit/Stack';
import { useClient } from '../../../data/client.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { signOut } from '../../../state/session.ts';

/** Ends the session on this device, after a question. */
export function LogOutButton() {
  const { t } = useTranslation('setting');
  const late = useLateT('setting');
  const go = useGo();
  const confirm = useConfirm();
  const client = useClient();
  const ask = async () => {
    const isWanted = await confirm(() => ({
      title: late('logout.title'),
      text: late('logout.text'),
      confirmLabel: late('logout.action'),
      cancelLabel: late('logout.stay'),
      onConfirm: () => signOut(client),
    }));
    if (!isWanted) return;
    toast(() => late('logout.done'), { icon: 'success' });
    go.relaunch('pages/index/index');
  };
  return (
    <Section band>
      <Inset safe="bottom">
        <Inset edge="none" top={24} bottom={16}>
          <Button variant="secondary" block icon={<SignOutIcon size={20} />} onClick={() => void ask()}>
            {t('logout.action')}
          </Button>
        </Inset>
      </Inset>
    </Section>
  );
}
