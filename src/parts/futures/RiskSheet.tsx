import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { Select } from '#kit/Select';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { useSubmit } from '../../data/useSubmit.ts';
import { RISK_QUESTIONS } from '../../domain/futures/questions.ts';
import { formatRate } from '../../domain/number.ts';
import { FormError } from '../form/FormError.tsx';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';

type Key = (typeof RISK_QUESTIONS)[number]['key'];

interface RiskSheetProps {
  /** Above this leverage they are asked. */
  readonly above: number;
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

const ANSWERS = ['1', '2', '3'] as const;
/** The risk rate at which all is closed, and the leverage that is asked about, with what its margin bears and two that it does not, percent. */
const LIQUIDATED = '100';
const HIGHEST = 100;
const MOVES = { 1: '1', 2: '10', 3: '50' } as const;

/** The questions before the first use of a high leverage: asked once, and kept by the exchange. */
export function RiskSheet({ above, onPassed, onClose }: RiskSheetProps) {
  const { t } = useTranslation('futures');
  const late = useLateT('futures');
  const errorText = useErrorText();
  const [answers, setAnswers] = useState<Readonly<Partial<Record<Key, string>>>>({});
  const [missing, setMissing] = useState<Key | null>(null);
  const [refusal, setRefusal] = useState<(() => string) | null>(null);
  const { submit, busy } = useSubmit('futures.acceptRisk', {
    onSuccess: () => {
      toast(() => late('risk.passed'), { icon: 'success' });
      onPassed();
    },
    onError: (error) => setRefusal(() => () => errorText(error)),
  });
  const send = () => {
    const open = RISK_QUESTIONS.find(({ key }) => answers[key] === undefined);
    setMissing(open?.key ?? null);
    setRefusal(null);
    if (!open) void submit({ answers: RISK_QUESTIONS.map(({ key }) => answers[key]).join(',') });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('risk.title')}
      footer={
        <Button block busy={busy} onClick={send}>
          {t('risk.send')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="secondary">{t('risk.text', { max: above })}</Text>
        {RISK_QUESTIONS.map(({ key }) => (
          <Select
            key={key}
            label={t(`risk.${key}.question`, { share: formatRate(LIQUIDATED, 0), level: HIGHEST })}
            placeholder={t('risk.choose')}
            value={answers[key] as (typeof ANSWERS)[number] | undefined}
            options={ANSWERS.map((answer) => ({
              key: answer,
              label: t(`risk.${key}.${answer}`, { share: formatRate(MOVES[answer], 0) }),
            }))}
            onChange={(answer) => {
              setMissing(null);
              setRefusal(null);
              setAnswers({ ...answers, [key]: answer });
            }}
            error={missing === key ? t('risk.choose') : undefined}
          />
        ))}
        <FormError text={refusal?.()} />
      </Stack>
    </Sheet>
  );
}
