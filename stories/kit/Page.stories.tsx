import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#kit/Button';
import { Card } from '#kit/Card';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import type { ComponentGuide } from '../docs/guide.ts';

const paragraphs = (
  <>
    <p>Prices stay open to everyone. Trading needs an account.</p>
    <p>Every order meets other orders, best price first, and the fee stands on the ticket before you tap.</p>
  </>
);

const meta = {
  title: 'Components/Page',
  tags: ['autodocs'],
  component: Page,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'The paper of every screen: header, content, buttons at the lower edge.',
        '`gutter` insets text and forms; lists bring their own inset.',
      ],
      avoid: ['Not for something above the screen: use Sheet.', 'Not twice in one screen.'],
      accessibility: [
        'The content is the main landmark and the buttons are a footer.',
        'With large text the buttons at the lower edge wrap to two lines, and nothing is cut.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    header: <NavBar title="Order" onBack={() => undefined} />,
    gutter: true,
    children: paragraphs,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="buy">Buy</Button>
        <Button variant="sell">Sell</Button>
      </>
    ),
  },
};

/** Cards stand on the band; the bar above and the buttons below keep the page's ground. */
export const OnBand: Story = {
  args: { ground: 'band', gutter: false, children: <Card look="text">{paragraphs}</Card> },
};

/** The bar stands on the band too, where all below it is Cards. */
export const WholeOnBand: Story = { args: { ...OnBand.args, ground: 'whole' } };
