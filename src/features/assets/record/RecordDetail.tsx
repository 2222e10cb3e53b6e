import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { FiatText } from '#kit/FiatText';
import { LeadFigure } from '#kit/LeadFigure';
import { LiveChange } from '#kit/LiveChange';
import { PriceText } from '#kit/PriceText';
import { Section } from '#kit/Section';
import { Inset, Row, Stack } from '#kit/Stack';
import { type Stat, StatGrid } from '#kit/StatGrid';
import { Text } from '#kit/Text';
import { Ticks } from '#kit/Ticks';
import type { WalletDetail } from '../../../contract/rows/ledger.ts';
import type { AccountKind } from '../../../contract/rows/wallet.ts';
import { useClient } from '../../../data/client.ts';
import { plus, times } from '../../../domain/scaled.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { quoteSource } from '../../../parts/live/quotes.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { useQuote } from '../../../state/live/useQuote.ts';
import { isClosed, type Pair } from '../../../state/pairs.ts';
import { hideBalancesAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { columnDecimals, scaleOf } from '../shared/decimals.ts';
import { CoinCourse } from './CoinCourse.tsx';
import { useFills } from './fills.ts';
import { Ledger } from './Ledger.tsx';

/** Ticks of the ruler, which is all of the balance: those in ink are free. */
const TICKS = 40;

interface RecordDetailProps {
  readonly balance: WalletDetail;
  readonly kind: AccountKind;
  /** The pair in which the coin trades. */
  readonly pair: Pair | undefined;
  /** A newer reading failed. */
  readonly isStale: boolean;
}

/** What is there of a coin and what it is worth, how its price went, and every movement. */
export function RecordDetail({ balance, kind, pair, isStale }: RecordDetailProps) {
  const { t } = useTranslation(['assets', 'market']);
  const client = useClient();
  const isHidden = useAtomValue(hideBalancesAtom);
  const whole = plus(balance.available, balance.frozen);
  const scale = scaleOf(balance);
  const shown = columnDecimals([whole, balance.available, balance.frozen], scale);
  const fact = (amount: string) => <AmountText value={amount} scale={shown} hidden={isHidden} />;
  const facts = [
    { label: t('record.available'), value: fact(balance.available) },
    { label: t('record.frozen'), value: fact(balance.frozen) },
  ];
  return (
    <>
      <Stack as="header" edge="gutter" top={4} sized>
        <Row justify="between" wrap gap={8}>
          <Text tone="secondary">{`${t('record.balance')} · ${t(`accounts.${kind}`)}`}</Text>
          {pair ? <LiveStatus symbol={pair.symbol} closed={isClosed(pair) ? t('market:closed') : null} /> : null}
        </Row>
        <LeadFigure value={whole} scale={shown} unit={balance.currency_name} hidden={isHidden} isStale={isStale} />
        <Row wrap gap={8}>
          {pair ? (
            <LiveWorth amount={whole} balance={balance} pair={pair} isStale={isStale} />
          ) : (
            <Worth value={times(whole, balance.usdt_price)} isStale={isStale} />
          )}
          {pair ? (
            <>
              <LiveChange arrow live={quoteSource(client, pair)} />
              <Text as="span" look="label" tone="tertiary">
                {t('record.day')}
              </Text>
            </>
          ) : null}
        </Row>
      </Stack>
      {pair ? (
        <CoinCourse pair={pair} />
      ) : (
        <Inset top={12}>
          <Ticks count={TICKS} major={10} share={isHidden ? 0 : Number(balance.available) / Number(whole)} />
        </Inset>
      )}
      <Inset top={8} bottom={4}>
        {pair ? <WithLastBuy pair={pair} facts={facts} /> : <StatGrid columns={2} items={facts} />}
      </Inset>
      <Section title={t('record.ledger')}>
        <Ledger currency={balance.currency} kind={kind} scale={scale} />
      </Section>
    </>
  );
}

interface WorthProps {
  /** In USDT. */
  readonly value: string | null;
  readonly isStale: boolean;
}

function Worth({ value, isStale }: WorthProps) {
  const isHidden = useAtomValue(hideBalancesAtom);
  const { code, toFiat } = useFiat();
  return (
    <Text as="span" look="label" tone={isStale ? 'stale' : 'primary'}>
      <FiatText value={value && toFiat(value)} code={code} hidden={isHidden} />
    </Text>
  );
}

interface WithLastBuyProps {
  readonly pair: Pair;
  readonly facts: readonly Stat[];
}

/** And at which price the coin was bought last: of what is held, the one price that is known exactly. Not where that did not load. */
function WithLastBuy({ pair, facts }: WithLastBuyProps) {
  const { t } = useTranslation('assets');
  const { fills, error } = useFills(pair);
  const price = fills?.find(({ side }) => side === 'buy')?.price ?? null;
  const last = { label: t('record.lastBuy'), value: <PriceText value={price} decimals={pair.priceDecimals} /> };
  return <StatGrid columns={error ? 2 : 3} items={error ? facts : [...facts, last]} />;
}

interface LiveWorthProps extends Pick<WorthProps, 'isStale'> {
  readonly amount: string;
  readonly balance: WalletDetail;
  readonly pair: Pair;
}

/** What the coin is worth at the price that stands below: one price on one screen. In another coin than USDT it is what the balance says. */
function LiveWorth({ amount, balance, pair, isStale }: LiveWorthProps) {
  const price = useQuote(pair.symbol)?.price ?? pair.now_price;
  const { staleSince } = useFreshness(pair.symbol);
  const worth = times(amount, pair.legal_name === 'USDT' ? price : balance.usdt_price);
  return <Worth value={worth} isStale={isStale || staleSince !== null} />;
}
