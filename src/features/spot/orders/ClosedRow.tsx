import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { CoinMark } from '#kit/CoinMark';
import { PriceText } from '#kit/PriceText';
import { Row, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import { SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { compareDecimal, formatAmount, formatPrice } from '../../../domain/number.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { markKind, usePairs } from '../../../state/pairs.ts';
import { EndBadge } from '../shared/EndBadge.tsx';
import { FilledOf } from '../shared/FilledOf.tsx';
import { factsOf } from '../shared/order-facts.ts';

/** An order that has come to its end, in two lines: what it was, and what became of it when. */
export function ClosedRow({ order }: { readonly order: SpotOrder }) {
  const { t } = useTranslation('spot');
  const lang = useLang();
  const pair = usePairs().byIds(order.currency_id, order.legal_id);
  const isBuy = order.type === SIDE.buy;
  const facts = factsOf(order, pair);
  const decimals = pair?.priceDecimals ?? decimalsOf(facts.average);
  const isWhole = facts.hasFill && compareDecimal(facts.filled, order.trade_amount) >= 0;
  const [base = ''] = order.symbol.split('/');
  const quote = order.symbol.slice(base.length);
  return (
    <Row gap={8} top={8} bottom={8}>
      <CoinMark symbol={base} kind={pair && markKind(pair)} size={24} />
      <Row wrap grow justify="between" gap={12} lines={4}>
        <Stack>
          <Row wrap gap={8}>
            <Text as="span" look="strong">
              {base}
              <Text as="span" look="body" tone="tertiary">
                {quote}
              </Text>
            </Text>
            <Badge tone={isBuy ? 'up' : 'down'}>{t(isBuy ? 'side.buyNoun' : 'side.sellNoun')}</Badge>
          </Row>
          <Text look="caption" tone="tertiary">
            {isWhole ? (
              t('orders.filledAt', {
                amount: formatAmount(facts.filled, facts.scale),
                price: formatPrice(facts.average, decimals),
              })
            ) : (
              <>
                <FilledOf order={order} facts={facts} />
                {facts.hasFill ? (
                  <>
                    {' · '}
                    <PriceText value={facts.average} decimals={decimals} />
                  </>
                ) : null}
              </>
            )}
          </Text>
        </Stack>
        <Stack align="end">
          <EndBadge order={order} />
          <Text look="caption" tone="tertiary">
            <TimeText value={order.updated_at} lang={lang} look="clock" />
          </Text>
        </Stack>
      </Row>
    </Row>
  );
}
