import './setting.ts';
import { screen, waitFor, within } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildWire } from '../../src/contract/fixtures/build.ts';
import { CallError } from '../../src/data/call-error.ts';
import type { Transport } from '../../src/data/transport.ts';
import * as Orders from '../../stories/screens/spot/Orders.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

/** More orders than the list shows before one scrolls. */
const MANY = 15;

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** The screen over an exchange with as many open orders; gives the ids that it was asked to cancel. `answer` may hold a reply back. */
async function open(answer: (turn: number) => Promise<unknown> | undefined) {
  const [row] = buildWire('spot.orders');
  if (!row) throw new Error('The fixture has no order');
  const all = Array.from({ length: MANY }, (_, index) => ({ ...row, id: 900 - index }));
  const gone = new Set<number>();
  const sent: number[] = [];
  const wire = scenarioTransport({
    'spot.orders': ({ page = '1', limit = '10' }) =>
      all.filter(({ id }) => !gone.has(id)).slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
    'spot.cancel': ({ id }) => {
      gone.add(Number(id));
      return { ...row, id: Number(id), status: 3 };
    },
  });
  const transport: Transport = async (request) => {
    if (request.name !== 'spot.cancel') return wire(request);
    sent.push(Number(request.fields.id));
    await answer(sent.length);
    return wire(request);
  };
  const { page } = await screenOf(Orders, 'Ready', { transport });
  leave = mount(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel all' }));
  const question = within(await screen.findByRole('alertdialog', { name: `Cancel ${MANY} orders?` }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel orders' }));
  return { question, sent };
}

it('Cancel all is there before one has scrolled to the end, and cancels what waits on every page', async () => {
  const { sent } = await open(() => undefined);
  await screen.findByText(`${MANY} orders cancelled`);
  expect([...new Set(sent)]).toHaveLength(MANY);
});

it('Cancel all says how far it is and can be left while the line is silent: no other call leaves', async () => {
  const { question, sent } = await open((turn) => (turn > 3 ? new Promise(() => undefined) : undefined));
  await question.findByText(`3 of ${MANY} cancelled`);
  await userEvent.keyboard('{Escape}');
  await screen.findByText(new RegExp(`^Stopped. 3 of ${MANY} cancelled;`));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toHaveLength(4);
});

it('Cancel all ends with the first call that gets no reply, and goes on with it under the same question', async () => {
  const silent = (turn: number) =>
    turn === 3 ? Promise.reject(new CallError('timeout', { reference: 'spot.cancel' })) : undefined;
  const { question, sent } = await open(silent);
  const again = await question.findByRole('heading', { name: `${MANY - 2} orders may still be open. Try again?` });
  expect(again).toBeVisible();
  expect(await question.findByText(new RegExp(`^No reply .* 2 of ${MANY} cancelled;`))).toBeVisible();
  expect(sent).toHaveLength(3);
  question.getByRole('button', { name: 'Cancel orders' }).click();
  await screen.findByText(`${MANY} orders cancelled`);
  expect(sent[3]).toBe(sent[2]);
});
