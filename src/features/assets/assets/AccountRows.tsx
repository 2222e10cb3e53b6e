import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceRow } from '#kit/BalanceRow';
import { Button } from '#kit/Button';
import { Checkbox } from '#kit/Checkbox';
import { IconButton } from '#kit/IconButton';
import { MagnifyingGlassIcon } from '#kit/icons';
import { EmptyBlock } from '#kit/ListState';
import type { SearchField } from '#kit/SearchField';
import { Inset, Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { ACCOUNT_TYPE, type AccountKind, type Balance, type WalletList } from '../../../contract/rows/wallet.ts';
import { SMALL_BALANCE_USDT } from '../../../domain/constants.ts';
import { add } from '../../../domain/money.ts';
import { compareDecimal, formatAmount } from '../../../domain/number.ts';
import { untilLoaded } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { totalOf } from '../../../parts/wallet/total.ts';
import { hideBalancesAtom, hideSmallAtom } from '../../../state/preferences.ts';
import { useFiat } from '../../../state/rates.ts';
import { scaleOf } from '../shared/decimals.ts';
import { isZeroTotal, rowsOf, usdtValueOf } from './holdings.ts';

interface AccountRowsProps {
  readonly wallet: WalletList;
  readonly kind: AccountKind;
}

/** The field comes behind the first drawing, and before the tap that asks for it: within that alone it may bring up the keyboard. */
function useSearchField(): typeof SearchField | undefined {
  const [Field, setField] = useState<typeof SearchField>();
  useEffect(
    () => void untilLoaded(() => import('#kit/SearchField')).then((kit) => setField(() => kit.SearchField)),
    [],
  );
  return Field;
}

/** The balances of one account; small ones hide at a tick, a search finds a coin. */
export function AccountRows({ wallet, kind }: AccountRowsProps) {
  const { t } = useTranslation('assets');
  const go = useGo();
  const { code, toFiat } = useFiat();
  const isHidden = useAtomValue(hideBalancesAtom);
  const [hideSmall, setHideSmall] = useAtom(hideSmallAtom);
  const [isSearching, setSearching] = useState(false);
  const Search = useSearchField();
  const [keyword, setKeyword] = useState('');
  const rows = rowsOf(wallet, kind, { hideSmall, keyword });

  // The way to a first deposit stands above.
  if (isZeroTotal(wallet)) return <EmptyBlock picture="coins" title={t('empty.title')} text={t('empty.text')} />;
  // Without a single coin nothing was searched for: where the coins are is said, not that none matches.
  if (wallet.accounts[kind].balance.length === 0) {
    return (
      <EmptyBlock
        picture="coins"
        title={t('elsewhere.title')}
        text={isHidden ? undefined : t('elsewhere.text', { amount: formatAmount(totalOf(wallet), 2) })}
        action={
          <Button variant="secondary" size="md" onClick={() => go.open('pages/fund/fundTransfer')}>
            {t('actions.transfer')}
          </Button>
        }
      />
    );
  }
  const smallOnes = hideSmall ? rowsOf(wallet, kind, { hideSmall: false, keyword }).length - rows.length : 0;
  const showAll = () => {
    setKeyword('');
    setHideSmall(false);
  };
  const note = (row: Balance) =>
    compareDecimal(row.frozen, '0') > 0
      ? t('available', { amount: formatAmount(row.available, scaleOf(row), { trim: 2 }) })
      : row.currency_title;
  return (
    <>
      <Row edge="gutter" justify="between" gap={8}>
        <Row wrap gap={12}>
          <Checkbox checked={hideSmall} onChange={setHideSmall}>
            {t('hideSmall', { min: SMALL_BALANCE_USDT })}
          </Checkbox>
          {smallOnes > 0 ? (
            <Text as="span" look="caption" tone="tertiary">
              {t('smallHidden', { count: smallOnes })}
            </Text>
          ) : null}
        </Row>
        <IconButton
          edge
          label={t('search')}
          pressed={isSearching}
          icon={<MagnifyingGlassIcon />}
          onClick={() => setSearching(!isSearching)}
        />
      </Row>
      {isSearching && Search ? (
        <Inset bottom={8}>
          <Search autoFocus label={t('search')} placeholder={t('search')} value={keyword} onChange={setKeyword} />
        </Inset>
      ) : null}
      {rows.length === 0 ? (
        <EmptyBlock
          title={t('noMatch.title')}
          text={t('noMatch.text')}
          action={
            <Button variant="secondary" size="md" onClick={showAll}>
              {t('noMatch.action')}
            </Button>
          }
        />
      ) : (
        <>
          {rows.map((row) => (
            <BalanceRow
              key={row.currency}
              symbol={row.currency_name}
              note={note(row)}
              isNoteAmount={compareDecimal(row.frozen, '0') > 0}
              amount={add(row.available, row.frozen)}
              scale={scaleOf(row)}
              fiat={{ value: toFiat(usdtValueOf(row)), code }}
              hidden={isHidden}
              onPress={() => go.open('pages/fund/assets_record', { currency: row.currency, type: ACCOUNT_TYPE[kind] })}
            />
          ))}
          <Inset top={16} bottom={32}>
            <Text look="caption" tone="tertiary" align="center">
              {t('end')}
            </Text>
          </Inset>
        </>
      )}
    </>
  );
}
