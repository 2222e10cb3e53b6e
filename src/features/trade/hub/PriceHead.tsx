import { useAtomValue } from 'jotai';
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
import { isSameMoney } from '../../../parts/live/useQuoteLook.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { useQuote } from '../../../state/live/useQuote.ts';
import type { Pair } from '../../../state/pairs.ts';
import { fiatRateAtom } from '../../../state/rates.ts';

/** The last price leads, its change and volume under it; beside it the range of 24 h with a hand at the price. */
export function PriceHead({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('trade');
  const live = quoteSource(useClient(), pair);
  const quote = useQuote(pair.symbol);
  const { staleSince } = useFreshness(pair.symbol);
  const { currency_code } = useAtomValue(fiatRateAtom);
  const price = quote?.price ?? pair.now_price;
  const [low, high] = [quote?.low ?? pair.low ?? price, quote?.high ?? pair.high ?? price];
  const decimals = pair.priceDecimals;
  return (
    <Split parts="rest:156" top={8}>
      <Stack>
        <LivePrice live={live} size="headline" toned />
        <Text as="div" look="label" tone="tertiary">
          <Row wrap gap={8}>
            <LiveChange live={live} arrow />
            <Text as="span" look="text" tone="tertiary">
              {t('stats.volume')} <LivePrice live={live} field="volume" />
            </Text>
            {isSameMoney(pair.legal_name, currency_code) ? null : <LivePrice live={live} field="fiat" />}
          </Row>
        </Text>
      </Stack>
      <RangeRuler
        low={low}
        high={high}
        value={price}
        decimals={decimals}
        isStale={staleSince !== null}
        labels={{
          low: t('stats.low'),
          high: t('stats.high'),
          range: t('stats.range', {
            low: formatPrice(low, decimals),
            high: formatPrice(high, decimals),
            now: formatPrice(price, decimals),
          }),
        }}
      />
    </Split>
  );
}
