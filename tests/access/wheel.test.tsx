import './setting.ts';
import { fireEvent, screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateTimePicker } from '#kit/DateTimePicker';
import { mount } from './mount.tsx';

const AT = Date.UTC(2026, 10, 20, 11, 45);
const nothing = () => undefined;

let leave: (() => void) | undefined;
afterEach(() => leave?.());

async function minuteWheel() {
  leave = mount(
    <DateTimePicker
      open
      title="From"
      value={AT}
      min={AT - 86_400_000}
      max={AT + 86_400_000}
      utcOffset={0}
      onClose={nothing}
      onChange={nothing}
    />,
  );
  const wheel = await screen.findByRole('listbox', { name: 'Minute' });
  const row = within(wheel).getByRole('option', { name: '00' }).offsetHeight;
  await waitFor(() => expect(wheel.scrollTop).toBe(45 * row));
  return { wheel, row };
}

const chosen = (wheel: HTMLElement) => within(wheel).getByRole('option', { selected: true }).textContent;

/** Until the browser has told that the list stands. */
const standing = (wheel: HTMLElement) =>
  new Promise((resolve) => wheel.addEventListener('scrollend', resolve, { once: true }));

it('that pauses on its way chooses none of the rows between', async () => {
  const { wheel, row } = await minuteWheel();
  // A busy machine: the list comes as far as 50 and stands.
  const scrolled = vi.spyOn(wheel, 'scrollTo').mockImplementationOnce(() => {
    wheel.scrollTop = 50 * row;
  });
  wheel.focus();
  const paused = standing(wheel);
  await userEvent.keyboard('{End}');
  await paused;
  await waitFor(() => expect(scrolled.mock.calls.length).toBeGreaterThan(1));
  await waitFor(() => expect(wheel.scrollTop).toBe(59 * row));
  expect(chosen(wheel)).toBe('59');
});

it('that is held chooses when it is let go', async () => {
  const { wheel, row } = await minuteWheel();
  fireEvent.touchStart(wheel);
  const paused = standing(wheel);
  wheel.scrollTop = 20 * row;
  await paused;
  expect(chosen(wheel)).toBe('45');
  fireEvent.touchEnd(wheel);
  await waitFor(() => expect(chosen(wheel)).toBe('20'));
});
