import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { Pager, usePager } from '#kit/Pager';
import { Heading, Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';
import { settled, unfocus } from './support.tsx';

const PAGES = ['Trade', 'Earn', 'Check'].map((key) => ({
  key,
  content: (
    <>
      <Heading level={1} look="headline">
        {key}
      </Heading>
      <Text look="body" tone="secondary">
        What this page has to say, in a sentence or two.
      </Text>
    </>
  ),
}));

const meta = {
  title: 'Components/Pager',
  tags: ['autodocs'],
  component: Pager,
  parameters: {
    guide: {
      use: ['A few pages that follow each other, as wide as the screen: a first look at the app.'],
      avoid: [
        'Not for messages that come and go by themselves: use BannerSwiper. Not for entries to tap: use MenuGrid.',
      ],
      accessibility: [
        'A carousel with a name that the keyboard scrolls; each page says which it is. The marks only repeat it.',
        'Give a button as well that leads on: swiping is no way for everybody.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'A first look',
    pages: PAGES,
    pager: { at: 0, strip: { current: null }, onScroll: () => undefined, show: () => undefined },
  },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pager>;

function Paged(args: Parameters<typeof Pager>[0]) {
  const pager = usePager();
  return (
    <>
      <Pager {...args} pager={pager} />
      <Button block onClick={() => pager.show(pager.at + 1)}>
        Next
      </Button>
    </>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button leads on as a finger would. */
export const Second: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.adm-page-indicator-dot')[1]).toHaveClass('adm-page-indicator-dot-active'),
    );
    await settled();
    unfocus();
  },
};
