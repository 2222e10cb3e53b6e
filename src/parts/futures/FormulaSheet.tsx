import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Note } from '#kit/Note';
import { Sheet } from '#kit/Sheet';
import { Skeleton } from '#kit/Skeleton';
import { Stack } from '#kit/Stack';
import { type Prose, Text } from '#kit/Text';
import { FundsSheet } from './FundsSheet.tsx';

/** A figure and how it comes about. */
export interface Formula {
  readonly figure: ReactElement;
  /** What it means for the money. */
  readonly text: string;
  /** With the user's own numbers, each with the mark of its term. */
  readonly formula: string;
  /** What the numbers are, in the order of their marks. */
  readonly terms: readonly { readonly label: string; readonly value: Prose }[];
}

interface FormulaSheetProps {
  /** "Why this price?" */
  readonly title: string;
  /** Null until what it is reckoned from is there. */
  readonly about: Formula | null;
  /** Leads to what stands behind futures. @default false */
  readonly withFunds?: boolean;
  readonly onClose: () => void;
}

/** How a figure comes about, with the user's own numbers, by the function that the exchange uses. */
export function FormulaSheet({ title, about, withFunds, onClose }: FormulaSheetProps) {
  const { t } = useTranslation('positions');
  const { t: tFunds } = useTranslation('funds');
  const [isFunds, setFunds] = useState(false);
  const way = (
    <Button block variant="secondary" onClick={() => setFunds(true)}>
      {tFunds('open')}
    </Button>
  );
  return (
    <>
      <Sheet open onClose={onClose} title={title} footer={withFunds ? way : undefined}>
        {about ? (
          <Stack gap={16}>
            <Stack gap={8}>
              {about.figure}
              <Text tone="secondary">{about.text}</Text>
            </Stack>
            <Note look="field">{about.formula}</Note>
            <KeyValueList>
              {about.terms.map(({ label, value }, place) => (
                <KeyValue key={label} label={`${place + 1}  ${label}`} value={value} />
              ))}
            </KeyValueList>
            <Text look="caption" tone="tertiary">
              {t('why.same')}
            </Text>
          </Stack>
        ) : (
          <Skeleton shape="block" height="16rem" />
        )}
      </Sheet>
      {isFunds ? <FundsSheet onClose={() => setFunds(false)} /> : null}
    </>
  );
}
