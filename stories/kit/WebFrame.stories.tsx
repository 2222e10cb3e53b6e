import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WebFrame } from '../../src/kit/components/WebFrame/index.ts';

const PAGE = `data:text/html,${encodeURIComponent('<html lang="en"><title>Terms</title><body style="font:16px sans-serif"><h1>Terms</h1></body></html>')}`;

const meta = {
  title: 'Components/WebFrame',
  component: WebFrame,
  parameters: { stage: 'flush' },
  args: { src: PAGE, title: 'Terms of a partner', onError: fn() },
} satisfies Meta<typeof WebFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle('Terms of a partner')).toHaveAttribute('sandbox');
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Loading' })).toBeNull());
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
