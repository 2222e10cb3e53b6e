import { useMemo } from 'react';
import { COIN_SCALE } from '../../../domain/decimal-text.ts';
import { figureNode } from '../../figure-text.ts';
import { useKitWords } from '../../words/index.ts';
import { AmountText, HiddenFigure } from '../AmountText/index.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { ErrorBlock, type ErrorBlockProps, ListState } from '../ListState/index.ts';
import { type PickerOption, PickerSheet } from '../PickerSheet/index.ts';
import { SkeletonRows } from '../Skeleton/index.ts';
import { Fiat } from './CoinPicker.styles.ts';
import { byRecency, type Coin } from './coins.ts';

export interface CoinPickerProps {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Esc, the back gesture, a tap beside, the cross, a choice. */
  readonly onClose: () => void;
  /** What the coin is for: 'Withdraw', 'Coin to buy'. */
  readonly title: string;
  /** Key of the coin chosen now. */
  readonly value: string | undefined;
  /** In the order they are to stand in. */
  readonly coins: readonly Coin[] | null | undefined;
  /** Chosen; the sheet closes by itself. */
  readonly onChange: (key: string) => void;
  /** Keys of the coins used last, the latest first; they stand on top. */
  readonly recent?: readonly string[] | null;
  /** Heading of the others, where some stand on top: 'All coins'. */
  readonly othersTitle?: string;
  /** Hides balances from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** The coins are on their way. @default false */
  readonly loading?: boolean;
  /** The coins did not load. */
  readonly error?: ErrorBlockProps;
  /** Said where there is no coin. @default the kit's "Nothing found" */
  readonly emptyText?: string;
}

const NO_COINS: readonly Coin[] = [];

/** A coin to send, receive or trade: searched by symbol and name, with what the user holds of it. */
export function CoinPicker(props: CoinPickerProps) {
  const { coins: given, recent, othersTitle, hidden = false, loading = false, error, ...sheet } = props;
  const coins = given ?? NO_COINS;
  const words = useKitWords();
  const options = useMemo(() => {
    const option = (coin: Coin, group?: string): PickerOption => ({
      key: coin.key,
      label: coin.symbol,
      detail: coin.disabledReason ?? coin.name,
      keywords: `${coin.name ?? ''} ${coin.keywords ?? ''}`,
      icon: <CoinMark symbol={coin.symbol} kind={coin.kind} />,
      end:
        coin.balance === undefined ? null : (
          <>
            <AmountText trim value={coin.balance} scale={coin.decimals ?? COIN_SCALE} hidden={hidden} />
            {coin.fiat ? <Fiat>{hidden ? <HiddenFigure /> : figureNode(coin.fiat)}</Fiat> : null}
          </>
        ),
      disabled: coin.disabledReason !== undefined && coin.disabledReason !== null,
      group,
    });
    const [last, others] = byRecency(coins, recent ?? []);
    if (last.length === 0) return coins.map((coin) => option(coin));
    return [...last.map((coin) => option(coin, words.recent)), ...others.map((coin) => option(coin, othersTitle))];
  }, [coins, recent, othersTitle, hidden, words]);
  const instead = error ? (
    <ErrorBlock {...error} />
  ) : loading ? (
    <ListState state="loading" skeleton={<SkeletonRows count={6} row="option" />}>
      {null}
    </ListState>
  ) : undefined;
  return <PickerSheet {...sheet} options={options} search instead={instead} />;
}
