import {
  ArrowLineDownIcon,
  ArrowLineUpIcon,
  ArrowUUpLeftIcon,
  BuildingsIcon,
  ChartLineUpIcon,
  ChartPieSliceIcon,
  ChatsCircleIcon,
  CloudIcon,
  CubeIcon,
  GameControllerIcon,
  HandCoinsIcon,
  HandshakeIcon,
  ImageSquareIcon,
  LightningIcon,
  LockIcon,
  LockKeyIcon,
  ReceiptIcon,
  RocketLaunchIcon,
  ScalesIcon,
  SquaresFourIcon,
  StackIcon,
  SwapIcon,
  TicketIcon,
  TimerIcon,
  UsersThreeIcon,
} from '#kit/icons';

/** Icons by the name that the menu sends; stores keep older names of money in, out and between accounts. */
const ICONS = new Map(
  Object.entries({
    ArrowLineDown: ArrowLineDownIcon,
    ArrowLineUp: ArrowLineUpIcon,
    ArrowsLeftRight: SwapIcon,
    ArrowUUpLeft: ArrowUUpLeftIcon,
    Buildings: BuildingsIcon,
    ChartLineUp: ChartLineUpIcon,
    ChartPieSlice: ChartPieSliceIcon,
    ChatsCircle: ChatsCircleIcon,
    Cloud: CloudIcon,
    Cube: CubeIcon,
    DownloadSimple: ArrowLineDownIcon,
    GameController: GameControllerIcon,
    HandCoins: HandCoinsIcon,
    Handshake: HandshakeIcon,
    ImageSquare: ImageSquareIcon,
    Lightning: LightningIcon,
    Lock: LockIcon,
    LockKey: LockKeyIcon,
    Receipt: ReceiptIcon,
    RocketLaunch: RocketLaunchIcon,
    ScalesLeftRight: ScalesIcon,
    Scales: ScalesIcon,
    Stack: StackIcon,
    Swap: SwapIcon,
    Ticket: TicketIcon,
    Timer: TimerIcon,
    UploadSimple: ArrowLineUpIcon,
    UsersThree: UsersThreeIcon,
  }),
);

/** The duotone icon of a menu entry; a neutral one for a name that we do not draw. */
export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = ICONS.get(name) ?? SquaresFourIcon;
  return <Icon size={24} weight="duotone" />;
}
