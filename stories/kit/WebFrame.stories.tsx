import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WebFrame } from '#kit/WebFrame';
import type { ComponentGuide } from '../docs/guide.ts';

/** The page has no words: it cannot reach our fonts, and those of the machine differ. */
const PAGE = `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Terms</title>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 343 160" style="display:block;margin:16px" role="img" aria-label="Terms">
<path fill="#1d4ed8" d="M0 0h120v24H0z"/><path fill="#d4d4d8" d="M0 48h343v12H0zm0 28h300v12H0zm0 28h328v12H0zm0 28h210v12H0z"/></svg>`)}`;

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
