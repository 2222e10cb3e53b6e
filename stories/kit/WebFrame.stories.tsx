import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WebFrame } from '../../src/kit/components/WebFrame/index.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const PAGE = `data:text/html,${encodeURIComponent('<html lang="en"><title>Terms</title><body style="font:16px sans-serif"><h1>Terms</h1></body></html>')}`;

const meta = {
  title: 'Components/WebFrame',
  tags: ['autodocs'],
  component: WebFrame,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['A page of somebody else inside the app, after its address was checked.'],
      avoid: [
        'Not for HTML text that we may show as our own: use RichText.',
        "Not for a page that needs the user's account: open it in the browser.",
      ],
      accessibility: [
        "A frame named by `title`. While it loads a spinner says so; a page that does not come in time is the caller's error to show.",
      ],
    } satisfies ComponentGuide,
  },
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
