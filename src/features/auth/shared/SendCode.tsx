import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#kit/feedback';
import { Spinner } from '#kit/Spinner';
import { TextButton } from '#kit/TextButton';
import type { RequestOf } from '../../../contract/table.ts';
import { useSubmit } from '../../../data/useSubmit.ts';
import type { Say } from '../../../parts/form/fault.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { CodeScene, CodeTimer } from './useCodeTimer.ts';

interface SendCodeProps {
  readonly scene: CodeScene;
  readonly timer: CodeTimer;
  /** As it stands in its field. */
  readonly address: string;
  /** The request to send, or nothing where the address is not good yet (its field says why). */
  readonly request: () => Promise<RequestOf<'common.sendCode'> | false>;
  /** The server does not send to this address. */
  readonly onRefused: (say: Say) => void;
}

/** Sends a code, and counts down until it may be used again for that address; another one has no time to wait. */
export function SendCode({ scene, timer, address, request, onRefused }: SendCodeProps) {
  const { t } = useTranslation('auth');
  const late = useLateT('auth');
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState(timer.address);
  const typed = address.trim();
  const isWaiting = timer.seconds > 0 && timer.address === typed;
  const send = useSubmit('common.sendCode', {
    onSuccess: (_, { user_string }) => {
      timer.start(String(user_string));
      setSentTo(String(user_string));
      toast(() => late('field.code.sent'), { icon: 'success' });
    },
    onError: (failure) =>
      failure.kind === 'refused'
        ? onRefused(() => errorText(failure))
        : toast(() => errorText(failure), { icon: 'error' }),
  });
  const ask = async () => {
    const wanted = await request();
    if (wanted) await send.submit({ ...wanted, scene, type: scene });
  };

  return (
    <TextButton
      icon={send.busy ? <Spinner size={16} /> : null}
      disabled={send.busy || isWaiting}
      onClick={() => void ask()}
    >
      {isWaiting
        ? t('field.code.wait', { seconds: timer.seconds })
        : t(sentTo === typed ? 'field.code.resend' : 'field.code.send')}
    </TextButton>
  );
}
