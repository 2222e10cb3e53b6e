/** Why a part is the kit's own. */
export interface OwnPart {
  /** The component of antd-mobile that comes nearest; null where there is none of the kind. */
  readonly like: string | null;
  /** One sentence; `{kb}` is what that component weighs, measured when the page is built. */
  readonly why: string;
}

/** Figures that change while one looks. */
const LIVE: OwnPart = {
  like: null,
  why: 'A figure is written into its cell up to 10 times a second without a render; antd-mobile has no part for figures.',
};

/**
 * Every part that does not draw with a component of antd-mobile, and why not. Those that do are read from their imports
 * (scripts/lib/component-facts); antd.test.ts holds that each part is in one of the two.
 */
export const OWN_PARTS = {
  Accordion: {
    like: 'collapse',
    why: 'Collapse heads each panel with an `<a>` without address, which no key reaches, animates by react-spring ({kb} KB) and leaves out closed text; `<details>` needs 0 KB.',
  },
  AddressText: {
    like: 'ellipsis',
    why: 'Ellipsis cuts where the width ends, measured in up to eight renders ({kb} KB); an address is compared by its first and last six at any width.',
  },
  Agreement: {
    like: 'checkbox',
    why: 'It is the kit’s Checkbox with 1 sentence below for the mistake, and stands on Checkbox ({kb} KB) through it.',
  },
  AllocationBar: {
    like: 'progress-bar',
    why: 'ProgressBar ({kb} KB) fills one share; a balance has up to nine in a line, with their legend.',
  },
  AmountText: LIVE,
  AreaPicker: {
    like: 'index-bar',
    why: 'The letters of IndexBar ({kb} KB) are `<div>`s that answer to touch and mouse alone: 0 of 26 can be reached by a key or have a name.',
  },
  Avatar: {
    like: 'avatar',
    why: 'Avatar brings a lazy image with ahooks ({kb} KB) for a letter on a tint, in the first load of settings.',
  },
  AvatarCrop: { like: null, why: 'It has no part that crops; ours is 1 canvas.' },
  BalanceRow: {
    like: 'list',
    why: 'An item of List that can be tapped is an `<a>` without address, which no key reaches, and brings a Chinese locale ({kb} KB).',
  },
  BannerSwiper: {
    like: 'swiper',
    why: 'Swiper brings react-spring and use-gesture ({kb} KB) into the first load; a strip that snaps is four rules of CSS.',
  },
  BidList: {
    like: 'list',
    why: 'List ({kb} KB) is made of `<div>`s: a screen reader hears neither that it is a list nor how many bids there are.',
  },
  BreadthBar: {
    like: 'progress-bar',
    why: 'ProgressBar ({kb} KB) fills one share; risen, unchanged and fallen are three in one line.',
  },
  ButtonRow: {
    like: 'space',
    why: 'Space ({kb} KB) keeps its children apart by a margin to the right, each in a box that does not grow: buttons take equal shares, in either direction of reading.',
  },
  CandleChart: { like: null, why: 'It has no charts; ours is klinecharts, 1 canvas with 27 indicators.' },
  ChangePill: LIVE,
  ChangeText: LIVE,
  ChartSkeleton: { like: null, why: 'It has no charts; ours draws the shape of one in 1 SVG.' },
  ChatBubble: { like: null, why: 'It has no part for messages; ours tells 4 states of one.' },
  CoinMark: {
    like: 'image',
    why: 'A mark is one of 40 drawn glyphs that stand in the first load; Image ({kb} KB) would fetch each.',
  },
  CoinPicker: {
    like: 'check-list',
    why: 'A row of CheckList ({kb} KB) is an `<a>` without address and is told as chosen by a picture alone; ours are walked by arrows.',
  },
  CompactText: LIVE,
  CopyButton: {
    like: 'button',
    why: 'It is the kit’s IconButton and 1 call of the clipboard: there is nothing else to draw, by Button ({kb} KB) or by itself.',
  },
  CountDown: { like: null, why: 'It has no clock; ours ticks every 1000 ms and speaks at set moments.' },
  CourseChart: { like: null, why: 'It has no charts; ours is the kit’s Sparkline and a ruler of 60 ticks.' },
  Cover: {
    like: 'image',
    why: 'Image ({kb} KB) waits for the screen by ahooks and shows one grey icon where there is no picture; ours draws 56 ticks of the title.',
  },
  CouponCard: {
    like: 'card',
    why: 'A ticket is two halves with 4 notches cut out by masks; Card ({kb} KB) paints one box.',
  },
  DateTimePicker: {
    like: 'date-picker',
    why: 'The wheels of DatePicker ({kb} KB) have no tab stop and its popup no role; ours scroll and snap by CSS.',
  },
  DemoRibbon: {
    like: 'water-mark',
    why: 'WaterMark ({kb} KB) lays a picture over what one reads, and a screen reader hears nothing of it; the ribbon is a sentence in the first load.',
  },
  DepthChart: { like: null, why: 'It has no charts; ours draws two areas in 1 SVG.' },
  DepthTable: LIVE,
  EndsRuler: { like: null, why: 'It has no ruler; ours is 1 path a colour over a list of 2 to 4 terms.' },
  EntrustRow: {
    like: 'progress-bar',
    why: 'ProgressBar ({kb} KB) fills a bar; how much of an order is filled is told in 40 ticks, with the percent at their end.',
  },
  EventRow: {
    like: 'list',
    why: 'An item of List that can be tapped is an `<a>` without address, which no key reaches, and brings a Chinese locale ({kb} KB).',
  },
  FeeSummary: {
    like: 'list',
    why: 'It is a `<dl>` of facts; List ({kb} KB) would make `<div>`s of it, and a fact would lose its term.',
  },
  FiatText: LIVE,
  FloatChip: {
    like: 'floating-bubble',
    why: 'FloatingBubble ({kb} KB) is a `<div>` that touch alone moves and no key reaches, and hides what it lies on; ours is 1 button above the lower bar.',
  },
  FullScreen: {
    like: 'popup',
    why: 'Popup ({kb} KB) has no role, no name and no focus of its own; ours is a native `<dialog>`, for 0 KB.',
  },
  Hero: {
    like: null,
    why: 'It is 1 box in the brand’s colours; antd-mobile has no ground for a leading figure.',
  },
  Horizon: { like: null, why: 'It has no charts; ours is 1 strip of ticks, a tick for a quarter of an hour.' },
  ImageUpload: {
    like: 'image-uploader',
    why: 'ImageUploader brings a viewer, a popup and gestures ({kb} KB), and what deletes a picture has no tab stop.',
  },
  InfiniteList: {
    like: 'infinite-scroll',
    why: 'InfiniteScroll ({kb} KB with what it takes of lodash) measures at each scroll, in the first drawing of orders and records; ours watches 1 row for 0 KB.',
  },
  IntervalBar: {
    like: 'capsule-tabs',
    why: 'CapsuleTabs ({kb} KB) moves its mask by react-spring and its tabs are no radios that arrows walk.',
  },
  KeyValue: {
    like: 'list',
    why: 'Label and value are `<dt>` and `<dd>`; an item of List ({kb} KB) is four `<div>`s, which say nothing of the pair.',
  },
  LanguageSheet: {
    like: 'check-list',
    why: 'It is the kit’s PickerSheet with 8 options; CheckList ({kb} KB) tells the chosen one by a picture alone.',
  },
  LeadFigure: LIVE,
  LedgerRow: {
    like: 'list',
    why: 'An item of List ({kb} KB) brings an arrow’s icon and a Chinese locale for two columns of text.',
  },
  LeverageStepper: {
    like: 'slider',
    why: 'Slider ({kb} KB) takes one step size; leverage has allowed levels (1, 2, 5, 10, 20, 50, 100), and a tick for each.',
  },
  ListState: {
    like: 'error-block',
    why: 'ErrorBlock carries four pictures and a Chinese locale ({kb} KB) into the first load, and is not announced; ours is.',
  },
  LiveChange: LIVE,
  LivePrice: LIVE,
  Logo: { like: null, why: 'The mark is 1 path in the first load.' },
  LotsSlider: {
    like: 'slider',
    why: 'The thumb of Slider ({kb} KB) is told as a slider but has no tab stop and no keys; lots are slid, typed and stepped.',
  },
  MediaRow: {
    like: 'list',
    why: 'In the first load: an item of List ({kb} KB) does not let words go below a picture at 200 % text.',
  },
  MediaViewer: {
    like: 'image-viewer',
    why: 'ImageViewer ({kb} KB) shows pictures alone and reads their address aloud as their text; ours plays sound and film too.',
  },
  MenuGrid: {
    like: 'grid',
    why: 'In the first load: Grid ({kb} KB) is `<div>`s in fixed columns, a menu is a `<ul>` that goes to two columns with large text.',
  },
  MenuGridSkeleton: { like: 'grid', why: 'In the first load, where one rule of CSS does what Grid does with {kb} KB.' },
  NavBar: {
    like: 'nav-bar',
    why: 'The back of NavBar ({kb} KB) is a `<div>` inside a `<div role="button">`: it has no tab stop, no key and no name.',
  },
  NftCard: {
    like: 'card',
    why: 'An artwork has no paper, no padding and no radius: of Card ({kb} KB) nothing would be left.',
  },
  Note: {
    like: 'notice-bar',
    why: 'In the first load: NoticeBar brings ahooks, icons and a Chinese locale ({kb} KB) for a box of four looks.',
  },
  NoticeBar: {
    like: 'notice-bar',
    why: 'NoticeBar ({kb} KB) moves the text endlessly, also where less motion is asked for, and is a `<div>` that no key reaches.',
  },
  OptionTrack: { like: null, why: 'It has no charts; ours draws the course in 1 SVG.' },
  OrderBook: LIVE,
  OutcomePair: { like: null, why: 'It has no part for what is won and lost; ours is 1 list of 2 terms.' },
  OutcomePanel: {
    like: 'slider',
    why: 'The thumb of Slider ({kb} KB) has no tab stop and no keys, and it counts in floating point; a settlement price is decimal text.',
  },
  Page: {
    like: 'safe-area',
    why: 'In the first load: SafeArea ({kb} KB) is one `padding` of CSS, and the paper of a screen has no other counterpart.',
  },
  PasswordField: {
    like: 'input',
    why: 'It is the kit’s TextField with 1 button that shows what is typed, and stands on Input ({kb} KB) through it.',
  },
  PercentBar: {
    like: 'slider',
    why: 'Slider ({kb} KB) stands in the spot ticket’s first drawing, and its thumb has no tab stop and no keys.',
  },
  PercentText: LIVE,
  PickerSheet: {
    like: 'picker',
    why: 'Picker ({kb} KB) is a wheel without a tab stop: no key reaches its options, and none is searched for.',
  },
  PnlCard: {
    like: 'water-mark',
    why: 'What is shared is 1 picture drawn on a canvas; WaterMark ({kb} KB) covers a page.',
  },
  Pressable: {
    like: 'list',
    why: 'What can be pressed is a `<button>`; an item of List ({kb} KB) is an `<a>` without address.',
  },
  PriceText: LIVE,
  ProgressBar: {
    like: 'progress-bar',
    why: 'ProgressBar ({kb} KB) fills a bar and has no name; every quantity of the house is a ruler of 40 ticks with role, name and value.',
  },
  QrCode: { like: null, why: 'It has no codes; ours is 1 path, dark on white in every theme.' },
  QuoteCard: LIVE,
  QuoteRow: LIVE,
  RangeRuler: {
    like: 'slider',
    why: 'It is read, not moved: Slider ({kb} KB) is a control; ours has one tick an hour, 24 in all.',
  },
  RarityBadge: { like: 'tag', why: 'It is the kit’s Badge with 4 ticks, and stands on Tag ({kb} KB) through it.' },
  RelativeTime: { like: null, why: 'It has no part for times; ours is 1 `<time>`, set by Intl.' },
  RichText: {
    like: null,
    why: 'It has no part for HTML that comes from elsewhere; ours is cleaned by DOMPurify (10 KB).',
  },
  RunningOption: LIVE,
  Section: {
    like: 'card',
    why: 'In the first load: Card ({kb} KB) heads its content with a `<div>`; a section is found by its heading.',
  },
  SegmentTabs: {
    like: 'tabs',
    why: 'Tabs move their line by react-spring ({kb} KB) and would stand in the ticket’s and the market’s first drawing.',
  },
  SegmentedControl: {
    like: 'selector',
    why: 'The choices of Selector ({kb} KB) are `<div>`s: 0 of 3 can be reached by a key; ours are radios of the browser.',
  },
  SettingRow: {
    like: 'list',
    why: 'An item of List that can be tapped is an `<a>` without address, which no key reaches ({kb} KB).',
  },
  Shelf: { like: 'swiper', why: 'Swiper ({kb} KB) turns whole pages; cards scroll freely out of the screen, by CSS.' },
  Sparkline: { like: null, why: 'It has no charts; ours is 1 path in the first load.' },
  Spinner: {
    like: 'spin-loading',
    why: 'SpinLoading turns by react-spring ({kb} KB) in the first load, and by it also where less motion is asked for.',
  },
  Split: {
    like: 'grid',
    why: 'Grid ({kb} KB) keeps its columns at every width; two things go below each other under 17rem.',
  },
  Stack: {
    like: 'space',
    why: 'In the first load: Space ({kb} KB) wraps each child in a `<div>` and keeps them apart by margins to the right; `gap` does it with 0.',
  },
  StatGrid: {
    like: 'grid',
    why: 'Grid ({kb} KB) puts two `<div>`s between a `<dl>` and its `<dt>`, which axe reports as broken.',
  },
  StatusDot: {
    like: 'badge',
    why: 'In the first load: a dot of Badge ({kb} KB) is colour alone; ours is a dot and a word, or a clock and a word.',
  },
  Switch: {
    like: 'switch',
    why: 'Switch ({kb} KB) is a `<div>` with one fixed name in Chinese: it has no tab stop and no key.',
  },
  TabBar: {
    like: 'tab-bar',
    why: 'The items of TabBar ({kb} KB) are `<div>`s: 0 of 5 can be reached by a key, and none is a link.',
  },
  Text: { like: null, why: 'It has no part for text; ours is 1 element in a step of type.' },
  TimeText: { like: null, why: 'It has no part for times; ours is 1 `<time>`, set by Intl.' },
  TickChain: { like: null, why: 'It has no rulers; ours is one path an ink, up to 120 ticks.' },
  TickHistory: {
    like: null,
    why: 'It has no charts; ours is 1 strip of ticks, one a moment, in two inks of the brand.',
  },
  TickOrnament: {
    like: 'empty',
    why: 'Empty ({kb} KB) is one grey picture with fixed colours; ours are 8 in the tokens’ colours.',
  },
  TickRing: {
    like: 'progress-circle',
    why: 'ProgressCircle ({kb} KB) fills a line; time here steps by 60 ticks, the ruler of the house.',
  },
  TickRuler: {
    like: 'slider',
    why: 'The thumb of Slider ({kb} KB) has no tab stop and no keys; the ruler takes arrows, Home and End, and draws up to 100 ticks.',
  },
  Ticks: { like: null, why: 'The ornament of the house is 1 path in the first load.' },
  Tiles: {
    like: 'grid',
    why: 'An item of Grid ({kb} KB) is a `<div>` that no key reaches, and its columns stay at every width; ours are a list of buttons.',
  },
  TradeTape: LIVE,
  VirtualList: {
    like: 'list',
    why: 'List ({kb} KB) draws every row; of a long one only those near the screen exist, by virtua.',
  },
  WebFrame: { like: null, why: 'It has no frames; ours is 1 `<iframe>` in a sandbox.' },
} as const satisfies Readonly<Record<string, OwnPart>>;

/** Components of antd-mobile that a phone's forms and lists are made of elsewhere, and that no part draws with: why none, said as above. */
export const LEFT_OUT = {
  'number-keyboard':
    '0 of the 12 keys of NumberKeyboard ({kb} KB) have a tab stop, and the popup around them has no role; our fields ask for the phone’s own keyboard by `inputmode`.',
  'passcode-input':
    'PasscodeInput ({kb} KB) is told as 1 button, and the field in it is hidden from screen readers, which hear none of the 6 digits; CodeField is 1 input of the browser.',
  'swipe-action':
    'SwipeAction ({kb} KB) slides by react-spring also where less motion is asked for, over more than 3 drawings, and a finger finds its action by a drag alone; on our rows each act is a button that one sees.',
} as const;
