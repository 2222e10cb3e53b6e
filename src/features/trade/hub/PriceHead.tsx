import { useTranslation } from 'react-i18next';
import { LiveChange } from '#kit/LiveChange';
import { LivePrice } from '#kit/LivePrice';
import { RangeRuler } from '#kit/RangeRuler';
import { Split } from '#kit/Split';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { useClient } from '../../../data/client.ts';
import { formatPrice } from '../../../domain/number.ts';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { useQuote } from '../../../state/live/useQuote.ts';
import type { Pair } from '../../../state/pairs.ts';

/** The last price leads; beside it the range of 24 h with a hand at the price. */
export function PriceHead({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('trade');
  const live = quoteSource(useClient(), pair);
  const quote = useQuote(pair.symbol);
  const { staleSince } = useFreshness(pair.symbol);
  const price = quote?.price ?? pair.now_price;
  const [low, high] = [quote?.low ?? pair.low ?? price, quote?.high ?? pair.high ?? price];
  const figure = (value: string) => formatPrice(value, pair.priceDecimals);
  return (
    <Split parts="rest:156" top={12} bottom={4}>
      <Stack gap={4}>
        <LivePrice live={live} size="headline" toned />
        <Text as="div" look="label" tone="tertiary">
          <Row wrap gap={8}>
            <LiveChange live={live} arrow />
            <LivePrice live={live} field="fiat" />
          </Row>
        </Text>
      </Stack>
      <Stack gap={4}>
        <Row wrap justify="between" gap={8}>
          <Text look="caption" tone="tertiary">
            {t('stats.volume')}
          </Text>
          <Text look="caption-strong" tone="primary">
            <LivePrice live={live} field="volume" />
          </Text>
        </Row>
        <RangeRuler
          low={low}
          high={high}
          value={price}
          decimals={pair.priceDecimals}
          isStale={staleSince !== null}
          labels={{
            low: t('stats.low'),
            high: t('stats.high'),
            range: t('stats.range', { low: figure(low), high: figure(high), now: figure(price) }),
          }}
        />
      </Stack>
    </Split>
  );
}
