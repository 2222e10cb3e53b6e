import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RichText } from '#kit/RichText';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY } from './support.tsx';

const meta = {
  title: 'Components/RichText',
  tags: ['autodocs'],
  component: RichText,
  parameters: {
    guide: {
      use: ['News, terms and help texts that come as HTML of somebody else: it is sanitised before it is shown.'],
      avoid: ['Not for words of our own: write them as elements.', 'Not for a whole foreign page: use WebFrame.'],
      accessibility: [
        'Headings, lists and links keep their meaning; scripts, styles and handlers are dropped.',
        'A picture that does not load leaves its words behind: that it is missing, and its alternative text.',
        'While the sanitiser loads the place is marked as busy; if it fails, the bare words are shown.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    html: `
      <p>The margin tiers of <b>SOL/USDT</b> change on 24 November at 08:00 UTC.</p>
      <h2>What changes</h2>
      <ul><li>The first tier ends at 50,000 USDT.</li><li>The highest leverage of the second tier is 20.</li></ul>
      <blockquote>Open positions keep their margin until they are changed.</blockquote>
      <table><tr><th>Tier</th><th>To</th><th>Leverage</th></tr><tr><td>1</td><td>50,000</td><td>50</td></tr></table>
      <p>See the <a href="https://example.com/tiers">full table</a>.</p>`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'full table' }, LAZY);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Nothing of foreign HTML acts. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="document.title='hit'">Words stay.</p><script>document.title='hit'</script>
      <img src="x" onerror="document.title='hit'"><a href="javascript:document.title='hit'">link</a>
      <iframe src="https://example.com"></iframe><form action="https://example.com"><input></form>
      <style>body{display:none}</style><p style="position:fixed">Style goes.</p>`,
  },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('Words stay.', {}, LAZY);
    await expect(words).toBeVisible();
    const prose = words.parentElement;
    await expect(prose?.querySelector('script, iframe, form, input, style, [onclick], [onerror], [style]')).toBeNull();
    await expect(prose?.querySelector('a[href]')).toBeNull();
    await expect(document.title).not.toBe('hit');
  },
};

/** A picture that is gone (here the address of a page, which is none) says so, with the words that its author gave it. */
export const PicturesMissing: Story = {
  args: {
    html: `<p>The new chart has three rows of tools.</p>
      <img src="#chart" alt="The chart with its tools open">
      <p>It is open to everybody from Monday.</p><img src="#team">`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The chart with its tools open', {}, LAZY)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('The picture did not load')).toHaveLength(2), LAZY);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
