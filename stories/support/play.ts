import { within } from 'storybook/test';

/** For what arrives in a chunk of its own: sheets, dialogs, toasts. */
export const LAZY = { timeout: 6000 } as const;

/** The sheet or dialog of this name, wherever it is mounted. */
export const findDialog = (name: string) => within(document.body).findByRole('dialog', { name }, LAZY);

/** The question of this title. */
export const findQuestion = (name: string) => within(document.body).findByRole('alertdialog', { name }, LAZY);

/** What a toast says. */
export const findToast = (text: string) => within(document.body).findByText(text, {}, LAZY);
