import type { RoutePath } from '../../../domain/routes.ts';

interface MenuSeed {
  /** Key of locales/<lang>/menu.json. */
  readonly title: string;
  /** Name of a Phosphor icon. */
  readonly icon: string;
  readonly url: RoutePath | `${RoutePath}?${string}`;
  readonly isFinancial?: boolean;
}

/** The entries of the home menu, in the order of product-spec.md section 2. Where each leads: readings D12 to D14. */
export const MENU: readonly MenuSeed[] = [
  { title: 'recharge', icon: 'ArrowLineDown', url: 'pages/fund/select?url=receive' },
  { title: 'withdraw', icon: 'ArrowLineUp', url: 'pages/fund/select?url=withdraw' },
  { title: 'stock', icon: 'Buildings', url: 'pages/market/market?tab=stock' },
  { title: 'futures', icon: 'ChartLineUp', url: 'pages/transaction/contract' },
  { title: 'copytrade', icon: 'UsersThree', url: 'pages/follow/index' },
  { title: 'financial', icon: 'ChartPieSlice', url: 'pages/financial/index' },
  { title: 'margin', icon: 'Stack', url: 'pages/transaction/contract?preset=high' },
  { title: 'otc', icon: 'Handshake', url: 'pages/otc/otc' },
  { title: 'couponCenter', icon: 'Ticket', url: 'pages/setting/coupon' },
  { title: 'bills', icon: 'Receipt', url: 'pages/setting/bill' },
  { title: 'exchange', icon: 'ArrowsLeftRight', url: 'pages/fund/transfer' },
  { title: 'mining', icon: 'LockKey', url: 'pages/lockming/lockming', isFinancial: true },
  { title: 'game', icon: 'GameController', url: 'pages/game/game' },
  { title: 'chatroom', icon: 'ChatsCircle', url: 'pages/kefu/index?tab=room' },
  { title: 'quickBuy', icon: 'Lightning', url: 'pages/otc/otc?mode=buy' },
  { title: 'nft', icon: 'ImageSquare', url: 'pages/nft/nft', isFinancial: true },
  { title: 'defiMining', icon: 'Cube', url: 'pages/lockming/lockming?group=defi', isFinancial: true },
  { title: 'cloudMining', icon: 'Cloud', url: 'pages/lockming/lockming?group=cloud', isFinancial: true },
  { title: 'borrowing', icon: 'HandCoins', url: 'pages/common/borrowing' },
  { title: 'repayment', icon: 'ArrowUUpLeft', url: 'pages/common/borrowing?tab=repayment' },
  { title: 'lockming', icon: 'Lock', url: 'pages/lockming/welcome', isFinancial: true },
  { title: 'coinTransfer', icon: 'Swap', url: 'pages/fund/transfer' },
  { title: 'ieo', icon: 'RocketLaunch', url: 'pages/ieo/ieo', isFinancial: true },
  { title: 'options', icon: 'Timer', url: 'pages/transaction/index?mode=options' },
  { title: 'invest', icon: 'ScalesLeftRight', url: 'pages/invest/invest', isFinancial: true },
];
