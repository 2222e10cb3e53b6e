import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/kit/components/Button/index.ts';
import { NavBar } from '../../src/kit/components/NavBar/index.ts';
import { Page } from '../../src/kit/components/Page/index.ts';

const paragraphs = (
  <>
    <p>Prices stay open to everyone. Trading needs an account.</p>
    <p>Every order meets other orders, best price first, and the fee stands on the ticket before you tap.</p>
  </>
);

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: { stage: 'flush' },
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
