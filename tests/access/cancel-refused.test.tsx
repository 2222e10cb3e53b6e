import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Orders from '../../stories/screens/spot/Orders.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('A cancellation that fails says so in its question, which sends the same call again', async () => {
  const [failing, answering] = [scenarioTransport({ 'spot.cancel': 'error' }), scenarioTransport({})];
  const sent: (string | undefined)[] = [];
  const { page } = await screenOf(Orders, 'Ready', {
    transport(request) {
      if (request.name !== 'spot.cancel') return answering(request);
      sent.push(request.fields.client_id);
      return (sent.length === 1 ? failing : answering)(request);
    },
  });
  leave = mount(page);
  const [cancel] = await screen.findAllByRole('button', { name: /^Cancel the (buy|sell) order/ });
  await userEvent.click(cancel as HTMLElement);
  const question = within(await screen.findByRole('alertdialog', { name: /^Cancel this order\?/ }));
  const confirm = question.getByRole('button', { name: 'Cancel order' });
  await userEvent.click(confirm);
  await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(/\w/));
  expect(screen.queryByText(/^Cancelled\./)).toBeNull();
  await userEvent.click(confirm);
  expect(await screen.findByText(/^Cancelled\. .* is available again\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatch(/\w{8}/);
  expect(sent[1]).toBe(sent[0]);
});
