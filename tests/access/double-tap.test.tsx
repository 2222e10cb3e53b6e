import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Setting from '../../stories/screens/setting/Setting.stories.tsx';
import * as Orders from '../../stories/screens/spot/Orders.stories.tsx';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { visits } from '../../stories/support/world.ts';
import { mount, screenOf, storyOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** Both taps before anything that the first one asks for can come. */
function tapTwice(button: HTMLElement): void {
  button.click();
  button.click();
}

/** The ready screen of stories; gives what it sends of a call from then on. */
async function sentOf(stories: unknown, name: string): Promise<(string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  const wire = scenarioTransport({});
  const { page } = await screenOf(stories, 'Ready', {
    transport: (request) => {
      if (request.name === name) sent.push(request.fields.id);
      return wire(request);
    },
  });
  leave = mount(page);
  return sent;
}

/** No dialog stands any more: another question would stand in place of the first as soon as that has closed. */
const isAnswered = () => waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());

const questionOf = async (title: RegExp) => within(await screen.findByRole('alertdialog', { name: title }));

it('A double tap asks once, also while the dialog is on its way', async () => {
  leave = mount(await storyOf(Ticket, 'Ready'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '0.1');
  tapTwice(screen.getByRole('button', { name: 'Buy 0.1 BTC' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await isAnswered();
});

it('A double tap cancels an order once', async () => {
  const sent = await sentOf(Orders, 'spot.cancel');
  const [first] = await screen.findAllByRole('button', { name: /^Cancel the (buy|sell) order/ });
  tapTwice(first as HTMLElement);
  const question = await questionOf(/^Cancel this order\?/);
  tapTwice(question.getByRole('button', { name: 'Cancel order' }));
  // It is told when it is done and the question has gone.
  expect(await screen.findByText(/^Cancelled\. .* is available again\.$/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('A double tap cancels each of all orders once', async () => {
  const sent = await sentOf(Orders, 'spot.cancel');
  tapTwice(await screen.findByRole('button', { name: 'Cancel all' }));
  const question = await questionOf(/^Cancel 2 orders\?/);
  tapTwice(question.getByRole('button', { name: 'Cancel orders' }));
  await isAnswered();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(2);
});

it('A double tap logs out once', async () => {
  const sent = await sentOf(Setting, 'auth.logout');
  tapTwice(await screen.findByRole('button', { name: 'Log out' }));
  const question = await questionOf(/^Log out/);
  tapTwice(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(visits.at(-1)?.path).toBe('pages/index/index'));
  await isAnswered();
  expect(sent).toHaveLength(1);
});
