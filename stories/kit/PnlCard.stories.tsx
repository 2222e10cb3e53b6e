import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PnlCard } from '#kit/PnlCard';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY } from './support.tsx';

const SIZE = 25;

/** Looks like a QR code of 25 modules: three corners, a timing line and seeded modules between. */
function code(): boolean[][] {
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state > 2 ** 31;
  };
  const corner = (x: number, y: number) => {
    const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    return ring <= 1 || ring === 3;
  };
  return Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (__, x) => {
      const random = next();
      for (const [left, top] of [
        [0, 0],
        [SIZE - 7, 0],
        [0, SIZE - 7],
      ] as const)
        if (x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7)
          return x >= left && x < left + 7 && y >= top && y < top + 7 && corner(x - left, y - top);
      return x === 6 || y === 6 ? (x + y) % 2 === 0 : random;
    }),
  );
}

const meta = {
  title: 'Components/PnlCard',
  tags: ['autodocs'],
  component: PnlCard,
  parameters: {
    guide: {
      use: [
        'A position as a picture to share: what is shown is what is sent.',
        'Leave `pnl` out where the user keeps the amount to themself.',
      ],
      avoid: ['Not as a card in a list: use PositionCard.', 'Not for how an option ended: use ResultCard.'],
      accessibility: [
        'One image whose name says all of it: pair, side, return, prices.',
        'The button says that it draws, shares, saves or tries again; a failure is announced.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    site: 'BG',
    pair: 'BTC/USDT',
    side: 'long',
    sideLabel: 'Long 50×',
    rate: '33.42',
    pnl: '412.6',
    entry: '63792.1',
    mark: '64218.5',
    decimals: 1,
    time: '20 Nov 2026, 14:31',
    inviteCode: 'K7Q2M9',
    qr: code(),
    labels: {
      rate: 'Return',
      entry: 'Entry price',
      mark: 'Mark price',
      invite: 'Invite code',
      share: 'Share picture',
      save: 'Save picture',
    },
    onDone: fn(),
  },
} satisfies Meta<typeof PnlCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button, once the picture has been drawn. */
async function ready(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole('button', { name }, LAZY);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), LAZY);
  return button;
}

/** Takes what `save` would download, and lets nothing be downloaded. */
function catchDownload(): { name: () => string | undefined; stop: () => void } {
  let name: string | undefined;
  const take = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    name = event.target.download;
  };
  document.addEventListener('click', take, true);
  return { name: () => name, stop: () => document.removeEventListener('click', take, true) };
}

/** A phone with a share sheet, for the time of a story. */
function withShare(share: (data: ShareData) => Promise<void>): () => void {
  const before = { share: navigator.share, canShare: navigator.canShare };
  const put = (value: object) => {
    for (const [key, own] of Object.entries(value))
      Object.defineProperty(navigator, key, { value: own, configurable: true, writable: true });
  };
  put({ share, canShare: () => true });
  return () => put(before);
}

const shared = fn((_: ShareData) => Promise.resolve());

/** No share sheet: the picture is saved. */
export const Default: Story = {
  beforeEach: () => {
    const before = navigator.canShare;
    Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true, writable: true });
    return () => Object.defineProperty(navigator, 'canShare', { value: before, configurable: true, writable: true });
  },
  play: async ({ canvasElement, args }) => {
    const button = await ready(canvasElement, 'Save picture');
    const picture = within(canvasElement).getByRole<HTMLCanvasElement>('img', {
      name: 'BTC/USDT Long 50×, Return +33.42%, +412.60 USDT, Entry price 63,792.1, Mark price 64,218.5',
    });
    await expect([picture.width, picture.height]).toEqual([720, 904]);
    const colours = new Set(picture.getContext('2d')?.getImageData(0, 0, 720, 904).data);
    await expect(colours.size).toBeGreaterThan(20);
    const download = catchDownload();
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('saved'));
    await expect(download.name()).toBe('pnl.png');
    download.stop();
  },
};

export const Shared: Story = {
  beforeEach: () => {
    shared.mockClear();
    return withShare(shared);
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await ready(canvasElement, 'Share picture'));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('shared'));
    const [data] = shared.mock.calls[0] ?? [];
    await expect(data?.title).toBe('BTC/USDT +33.42%');
    await expect(data?.files?.[0]?.type).toBe('image/png');
    await expect(data?.files?.[0]?.size).toBeGreaterThan(5000);
  },
};

/** Whoever closes the sheet gets no file on top. */
export const CalledOff: Story = {
  tags: ['play-only'],
  beforeEach: () => withShare(() => Promise.reject(new DOMException('closed', 'AbortError'))),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await ready(canvasElement, 'Share picture'));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('cancelled'));
  },
};

/** A short at a loss: the lower price stands left. */
export const ShortLoss: Story = {
  args: {
    pair: 'SOL/USDT',
    side: 'short',
    sideLabel: 'Short 20×',
    rate: '-4.83',
    pnl: '-26.19',
    entry: '158.04',
    mark: '158.42',
    decimals: 2,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).not.toHaveAttribute('aria-busy'), LAZY);
  },
};

/** The return alone: neither amount nor invitation. */
export const Discreet: Story = {
  args: { pnl: undefined, inviteCode: undefined, qr: undefined, time: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).not.toHaveAttribute('aria-busy'), LAZY);
    await expect(within(canvasElement).getByRole<HTMLCanvasElement>('img').height).toBe(680);
  },
};

export const CodeOnly: Story = { ...ShortLoss, args: { qr: undefined } };

export const Malformed: Story = {
  args: { rate: 'NaN', pnl: '', entry: null, mark: undefined, qr: [] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', {
        name: 'BTC/USDT Long 50×, Return –, Entry price –, Mark price –',
      }),
    ).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).not.toHaveAttribute('aria-busy'), LAZY);
  },
};

export const Huge: Story = {
  tags: ['no-dark', 'no-red-up'],
  ...ShortLoss,
  args: {
    site: 'Internationale Wertpapier- und Kryptobörse',
    pair: '1000000BABYDOGE/USDT',
    sideLabel: 'Position acheteuse à effet de levier 125×',
    rate: '123456789.99',
    pnl: '123456789012345678.12',
    entry: '0.000000123456789',
    mark: '123456789.000000123',
    decimals: 15,
    inviteCode: 'TRADERCLUBINTERNATIONAL2026',
  },
};

/** The browser gives no picture: said, and tried again by the button. */
export const Failed: Story = {
  beforeEach: () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('That did not work', { exact: false })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
