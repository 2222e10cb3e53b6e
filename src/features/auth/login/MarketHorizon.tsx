import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#kit/CoinMark';
import { Hero } from '#kit/Hero';
import { Horizon } from '#kit/Horizon';
import { LiveChange } from '#kit/LiveChange';
import { LivePrice } from '#kit/LivePrice';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { useClient } from '../../../data/client.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { barsQuery, type Span } from '../../../parts/pairs/bars.ts';
import { type Pair, usePairs } from '../../../state/pairs.ts';

const DAY: Span = { seconds: DAY_MS / 1000, period: '15min' };

/** What a visitor may see without an account: the day of the first pair that trades. Nothing where no prices come. */
export default function MarketHorizon() {
  const { list } = usePairs();
  const pair = list.find(({ open_coin_trade }) => open_coin_trade);
  return pair ? <Day pair={pair} /> : null;
}

function Day({ pair }: { readonly pair: Pair }) {
  const client = useClient();
  const { t } = useTranslation('auth');
  const { data } = useQuery(barsQuery(client, pair, DAY));
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
        <Row wrap justify="between" gap={8}>
          <Text as="span" look="caption" tone="secondary">
            {t('login.horizon')}
          </Text>
          <LiveStatus symbol={pair.symbol} />
        </Row>
      </Horizon>
    </Hero>
  );
}
