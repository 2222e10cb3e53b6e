import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ColourRoles } from './ColourRoles.tsx';
import { Sheet, Topic } from './Sheet.styles.ts';

/**
 * Colour is data: green, red or the chosen pair belong to price, profit and side, the accent to what is set and where one is,
 * and everything else is ink. Each role stands on every ground that it is used on, with its contrast as measured in the theme and
 * direction of the toolbar, by the code that checks the tokens: text needs 4.5, marks and lines 3. "5.15 of 4.5" is measured, and least.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ink in its steps, on every ground. */
export const Text: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Text</h2>
        <p>
          Primary for a value, secondary for a sentence, tertiary for a label or unit, never for a value one acts on.
        </p>
        <ColourRoles group="text" />
      </Topic>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /^color-text-primary/ })).toBeVisible();
    await expect(canvas.queryByText(/too low/)).toBeNull();
  },
};

/** What things lie on, and the lines that divide them. */
export const SurfacesAndLines: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Surfaces and lines</h2>
        <p>Space and hairlines divide. A fill is laid over whatever surface is under it.</p>
        <ColourRoles group="surfaces" />
      </Topic>
    </Sheet>
  ),
};

/** What a deployer changes. */
export const Brand: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Brand</h2>
        <p>Action: the one main button of a view. Accent: where you are and what is set. Hero: the banner.</p>
        <ColourRoles group="brand" />
      </Topic>
    </Sheet>
  ),
};

/** How a thing stands. */
export const Status: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Status</h2>
        <p>Verified, warning, failed, info. Never profit and loss: the direction does not move these.</p>
        <ColourRoles group="status" />
      </Topic>
    </Sheet>
  ),
};

/** The one scale that the direction swaps as a whole. */
export const Direction: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Direction</h2>
        <p>Price, profit and side; never success or error. A sign, an arrow or a word always goes with it.</p>
        <ColourRoles group="direction" />
      </Topic>
    </Sheet>
  ),
};

/** What charts draw with, and the tints of coins and stocks. */
export const ChartsAndMarks: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Charts</h2>
        <p>A canvas reads the same values as the page.</p>
        <ColourRoles group="chart" />
      </Topic>
      <Topic>
        <h2>Marks</h2>
        <p>Coins, users and the shares of an allocation. Never a state.</p>
        <ColourRoles group="marks" />
      </Topic>
    </Sheet>
  ),
};
