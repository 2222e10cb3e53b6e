import {
  ArrowsLeftRightIcon,
  ArrowUUpLeftIcon,
  BuildingsIcon,
  ChartLineUpIcon,
  ChartPieSliceIcon,
  ChatsCircleIcon,
  CloudIcon,
  CubeIcon,
  DownloadSimpleIcon,
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
  UploadSimpleIcon,
  UsersThreeIcon,
} from '#kit/icons';

/** Icons by the name that the menu sends. */
const ICONS = new Map(
  Object.entries({
    ArrowsLeftRight: ArrowsLeftRightIcon,
    ArrowUUpLeft: ArrowUUpLeftIcon,
    Buildings: BuildingsIcon,
    ChartLineUp: ChartLineUpIcon,
    ChartPieSlice: ChartPieSliceIcon,
    ChatsCircle: ChatsCircleIcon,
    Cloud: CloudIcon,
    Cube: CubeIcon,
    DownloadSimple: DownloadSimpleIcon,
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
    UploadSimple: UploadSimpleIcon,
    UsersThree: UsersThreeIcon,
  }),
);

/** The duotone icon of a menu entry; a neutral one for a name that we do not draw. */
export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = ICONS.get(name) ?? SquaresFourIcon;
  return <Icon size={24} weight="duotone" />;
}
