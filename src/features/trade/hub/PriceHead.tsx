import { useTranslation } from 'react-i18next';
import { LiveChange } from '#kit/LiveChange';
import { LivePrice } from '#kit/LivePrice';
import { RangeRuler } from '#kit/RangeRuler';
import { useClient } from '../../../data/client.ts';
import { formatPrice } from '../../../domain/number.ts';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { useQuote } from '../../../state/live/useQuote.ts';
import type { Pair } from '../../../state/pairs.ts';
import { Facts, Price, Stack, VolumeLine } from './PriceHead.styles.ts';

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
    <Price>
      <div>
        <Stack>
          <LivePrice live={live} size="headline" toned />
          <Facts>
            <LiveChange live={live} arrow />
            <LivePrice live={live} field="fiat" />
          </Facts>
        </Stack>
        <Stack>
          <VolumeLine>
            <span>{t('stats.volume')}</span>
            <LivePrice live={live} field="volume" />
          </VolumeLine>
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
      </div>
    </Price>
  );
}
