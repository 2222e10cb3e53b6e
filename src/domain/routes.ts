/** What is known of a route besides its path. The loaders of the built ones stand in app/routes.ts. */
interface RouteRow {
  /** Whether a guest is sent to the login (docs/spec/screens.md: L = login needed). */
  readonly login: boolean;
  /** Its place in the tab bar. */
  readonly tab?: number;
  /** Whose folder holds the screen: src/features/<domain>, its stories and its words. */
  readonly domain: string;
  /**
   * Of a built screen alone: the states that screens.md gives it, as names of stories. Its section 0 asks loading, error, empty and
   * guest of every screen that has them; the rest is the screen's own entry. States of products that do not exist yet are not asked
   * for: whoever builds one adds its states here.
   */
  readonly states?: readonly string[];
}

/** The routes of docs/spec/routes.json. A test compares. The app goes without states and domains (scripts/vite/small.ts). */
export const ROUTES = {
  'pages/index/index': {
    login: false,
    tab: 0,
    domain: 'home',
    states: [
      'Ready',
      'Guest',
      'Loading',
      'Failed',
      'MenuFailed',
      'NothingPublished',
      'AmountsHidden',
      'FunctionUnderDevelopment',
      'Popup',
      'UpdateOffered',
      'AppOffered',
      'LanguageSheet',
      'Profile',
      'ProfileOfGuest',
      'Reconnecting',
      'PricesStopped',
      'Stale',
    ],
  },
  'pages/index/guide': { login: false, domain: 'home', states: ['Trade', 'Earn', 'Safety', 'NotAvailableYet'] },
  'pages/common/login': {
    login: false,
    domain: 'auth',
    states: [
      'Ready',
      'AccountMissing',
      'SpecialCharacters',
      'WrongPassword',
      'Locked',
      'Busy',
      'Success',
      'FromRegistration',
      'LanguageSwitched',
    ],
  },
  'pages/common/register': {
    login: false,
    domain: 'auth',
    states: [
      'Ready',
      'ChecksInOrder',
      'CodeSent',
      'AccountExists',
      'WrongCode',
      'UnknownInviteCode',
      'Failed',
      'Invited',
      'Success',
    ],
  },
  'pages/common/area': { login: false, domain: 'auth', states: ['Ready', 'FoundByDigits', 'Recent', 'NoMatch'] },
  'pages/common/article': {
    login: false,
    domain: 'content',
    states: [
      'Ready',
      'Loading',
      'Failed',
      'NotFound',
      'LanguageFallback',
      'HostileHtml',
      'List',
      'ListLoading',
      'ListFailed',
      'ListEmpty',
    ],
  },
  'pages/common/webView': { login: false, domain: 'content', states: ['Ready', 'AsksFirst', 'Refused', 'LoadFailed'] },
  'pages/common/faq': {
    login: false,
    domain: 'content',
    states: ['Ready', 'Loading', 'Failed', 'NothingPublished', 'Search', 'NoMatch'],
  },
  'pages/common/contactus': {
    login: false,
    domain: 'content',
    states: ['Ready', 'Loading', 'Failed', 'NothingPublished'],
  },
  'pages/common/aboutus': {
    login: false,
    domain: 'content',
    states: ['Ready', 'Loading', 'Failed', 'NothingPublished', 'Diagnostics', 'UpToDate', 'NewerVersion', 'Licences'],
  },
  'pages/common/borrowing': { login: false, domain: 'borrow' },
  'pages/setting/setting': {
    login: false,
    domain: 'setting',
    states: [
      'Ready',
      'Guest',
      'Loading',
      'ProfileFailed',
      'UnderReview',
      'Verified',
      'VerificationFailed',
      'LanguageSheet',
      'FiatSheet',
      'ColoursSheet',
      'LogOutAsked',
      'LoggedOut',
    ],
  },
  'pages/setting/userInfo': { login: true, domain: 'setting' },
  'pages/setting/security': { login: true, domain: 'setting' },
  'pages/setting/password': {
    login: false,
    domain: 'auth',
    states: ['Change', 'Forgot', 'Loading', 'Failed', 'NoEmailBound', 'Mismatch', 'WrongCode', 'ForgotDone'],
  },
  'pages/setting/payPassword': { login: true, domain: 'auth' },
  'pages/setting/coupon': { login: true, domain: 'setting' },
  'pages/setting/wallet': { login: true, domain: 'wallet' },
  'pages/setting/bill': { login: true, domain: 'assets' },
  'pages/setting/real': { login: true, domain: 'verification' },
  'pages/setting/real_mark': { login: true, domain: 'verification' },
  'pages/setting/addWallet': { login: true, domain: 'wallet' },
  'pages/setting/operational_compliance': {
    login: false,
    domain: 'content',
    states: ['Ready', 'Loading', 'Failed', 'NothingPublished'],
  },
  'pages/setting/share': { login: true, domain: 'setting' },
  'pages/setting/areas': { login: false, domain: 'auth' },
  'pages/setting/bank': { login: true, domain: 'wallet' },
  'pages/setting/bank_international': { login: true, domain: 'wallet' },
  'pages/fund/select': { login: true, domain: 'wallet' },
  'pages/fund/receive': { login: true, domain: 'wallet' },
  'pages/fund/receive_withdraw_record': { login: true, domain: 'wallet' },
  'pages/fund/assets': {
    login: true,
    tab: 4,
    domain: 'assets',
    states: [
      'Ready',
      'Hidden',
      'SmallHidden',
      'NoMatch',
      'Options',
      'Locked',
      'EmptyAccount',
      'FirstDeposit',
      'Loading',
      'Failed',
      'Stale',
    ],
  },
  'pages/fund/assets_record': {
    login: true,
    domain: 'assets',
    states: ['Ready', 'Cash', 'Detail', 'Hidden', 'Empty', 'LedgerFailed', 'Loading', 'Failed', 'UnknownCoin', 'Stale'],
  },
  'pages/fund/assets_all_record': { login: true, domain: 'assets' },
  'pages/fund/withdraw': { login: true, domain: 'wallet' },
  'pages/fund/transfer': { login: true, domain: 'wallet' },
  'pages/fund/fundTransfer': {
    login: true,
    domain: 'wallet',
    states: ['Ready', 'Typed', 'Coins', 'TooMuch', 'Asked', 'Refused', 'Hidden', 'Empty', 'Loading', 'Failed'],
  },
  'pages/fund/transfer_history': { login: true, domain: 'wallet' },
  'pages/market/market': {
    login: false,
    tab: 1,
    domain: 'market',
    states: [
      'Ready',
      'SortedByChange',
      'Favorites',
      'FavoritesGuest',
      'FavoritesEmpty',
      'Futures',
      'StockClosed',
      'Loading',
      'Failed',
      'NothingListed',
      'Stale',
      'Reconnecting',
      'Stopped',
    ],
  },
  'pages/market/search': {
    login: false,
    domain: 'market',
    states: ['Ready', 'WithRecents', 'Results', 'NoMatch', 'Loading', 'Failed', 'Stale'],
  },
  'pages/copytrade/copy': { login: false, domain: 'copy' },
  'pages/copytrade/my': { login: true, domain: 'copy' },
  'pages/copytrade/trader': { login: true, domain: 'copy' },
  'pages/follow/index': { login: false, domain: 'copy' },
  'pages/follow/trader': { login: false, domain: 'copy' },
  'pages/follow/follow': { login: true, domain: 'copy' },
  'pages/follow/agreement_zh': { login: false, domain: 'copy' },
  'pages/follow/agreement_en': { login: false, domain: 'copy' },
  'pages/otc/otc': { login: true, domain: 'otc' },
  'pages/ieo/ieo': { login: false, domain: 'ieo' },
  'pages/ieo/subscribe': { login: false, domain: 'ieo' },
  'pages/ieo/order': { login: true, domain: 'ieo' },
  'pages/lockming/lockming': { login: false, domain: 'mining' },
  'pages/lockming/buy': { login: true, domain: 'mining' },
  'pages/lockming/order': { login: true, domain: 'mining' },
  'pages/lockming/welcome': { login: false, domain: 'mining' },
  'pages/transaction/index': {
    login: false,
    tab: 2,
    domain: 'trade',
    states: [
      'Ready',
      'Trades',
      'Indicators',
      'ReferenceOnly',
      'Futures',
      'PairDrawer',
      'Guest',
      'Loading',
      'ChartLoading',
      'ChartFailed',
      'Failed',
      'UnknownPair',
      'Stale',
    ],
  },
  'pages/transaction/index2': {
    login: false,
    domain: 'trade',
    states: ['Ready', 'Guest', 'FullScreen', 'Loading', 'ChartFailed', 'Failed', 'UnknownPair', 'Stale'],
  },
  'pages/transaction/currency': {
    login: false,
    domain: 'spot',
    states: [
      'Ready',
      'Sell',
      'Market',
      'Kinds',
      'Stop',
      'NothingTyped',
      'TooMuch',
      'Asked',
      'FarFromMarket',
      'NoOrders',
      'OrdersFailed',
      'Guest',
      'GuestIsAskedToLogIn',
      'Stale',
      'StockClosed',
      'ReferenceOnly',
      'Loading',
      'Failed',
    ],
  },
  'pages/transaction/currency_order': {
    login: true,
    domain: 'spot',
    states: ['Ready', 'All', 'CancelAsks', 'Empty', 'Loading', 'Failed'],
  },
  'pages/transaction/contract': {
    login: false,
    domain: 'futures',
    states: ['Ready', 'Filled', 'Leverage', 'Stale', 'Loading', 'Failed'],
  },
  'pages/transaction/contract_order': {
    login: true,
    domain: 'futures',
    states: [
      'Ready',
      'AtRisk',
      'Orders',
      'Closed',
      'ProofHolds',
      'ProofBroken',
      'WhyLiquidation',
      'Stale',
      'Empty',
      'Loading',
      'Failed',
    ],
  },
  'pages/transaction/seconds_order': {
    login: true,
    domain: 'options',
    states: [
      'Ready',
      'History',
      'Countdown',
      'Won',
      'Lost',
      'Drawn',
      'ProofHolds',
      'ProofBroken',
      'OwnLimits',
      'Empty',
      'EmptyHistory',
      'Loading',
      'Failed',
    ],
  },
  'pages/nft/nft': { login: false, domain: 'nft' },
  'pages/nft/artistDetail': { login: false, domain: 'nft' },
  'pages/nft/mine': { login: true, domain: 'nft' },
  'pages/nft/artworkDetail': { login: false, domain: 'nft' },
  'pages/nft/artworkDetail_video': { login: false, domain: 'nft' },
  'pages/nft/purchase': { login: true, domain: 'nft' },
  'pages/nft/purchase_one': { login: true, domain: 'nft' },
  'pages/nft/resell': { login: true, domain: 'nft' },
  'pages/nft/myNft': { login: true, domain: 'nft' },
  'pages/invest/invest': { login: false, domain: 'dual' },
  'pages/invest/mine': { login: true, domain: 'dual' },
  'pages/invest/purchase': { login: true, domain: 'dual' },
  'pages/invest/help': { login: false, domain: 'dual' },
  'pages/game/game': { login: false, domain: 'game' },
  'pages/kefu/index': { login: false, domain: 'chat' },
  'pages/financial/index': { login: false, tab: 3, domain: 'finance' },
} as const satisfies Record<string, RouteRow>;

export type RoutePath = keyof typeof ROUTES;

/** Screens of the way in: from any of them login leads back to the screen under it. */
export const WAY_IN: ReadonlySet<RoutePath> = new Set<RoutePath>([
  'pages/common/login',
  'pages/common/register',
  'pages/common/area',
  'pages/setting/password',
]);

/** Routes whose screens are built: those that say their states. */
export type BuiltRoute = {
  [Path in RoutePath]: (typeof ROUTES)[Path] extends { readonly states: readonly string[] } ? Path : never;
}[RoutePath];

export const TAB_ROUTES = (Object.keys(ROUTES) as RoutePath[])
  .filter((path) => 'tab' in ROUTES[path])
  .sort((a, b) => tabOf(a) - tabOf(b));

function tabOf(path: RoutePath): number {
  const route: RouteRow = ROUTES[path];
  return route.tab ?? -1;
}

export const HOME_ROUTE: RoutePath = 'pages/index/index';
export const LOGIN_ROUTE: RoutePath = 'pages/common/login';
