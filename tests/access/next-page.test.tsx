import './setting.ts';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallName } from '../../src/contract/table.ts';
import { CallError } from '../../src/data/call-error.ts';
import type { Transport } from '../../src/data/transport.ts';
import { PAGE_SIZE } from '../../src/domain/constants.ts';
import * as Record from '../../stories/screens/assets/AssetRecord.stories.tsx';
import * as Article from '../../stories/screens/content/Article.stories.tsx';
import * as Notifications from '../../stories/screens/content/Notifications.stories.tsx';
import * as Orders from '../../stories/screens/spot/Orders.stories.tsx';
import { scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

type Row = { readonly id: number };

/** The exchange of the fixtures, whose list has two full pages; while the line is cut, the second does not come. */
function cutLine(name: CallName) {
  const wired = scenarioTransport({});
  const told = { asked: 0, isCut: true };
  const transport: Transport = async (request) => {
    if (request.name !== name) return wired(request);
    const isNext = Number(request.fields.page) > 1;
    if (isNext) told.asked += 1;
    if (isNext && told.isCut) throw new CallError('network');
    const reply = await wired(request);
    const { message } = reply.body as { message: Row[] | { list: Row[] } };
    const [row] = Array.isArray(message) ? message : message.list;
    if (!row) throw new Error(`${name} has no row in the fixtures`);
    const first = isNext ? PAGE_SIZE.standard : 0;
    const rows = Array.from({ length: PAGE_SIZE.standard }, (_, index) => ({ ...row, id: 900 - first - index }));
    const page = Array.isArray(message) ? rows : { ...message, list: rows, count: 2 * PAGE_SIZE.standard };
    return { ...reply, body: { type: 'ok', message: page } };
  };
  return { transport, told };
}

const rowsOf = (list: HTMLElement) => list.querySelectorAll(':scope > [role="listitem"], :scope > li').length;

it.each([
  ['orders', Orders, 'Ready', 'spot.orders'],
  ['the ledger of a coin', Record, 'Ready', 'wallet.log'],
  ['news', Article, 'List', 'content.newsList'],
  ['notices', Notifications, 'Ready', 'notice.list'],
] as const)(
  'A next page of %s that fails says so under the rows, and comes when it is asked for again',
  async (_what, stories, story, name) => {
    const { transport, told } = cutLine(name);
    const { page } = await screenOf(stories, story, { transport });
    leave = mount(page);
    const again = () => screen.findByRole('button', { name: 'The rest did not load. Try again' });
    const longest = () =>
      screen.getAllByRole('list').reduce((most, list) => (rowsOf(list) > rowsOf(most) ? list : most));
    await waitFor(() => expect(rowsOf(longest())).toBe(PAGE_SIZE.standard));
    longest().lastElementChild?.scrollIntoView();
    await userEvent.click(await again());
    await waitFor(() => expect(told.asked).toBe(2));
    const button = await again();
    expect(rowsOf(longest())).toBe(PAGE_SIZE.standard);
    told.isCut = false;
    await userEvent.click(button);
    await waitFor(() => expect(rowsOf(longest())).toBe(2 * PAGE_SIZE.standard));
    expect(told.asked).toBe(3);
    expect(screen.queryByRole('button', { name: 'The rest did not load. Try again' })).toBeNull();
  },
);
