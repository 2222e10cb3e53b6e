import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Note } from '#kit/Note';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { type Prose, Text } from '#kit/Text';
import { FundsSheet } from './FundsSheet.tsx';

interface FormulaSheetProps {
  /** "Why this price?" */
  readonly title: string;
  /** The figure that it is about. */
  readonly figure: ReactElement;
  /** What it means for the money. */
  readonly text: string;
  /** With the user's own numbers, each with the mark of its term. */
  readonly formula: string;
  /** What the numbers are, in the order of their marks. */
  readonly terms: readonly { readonly label: string; readonly value: Prose }[];
  /** By what it was computed. */
  readonly note: string;
  /** Leads to what stands behind futures. @default false */
  readonly withFunds?: boolean;
  readonly onClose: () => void;
}

/** How a figure comes about, with the user's own numbers, by the function that the exchange uses. */
export function FormulaSheet({ title, figure, text, formula, terms, note, withFunds, onClose }: FormulaSheetProps) {
  const { t } = useTranslation('funds');
  const [isFunds, setFunds] = useState(false);
  const way = (
    <Button block variant="secondary" onClick={() => setFunds(true)}>
      {t('open')}
    </Button>
  );
  return (
    <>
      <Sheet open onClose={onClose} title={title} footer={withFunds ? way : undefined}>
        <Stack gap={16}>
          <Stack gap={8}>
            {figure}
            <Text tone="secondary">{text}</Text>
          </Stack>
          <Note look="field">{formula}</Note>
          <KeyValueList>
            {terms.map(({ label, value }, place) => (
              <KeyValue key={label} label={`${place + 1}  ${label}`} value={value} />
            ))}
          </KeyValueList>
          <Text look="caption" tone="tertiary">
            {note}
          </Text>
        </Stack>
      </Sheet>
      {isFunds ? <FundsSheet onClose={() => setFunds(false)} /> : null}
    </>
  );
}
