import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { toast, useConfirm } from '#kit/feedback';
import { SignOutIcon } from '#kit/icons';
import { Pressable } from '#kit/Pressable';
import { Inset, Row } from '#kit/Stack';
import { Text } from '#kit/Text';
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
    <Inset edge="none" top={8}>
      <Card>
        <Pressable onPress={() => void ask()}>
          <Row as="span" justify="center" gap={8} top={4} bottom={4} touch>
            <SignOutIcon size={20} />
            <Text as="span" look="strong">
              {t('logout.action')}
            </Text>
          </Row>
        </Pressable>
      </Card>
    </Inset>
  );
}
