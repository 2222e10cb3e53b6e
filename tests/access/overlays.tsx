import { type ReactNode, useState } from 'react';
import { AvatarCrop } from '#kit/AvatarCrop';
import { Button } from '#kit/Button';
import { IndicatorSheet } from '#kit/CandleChart';
import { CoinPicker } from '#kit/CoinPicker';
import { DateTimePicker } from '#kit/DateTimePicker';
import { type ConfirmOptions, KitProviders, useConfirm } from '#kit/feedback';
import { LanguageSheet } from '#kit/LanguageSheet';
import { PickerSheet } from '#kit/PickerSheet';
import { ReviewSheet } from '#kit/ReviewSheet';
import { Select } from '#kit/Select';
import { Sheet } from '#kit/Sheet';
import { TextField } from '#kit/TextField';
import { buildReply } from '../../src/contract/fixtures/build.ts';
import type { RoutePath } from '../../src/domain/routes.ts';
import { type EstimateContext, estimateOf } from '../../src/parts/futures/estimate.ts';
import { FundsSheet } from '../../src/parts/futures/FundsSheet.tsx';
import { RiskSheet } from '../../src/parts/futures/RiskSheet.tsx';
import { FuturesWhySheet } from '../../src/parts/futures/WhySheet.tsx';
import type { WhyOrder } from '../../src/parts/futures/why.ts';
import { WhySheet } from '../../src/parts/options/WhySheet.tsx';
import PositionProofSheet from '../../src/parts/proof/PositionProofSheet.tsx';
import { TransferSheet } from '../../src/parts/wallet/TransferSheet.tsx';
import * as Home from '../../stories/screens/home/Home.stories.tsx';
import { stageScreen } from '../../stories/support/screen.tsx';
import { GLOBALS, storyOf } from './mount.tsx';

export interface Overlay {
  readonly name: string;
  /** The files under src that draw it. */
  readonly files: readonly string[];
  readonly page: () => ReactNode | Promise<ReactNode>;
  /** Name of the button that opens it; left out where it opens by itself. */
  readonly opener?: string | RegExp;
  /** It opens by a long press, or by what a mouse and a keyboard have for it. */
  readonly isHeld?: true;
}

export const OPEN = 'Open';
const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

