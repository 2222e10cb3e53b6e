import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { LeverageStepper } from '#kit/LeverageStepper';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { Tiles } from '#kit/Tiles';
import type { FuturesTier } from '../../domain/futures/terms.ts';
import { formatAmount, formatRate } from '../../domain/number.ts';

interface MultipleSheetProps {
  /** The least first. */
  readonly levels: readonly number[];
  readonly value: string;
  /** Of the order that stands in the ticket; undefined where none does. */
  readonly tier: FuturesTier | undefined;
  readonly coin: string;
  readonly onChoose: (level: string) => void;
  readonly onClose: () => void;
}

/** From here on it is said how small a move takes the margin, and from there on louder. */
const WARNED = 20;
const GRAVE = 100;

/** How many times the margin a position is: a tap on one of those offered, or step by step. */
export function MultipleSheet({ levels, value, tier, coin, onChoose, onClose }: MultipleSheetProps) {
  const { t } = useTranslation('futures');
  const [level, setLevel] = useState(value);
  const times = (one: number | string) => t('multiple.times', { level: one });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('multiple.label')}
      footer={
        <Button block onClick={() => onChoose(level)}>
          {t('multiple.use', { level })}
        </Button>
      }
    >
      <Stack gap={16}>
        <Tiles
          look="choice"
          label={t('multiple.label')}
          items={levels.map((one) => ({
            key: String(one),
            label: times(one),
            pressed: String(one) === level,
            onPress: () => setLevel(String(one)),
          }))}
        />
        <LeverageStepper
          label={t('multiple.label')}
          value={level}
          onChange={setLevel}
          levels={levels.map(String)}
          warnings={levels
            .filter((one) => one > WARNED)
            .map((one) => ({
              from: String(one),
              tone: one >= GRAVE ? 'danger' : 'warning',
              text: t('multiple.warning', { share: formatRate(String(100 / one), 2) }),
            }))}
        />
        {tier ? (
          <Text look="caption" tone="secondary">
            {t('multiple.tier', {
              size: formatAmount(tier.upTo, 0),
              coin,
              max: tier.multiple,
              kept: formatRate(String(Number(tier.maintenance) * 100), 2),
            })}
          </Text>
        ) : null}
      </Stack>
    </Sheet>
  );
}
