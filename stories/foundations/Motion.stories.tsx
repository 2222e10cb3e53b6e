import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { settled, unfocus } from '../kit/support.tsx';
import { MotionRow } from './MotionRow.tsx';
import { Rows, Sheet, Topic } from './Sheet.styles.ts';
import { tokensLike } from './tokens.ts';

/**
 * Motion says where a thing came from, and is over before one waits for it. Where the device asks for less of it, every
 * duration is nothing and prices do not pulse.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PURPOSE: Readonly<Record<string, string>> = {
  'motion-duration-instant': 'A press: its fill comes and goes. Nothing is scaled.',
  'motion-duration-fast': 'A switch, a caret, the thumb of a ruler.',
  'motion-duration-page': 'A page: 16 px and a fade. A sheet that leaves.',
  'motion-duration-sheet': 'A sheet that comes up.',
  'motion-duration-pulse': 'The wash behind a price that has changed, once it reads otherwise.',
  'motion-ease-out': 'What comes.',
  'motion-ease-in': 'What leaves.',
};

const rows = (pattern: RegExp, partsOf: (name: string) => { duration: string; ease: string }) => (
  <Rows>
    {tokensLike(pattern).map(({ name, values }) => (
      <li key={name}>
        <MotionRow name={name} value={values['light/green-up']} purpose={PURPOSE[name] ?? ''} {...partsOf(name)} />
      </li>
    ))}
  </Rows>
);

/** Durations and easings. Tap one to see it, and again to see it back. */
export const Durations: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Durations</h2>
        <p>Tap a row to see it run. Where the device asks for less motion it is there at once.</p>
        {rows(/^motion-duration-/, (duration) => ({ duration, ease: 'motion-ease-out' }))}
      </Topic>
      <Topic>
        <h2>Easings</h2>
        {rows(/^motion-ease-/, (ease) => ({ duration: 'motion-duration-pulse', ease }))}
      </Topic>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /^motion-duration-page/ });
    const track = row.querySelector('[data-at]');
    await userEvent.click(row);
    await expect(track).toHaveAttribute('data-at', 'end');
    await settled();
    await userEvent.click(row);
    await expect(track).toHaveAttribute('data-at', 'start');
    await settled();
    unfocus();
  },
};
