import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#kit/CoinMark';
import { Hero } from '#kit/Hero';
import { Horizon } from '#kit/Horizon';
import { LiveChange } from '#kit/LiveChange';
import { LivePrice } from '#kit/LivePrice';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { call } from '../../../data/call.ts';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { type Pair, usePairs } from '../../../state/pairs.ts';

/** What a visitor may see without an account: the day of the first pair that trades. Nothing where no prices come. */
export default function MarketHorizon() {
  const { list } = usePairs();
  const pair = list.find(({ open_coin_trade }) => open_coin_trade);
  return pair ? <Day pair={pair} /> : null;
}

function Day({ pair }: { readonly pair: Pair }) {
  const client = useClient();
  const { t } = useTranslation('auth');
  const { data } = useQuery({
    queryKey: ['market.bars', pair.symbol, 'horizon'],
    queryFn: ({ signal }) => {
      const to = Math.floor(clockOf(client).now() / 1000);
      const from = to - DAY_MS / 1000;
      return call(client, 'market.bars', { symbol: pair.label, period: '15min', from, to }, { signal });
    },
  });
  const live = quoteSource(client, pair);
  return (
    <Hero>
      <Horizon points={data?.map(({ close }) => Number(close))}>
        <Row wrap justify="between" gap={8}>
          <Row gap={8}>
            <CoinMark symbol={pair.currency_name} size={20} />
            <Text as="span" look="label">
              {pair.currency_name}
              <Text as="span" look="text" tone="secondary">
                {`/${pair.legal_name}`}
              </Text>
            </Text>
          </Row>
          <Row gap={8}>
            <Text as="span" look="label">
              <LivePrice live={live} />
            </Text>
            <LiveChange arrow live={live} />
          </Row>
        </Row>
        <Text look="caption" tone="secondary">
          {t('login.horizon')}
        </Text>
      </Horizon>
    </Hero>
  );
}