interface OpenedProps {
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

function Opened({ children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <KitProviders theme="light" direction="green-up">
      <Button onClick={() => setOpen(true)}>{OPEN}</Button>
      {children(isOpen, () => setOpen(false))}
    </KitProviders>
  );
}

/** What opens over a sheet of its own, or asks for what was typed: beside its screen, and without that. */
function Beside({ children, label = OPEN }: OpenedProps & { readonly label?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

const FUTURES_PARTS = 'src/parts/futures';
const CONTEXT: EstimateContext = {
  ...{ symbol: 'btcusdt', priceDecimals: 1, scale: 8, index: '64218.5', mark: '64218.5', account: null },
  offer: {
    ...{ contractSize: '0.1', spread: '0', fee: '0.0005', overnight: '0.0002', liquidationFee: '0.005' },
    ...{ minLots: 1, maxLots: 200, multiples: [20], lots: [1], room: null, askedAbove: null },
    tiers: [{ upTo: '50000', maintenance: '0.005', multiple: 100 }],
  },
};
const WHY_ORDER: WhyOrder = {
  ...{ direction: 'long', lots: 5, multiple: '20', base: 'BTC', coin: 'USDT', context: CONTEXT, exit: null },
  estimate: estimateOf({ direction: 'long', lots: '5', limit: null }, 20, CONTEXT),
};
const OPTION_PARTS = 'src/parts/options';
const beside =
  (path: RoutePath, label = OPEN) =>
  (name: string, file: string, children: OpenedProps['children']): Overlay => ({
    name,
    files: [file],
    opener: label,
    page: async () => (await stageScreen({ path }, GLOBALS, undefined, <Beside label={label}>{children}</Beside>)).page,
  });
const besideOptions = beside('pages/transaction/seconds_order');
const besideFutures = beside('pages/transaction/contract', 'Show');
const besidePositions = beside('pages/transaction/contract_order', 'Show');

/** A position that has ended. */
const ended = () => buildReply('futures.position');

function Asks({ options }: { readonly options: ConfirmOptions }) {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm(options)}>{OPEN}</Button>;
}

const asked = (options: Partial<ConfirmOptions> = {}) => (
  <KitProviders theme="light" direction="green-up">
    <Asks
      options={{ title: 'Cancel this order?', confirmLabel: 'Cancel order', cancelLabel: 'Keep open', ...options }}
    />
  </KitProviders>
);

const KIT = 'src/kit/components';
const OPTIONS = [
  { key: 'limit', label: 'Limit' },
  { key: 'market', label: 'Market' },
];

const kit = (name: string, files: readonly string[], children: OpenedProps['children']): Overlay => ({
  name,
  files,
  opener: OPEN,
  page: () => <Opened>{children}</Opened>,
});

const review = (open: boolean, close: () => void, isBusy = false) => (
  <ReviewSheet
    open={open}
    onClose={close}
    title="Review"
    receiveLabel="You receive"
    receive="848"
    scale={2}
    facts={[{ label: 'Fee', value: '2.00 USDT' }]}
    confirmLabel="Withdraw"
    safeLabel="Back"
    onConfirm={nothing}
    busy={isBusy}
  >
    <TextField label="Pay password" value="" onChange={nothing} />
  </ReviewSheet>
);

const KIT_OVERLAYS: readonly Overlay[] = [
  kit('Sheet', [`${KIT}/Sheet/SheetPanel.tsx`], (open, close) => (
    <Sheet open={open} onClose={close} title="Fees" footer={<Button>Done</Button>}>
      Maker 0.10 %
    </Sheet>
  )),
  kit('PickerSheet', [`${KIT}/PickerSheet/PickerPanel.tsx`], (open, close) => (
    <PickerSheet open={open} onClose={close} title="Order" value="limit" options={OPTIONS} onChange={nothing} search />
  )),
  kit('LanguageSheet', [`${KIT}/LanguageSheet/LanguageSheet.tsx`], (open, close) => (
    <LanguageSheet
      open={open}
      onClose={close}
      title="Language"
      value="en"
      options={[{ key: 'en', label: 'English', tag: 'en' }]}
      onChange={nothing}
    />
  )),
  kit('CoinPicker', [`${KIT}/CoinPicker/CoinPicker.tsx`], (open, close) => (
    <CoinPicker
      open={open}
      onClose={close}
      title="Coin"
      value="btc"
      coins={[{ key: 'btc', symbol: 'BTC', name: 'Bitcoin' }]}
      onChange={nothing}
    />
  )),
  kit('DateTimePicker', [`${KIT}/DateTimePicker/DateTimePanel.tsx`], (open, close) => (
    <DateTimePicker open={open} onClose={close} title="From" value={null} min={null} max={null} onChange={nothing} />
  )),
  kit('AvatarCrop', [`${KIT}/AvatarCrop/AvatarCrop.tsx`], (open, close) => (
    <AvatarCrop open={open} onClose={close} title="Your picture" image={null} onCrop={nothing} />
  )),
  kit('IndicatorSheet', [`${KIT}/CandleChart/IndicatorSheet.tsx`], (open, close) => (
    <IndicatorSheet open={open} onClose={close} value={['MA']} onChange={nothing} />
  )),
  kit('ReviewSheet', [`${KIT}/ReviewSheet/ReviewSheet.tsx`], (open, close) => review(open, close)),
  {
    name: 'Select',
    files: [`${KIT}/Select/Select.tsx`],
    opener: /^Order/,
    page: () => (
      <KitProviders theme="light" direction="green-up">
        <Select label="Order" value="limit" options={OPTIONS} onChange={nothing} />
      </KitProviders>
    ),
  },
  { name: 'Confirm', files: ['src/kit/feedback/ConfirmDialog.tsx'], opener: OPEN, page: () => asked() },
];

const APP_OVERLAYS: readonly Overlay[] = [
  {
    name: 'Profile',
    files: ['src/features/home/home/ProfileDrawer.tsx'],
    opener: 'Open your profile',
    page: () => storyOf(Home, 'Ready'),
  },
  { name: 'Popup of home', files: ['src/features/home/home/PopupAd.tsx'], page: () => storyOf(Home, 'Popup') },
  {
    name: 'Ledger entry',
    files: ['src/features/assets/record/LedgerSheet.tsx'],
    opener: /Paid for a purchase/,
    page: async () => storyOf(await import('../../stories/screens/assets/AssetRecord.stories.tsx'), 'Cash'),
  },
  {
    name: 'Pair that is held',
    files: ['src/features/market/market/PairSheet.tsx'],
    opener: /^SOL/,
    isHeld: true,
    page: async () => storyOf(await import('../../stories/screens/market/Market.stories.tsx'), 'Ready'),
  },
  {
    name: 'Side of orders',
    files: ['src/features/spot/orders/OrdersPage.tsx'],
    opener: /^Filter by side/,
    page: async () => storyOf(await import('../../stories/screens/spot/Orders.stories.tsx'), 'Ready'),
  },
  {
    name: 'Licences',
    files: ['src/features/content/about/LicencesSheet.tsx'],
    opener: /^Open-source licences/,
    page: async () => storyOf(await import('../../stories/screens/content/About.stories.tsx'), 'Ready'),
  },
  {
    name: 'Pairs',
    files: ['src/parts/pairs/PairDrawer.tsx'],
    opener: /BTC\/USDT/,
    page: async () => storyOf(await import('../../stories/screens/trade/Hub.stories.tsx'), 'Ready'),
  },
  {
    name: 'Chart in full screen',
    files: ['src/kit/components/FullScreen/FullScreen.tsx'],
    opener: 'Full screen',
    page: async () => storyOf(await import('../../stories/screens/trade/PairHub.stories.tsx'), 'Ready'),
  },
  {
    name: 'Coin of a transfer',
    files: ['src/features/wallet/transfer/CoinSelect.tsx'],
    opener: /^Coin: USDT/,
    page: async () => storyOf(await import('../../stories/screens/wallet/Transfer.stories.tsx'), 'Ready'),
  },
  {
    name: 'Ticket of an option',
    files: [`${OPTION_PARTS}/OptionTicket.tsx`],
    opener: 'Up',
    page: async () => storyOf(await import('../../stories/screens/trade/HubOptions.stories.tsx'), 'OptionTicket'),
  },
  {
    name: 'Option that runs',
    files: [`${OPTION_PARTS}/OptionSheet.tsx`],
    opener: /Details/,
    page: async () => storyOf(await import('../../stories/screens/options/Orders.stories.tsx'), 'Ready'),
  },
  {
    name: 'Limits of options',
    files: [`${OPTION_PARTS}/LimitsSheet.tsx`],
    opener: 'Own limits',
    page: async () => storyOf(await import('../../stories/screens/options/Orders.stories.tsx'), 'Ready'),
  },
  besideOptions('Why of a payout', `${OPTION_PARTS}/WhySheet.tsx`, (open, close) => (
    <WhySheet open={open} onClose={close} stake="100" rate="82" seconds={60} coin="USDT" />
  )),
  besideOptions('Transfer into options', 'src/parts/wallet/TransferSheet.tsx', (open, close) =>
    open ? <TransferSheet coin={3} name="USDT" to="options" onClose={close} /> : null,
  ),
  {
    name: 'Leverage',
    files: [`${FUTURES_PARTS}/MultipleSheet.tsx`],
    opener: /^Leverage/,
    page: async () => storyOf(await import('../../stories/screens/futures/FuturesTicket.stories.tsx'), 'Ready'),
  },
  {
    name: 'Close of a position',
    files: [`${FUTURES_PARTS}/CloseSheet.tsx`],
    opener: 'Close position',
    page: async () => storyOf(await import('../../stories/screens/futures/FuturesTicket.stories.tsx'), 'Ready'),
  },
  {
    name: 'Depth of a pair',
    files: ['src/features/futures/ticket/DepthSheet.tsx'],
    opener: 'Depth',
    page: async () => storyOf(await import('../../stories/screens/futures/FuturesTicket.stories.tsx'), 'Ready'),
  },
  besideFutures('Questions about risk', `${FUTURES_PARTS}/RiskSheet.tsx`, (open, close) =>
    open ? <RiskSheet above={20} onPassed={close} onClose={close} /> : null,
  ),
  besideFutures('Why of an order', `${FUTURES_PARTS}/WhySheet.tsx`, (open, close) =>
    open ? <FuturesWhySheet topic="margin" onTopic={nothing} order={WHY_ORDER} onClose={close} /> : null,
  ),
  // Of one position, from the list of all of them.
  ...(
    [
      ['Exits of a position', 'ExitsSheet', /^TP/],
      ['Close of several positions', 'CloseAllSheet', 'Close all'],
      ['Details of a position', 'PositionSheet', /^Details of the long/],
      ['Picture of a position', 'ShareSheet', /^Share/],
      ['Why of a risk rate', 'FormulaSheet', /^Why/],
    ] as const
  ).map(([name, file, opener]) => ({
    name,
    files: [`${FUTURES_PARTS}/${file}.tsx`],
    opener,
    page: async () => storyOf(await import('../../stories/screens/futures/Positions.stories.tsx'), 'Ready'),
  })),
  besidePositions('What stands behind futures', `${FUTURES_PARTS}/FundsSheet.tsx`, (open, close) =>
    open ? <FundsSheet onClose={close} /> : null,
  ),
  besidePositions('Proof of a position', 'src/parts/proof/ProofFrame.tsx', (open, close) =>
    open ? <PositionProofSheet position={ended()} decimals={2} onClose={close} /> : null,
  ),
  ...[
    { name: 'Language', opener: /^Language/, file: 'src/parts/language/LanguageChoice.tsx' },
    { name: 'Display currency', opener: /currency/i, file: 'src/parts/wallet/FiatChoice.tsx' },
    { name: 'Colours', opener: /colou?rs/i, file: 'src/features/setting/setting/PreferenceRows.tsx' },
  ].map(({ name, opener, file }) => ({
    name,
    files: [file],
    opener,
    page: async () => storyOf(await import('../../stories/screens/setting/Setting.stories.tsx'), 'Ready'),
  })),
];

/** Every overlay of kit and app, once. */
export const OVERLAYS: readonly Overlay[] = [...KIT_OVERLAYS, ...APP_OVERLAYS];

/** Overlays while something runs in them: no wish to close is heard. */
export const BUSY: readonly Overlay[] = [
  kit('Sheet that is locked', [], (open, close) => (
    <Sheet open={open} onClose={close} title="Fees" isLocked footer={<Button>Done</Button>}>
      Maker 0.10 %
    </Sheet>
  )),
  kit('ReviewSheet that sends', [], (open, close) => review(open, close, true)),
  { name: 'Confirm that runs', files: [], opener: OPEN, page: () => asked({ onConfirm: never }) },
];
