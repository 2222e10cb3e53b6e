import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode, QUIET_MODULES, qrMatrix } from '#kit/QrCode';
import type { ComponentGuide } from '../docs/guide.ts';
import { Matrix, still } from './support.tsx';

const ADDRESS = 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX';
const LABEL = 'QR code of the deposit address';

const meta = {
  title: 'Components/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  parameters: {
    guide: {
      use: [
        'An address, a payment link or an invitation for another device to scan.',
        'Show the text beside it, with a way to copy it.',
      ],
      avoid: ['Not in place of the address itself: use AddressText.', 'Not as decoration.'],
      accessibility: [
        'An image with a name. While it is asked for, it says that it loads; what is too long for a code says so in words.',
        'Dark on white in both themes, as scanners need it.',
      ],
      waitsFor: ['pages/fund/receive', 'pages/setting/share'],
    } satisfies ComponentGuide,
  },
  args: { text: ADDRESS, label: LABEL },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How bright a computed colour is, 0 to 255. */
const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));

/** Dark on white in light and dark alike, with the quiet zone around it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: LABEL });
    const { backgroundColor, color } = getComputedStyle(code);
    await expect(brightness(backgroundColor)).toBe(255);
    await expect(brightness(color)).toBeLessThan(32);
    const modules = qrMatrix(ADDRESS)?.length ?? 0;
    await expect(code).toHaveAttribute(
      'viewBox',
      `-${QUIET_MODULES} -${QUIET_MODULES} ${modules + 2 * QUIET_MODULES} ${modules + 2 * QUIET_MODULES}`,
    );
  },
};

export const Small: Story = { args: { size: 'sm' } };

/** A link with everything in it is finer, and still reads. */
export const LongLink: Story = {
  args: {
    text: 'https://exchange.example/h5/#/pages/common/register?code=8K2MQX&from=share&lang=th&utm_campaign=invite-2026',
    label: 'QR code of your invitation',
  },
};

/** Nothing to show yet, and why. */
export const Empty: Story = {
  args: { text: null, emptyText: 'Choose a network to see its address' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose a network to see its address')).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** More than a camera could read from a phone. */
export const TooLong: Story = {
  args: { text: 'x'.repeat(4000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Too long for a QR code/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  decorators: [still],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  decorators: [still],
  render: () => (
    <Matrix columns={2}>
      <QrCode text={ADDRESS} label={LABEL} size="sm" />
      <QrCode text="" label={LABEL} size="sm" emptyText="Choisissez un réseau pour voir son adresse de dépôt" />
      <QrCode text={'x'.repeat(4000)} label={LABEL} size="sm" />
      <QrCode text={ADDRESS} label={LABEL} size="sm" isLoading />
    </Matrix>
  ),
};
