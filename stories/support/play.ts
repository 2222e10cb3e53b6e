import { expect, userEvent, waitFor, within } from 'storybook/test';

/** For what arrives in a chunk of its own, on a machine that may be busy with six stories: sheets, dialogs, toasts. */
export const LAZY = { timeout: 20_000 } as const;

/** The sheet or dialog of this name, wherever it is mounted. */
export const findDialog = (name: string) => within(document.body).findByRole('dialog', { name }, LAZY);

/** The question of this title. */
export const findQuestion = (name: string) => within(document.body).findByRole('alertdialog', { name }, LAZY);

/** What a toast says. */
export const findToast = (text: string) => within(document.body).findByText(text, {}, LAZY);

/** Old prices: their time in place of the dot, one line with the way out, and all of these figures as grey as the time. */
export async function expectStale(
  root: HTMLElement,
  figures = "[data-cell='price'], [data-cell='change']",
): Promise<void> {
  const screen = within(root);
  const time = await screen.findByText(/^Prices as of \d\d:\d\d:\d\d$/, {}, LAZY);
  await expect(time).toBeVisible();
  await expect(screen.queryByText('Live prices')).toBeNull();
  await expect(screen.getByText('Prices are delayed')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  const grey = getComputedStyle(time).color;
  await waitFor(() => {
    const shown = [...root.querySelectorAll(figures)].filter(({ textContent }) => /\d/.test(textContent ?? ''));
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map((figure) => getComputedStyle(figure).color))).toEqual(new Set([grey]));
  });
}

/** Sends the form on screen anew, whatever its button says in this language. */
export async function sendAgain(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>("button[type='submit']");
  if (button) await userEvent.click(button);
}
