import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { CodeField } from '#kit/CodeField';
import { toast } from '#kit/feedback';
import type { RequestOf } from '../../../contract/table.ts';
import { useSubmit } from '../../../data/useSubmit.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { SendPlace } from './CodeInput.styles.ts';
import type { CodeScene, CodeTimer } from './useCodeTimer.ts';
import type { Say } from './useFormErrors.ts';

interface CodeInputProps {
  readonly scene: CodeScene;
  readonly timer: CodeTimer;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  /** The request to send, or null where the address is not good yet (its field says why). */
  readonly request: () => RequestOf<'common.sendCode'> | null;
  /** The server does not send to this address. */
  readonly onRefused: (say: Say) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six digits and the button that sends them, which counts down until it may be used again. */
export function CodeInput({ scene, timer, value, onChange, error, request, onRefused, ref }: CodeInputProps) {
  const { t } = useTranslation('auth');
  const late = useLateT('auth');
  const errorText = useErrorText();
  const [hasSent, setSent] = useState(timer.address !== null);
  const send = useSubmit('common.sendCode', {
    onSuccess: (_, { user_string }) => {
      timer.start(String(user_string));
      setSent(true);
      toast(() => late('field.code.sent'), { icon: 'success' });
    },
    onError: (failure) =>
      failure.kind === 'refused'
        ? onRefused(() => errorText(failure))
        : toast(() => errorText(failure), { icon: 'error' }),
  });
  const isWaiting = timer.seconds > 0;

  return (
    <CodeField
      label={t('field.code.label')}
      value={value}
      onChange={onChange}
      error={error}
      hint={timer.address === null ? undefined : t('field.code.hint', { address: timer.address })}
      ref={ref}
      trailing={
        <SendPlace>
          <Button
            variant="secondary"
            busy={send.busy}
            disabled={isWaiting}
            onClick={() => {
              const wanted = request();
              if (wanted) void send.submit({ ...wanted, scene, type: scene });
            }}
          >
            {isWaiting
              ? t('field.code.wait', { seconds: timer.seconds })
              : t(hasSent ? 'field.code.resend' : 'field.code.send')}
          </Button>
        </SendPlace>
      }
    />
  );
}
