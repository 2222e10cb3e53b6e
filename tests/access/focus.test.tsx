import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from './mount.tsx';
import { BUSY, OVERLAYS, type Overlay } from './overlays.tsx';

const SOURCES = import.meta.glob<string>('../../src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** What stands above a screen; Select is one more way to PickerSheet, and is walked as such. */
const KINDS = [
  ...['Layer', 'Sheet', 'SheetPanel', 'PickerSheet', 'LanguageSheet', 'CoinPicker', 'DateTimePicker'],
  ...['AvatarCrop', 'ReviewSheet', 'ConfirmDialog'],
];

let leave: (() => void) | undefined;
let scrolled = 0;
const countScrolls = ({ target }: Event) => {
  if (target instanceof HTMLDialogElement) scrolled += 1;
};
beforeEach(() => {
  scrolled = 0;
  document.addEventListener('scroll', countScrolls, { capture: true });
});
afterEach(() => {
  document.removeEventListener('scroll', countScrolls, { capture: true });
  leave?.();
  leave = undefined;
});

const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
const isInside = () => dialogs().at(-1)?.contains(document.activeElement) === true;

/** Opens it as a user would; gives the button that did. */
async function open({ page, opener, isHeld }: Overlay): Promise<HTMLElement | undefined> {
  leave = mount(await page());
  const name = opener;
  const button = name === undefined ? undefined : (await screen.findAllByRole('button', { name }))[0];
  if (button) await userEvent.click(button, { button: isHeld ? 'right' : 'left' });
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  return button;
}

const stops = () =>
  [...(dialogs().at(-1)?.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]') ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );

describe.each(OVERLAYS)('$name', (overlay) => {
  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    const button = await open(overlay);
    await waitFor(() => expect(isInside(), 'the focus goes in').toBe(true));
    await waitFor(() => expect(stops().length).toBeGreaterThan(0));
    // What it holds has come: stops are counted once.
    await waitFor(() => expect(dialogs().at(-1)?.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
    // Scrolls are told with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(scrolled, 'what slides in is not scrolled into sight').toBe(0);

    stops().at(-1)?.focus();
    await userEvent.tab();
    expect(isInside(), 'Tab after the last stop stays inside').toBe(true);
    expect(document.activeElement).toBe(stops()[0]);
    await userEvent.tab({ shift: true });
    expect(document.activeElement, 'Shift+Tab before the first stop goes to the last').toBe(stops().at(-1));
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      expect(isInside(), `step ${step} stays inside`).toBe(true);
    }

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    if (button) await waitFor(() => expect(document.activeElement, 'the focus comes back').toBe(button));
  });
});

describe.each(OVERLAYS.filter(({ opener, isHeld }) => opener !== undefined && !isHeld))('$name', (overlay) => {
  it('is opened by a double tap, and neither answered nor closed by its second half', async () => {
    // What is loaded late has come, so that it opens between the halves.
    const button = await open(overlay);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await userEvent.dblClick(button as HTMLElement);
    // As long as a closing one may take.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(dialogs()).toHaveLength(1);
  });
});

describe.each(BUSY)('$name', (overlay) => {
  it('stays open on Escape', async () => {
    await open(overlay);
    const dialog = dialogs()[0];
    const run = dialog && within(dialog).queryByRole('button', { name: 'Cancel order' });
    if (run) await userEvent.click(run);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(1);
    expect(dialog?.hasAttribute('data-closing')).toBe(false);
  });
});

it('walks every overlay there is', () => {
  const draws = (text: string) =>
    text.includes('.showModal(') ||
    KINDS.some(
      (name) =>
        new RegExp(`<${name}\\b`).test(text) &&
        new RegExp(`\\b${name}\\b[^;]*from '[^']*/${name}(?:(?:/index)?\\.tsx?)?'`).test(text),
    );
  const drawing = Object.entries(SOURCES).flatMap(([path, text]) => (draws(text) ? [path.replace('../../', '')] : []));
  const walked = OVERLAYS.flatMap(({ files }) => files);
  // The ground that all of them stand on.
  expect(drawing.filter((path) => path !== 'src/kit/layer/Layer.tsx').sort()).toEqual([...walked].sort());
});
