import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { Palette } from './Palette.tsx';
import { Sheet, Topic } from './Sheet.styles.ts';

/**
 * Which colours rise and fall is the user's choice: green up, red up as in East Asia, or blue and orange for eyes that
 * do not tell red from green. The scale is swapped as a whole, on the root; status colours never move with it.
 */
const meta = { title: 'Foundations/Direction' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr));
  gap: var(--space-32) var(--space-12);
`;

/** The three palettes in all their roles. */
export const Palettes: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Direction</h2>
        <p>
          Hue is never alone: a sign on every change, an arrow or a word on every side, hollow candles in blue and
          orange.
        </p>
      </Topic>
      <Columns>
        <Palette mode="green-up" />
        <Palette mode="red-up" />
        <Palette mode="blue-orange" />
      </Columns>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const [greenUp, redUp] = within(canvasElement).getAllByText('+1.84%', { selector: '[data-direction]' });
    const colourOf = (element: Element | undefined) => (element ? getComputedStyle(element).color : '');
    await expect(colourOf(greenUp)).not.toBe(colourOf(redUp));
  },
};
