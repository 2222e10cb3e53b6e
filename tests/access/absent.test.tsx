import './setting.ts';
import { screen } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import * as Record from '../../stories/screens/assets/AssetRecord.stories.tsx';
import * as Assets from '../../stories/screens/assets/Assets.stories.tsx';
import * as Register from '../../stories/screens/auth/Register.stories.tsx';
import * as About from '../../stories/screens/content/About.stories.tsx';
import * as Article from '../../stories/screens/content/Article.stories.tsx';
import * as Compliance from '../../stories/screens/content/Compliance.stories.tsx';
import * as Contact from '../../stories/screens/content/Contact.stories.tsx';
import * as Faq from '../../stories/screens/content/Faq.stories.tsx';
import * as Market from '../../stories/screens/market/Market.stories.tsx';
import * as Search from '../../stories/screens/market/Search.stories.tsx';
import * as Setting from '../../stories/screens/setting/Setting.stories.tsx';
import * as Orders from '../../stories/screens/spot/Orders.stories.tsx';
import * as Ticket from '../../stories/screens/spot/Ticket.stories.tsx';
import { type Scenario, scenarioTransport } from '../../stories/support/scenario.ts';
import { mount, screenOf } from './mount.tsx';

const SAID = 'This exchange does not offer this feature';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

async function draw(module: unknown, story: string, calls: Scenario): Promise<void> {
  leave?.();
  const { page } = await screenOf(module, story, { transport: scenarioTransport(calls) });
  leave = mount(page);
}

it.each([
  ['help', Faq, 'Ready', 'content.faq'],
  ['rules', Compliance, 'Ready', 'content.compliance'],
  ['ways to the operator', Contact, 'Ready', 'content.contact'],
  ['news', Article, 'List', 'content.newsList'],
  ['orders', Orders, 'Ready', 'spot.orders'],
  ['markets', Market, 'Ready', 'content.quotes'],
  ['search', Search, 'Ready', 'content.quotes'],
  ['ticket', Ticket, 'Ready', 'content.quotes'],
  ['assets', Assets, 'Ready', 'wallet.list'],
  ['record of a coin', Record, 'Ready', 'wallet.detail'],
] as const)(
  'The screen of %s says that this server does not have it, and nothing else stands there',
  async (_, module, story, name) => {
    await draw(module, story, { [name]: 'absent' });
    expect(await screen.findByRole('heading', { name: SAID })).toBeVisible();
    expect(screen.queryAllByRole('tabpanel')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

it.each([
  ['orders', Orders, 'spot.orders'],
  ['markets', Market, 'content.quotes'],
  ['assets', Assets, 'wallet.list'],
] as const)('Where there are no %s there are no tabs of them', async (_, module, name) => {
  await draw(module, 'Ready', {});
  await screen.findAllByRole('tab');
  await draw(module, 'Ready', { [name]: 'absent' });
  await screen.findByRole('heading', { name: SAID });
  expect(screen.queryAllByRole('tab')).toEqual([]);
});

it('The ticket of a server without orders shows balances in their place', async () => {
  await draw(Ticket, 'Ready', { 'spot.orders': 'error' });
  await screen.findByText('Orders did not load');
  await draw(Ticket, 'Ready', { 'spot.orders': 'absent' });
  await screen.findByRole('tab', { name: 'Balances', selected: true });
  expect(screen.getAllByRole('tab', { name: /Open orders|Balances/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'All orders' })).toBeNull();
});

it.each([
  ['Settings', Setting, 'Contact us', { 'content.faq': /FAQ/, 'content.compliance': /rules/ }],
  ['About', About, 'Contact us', { 'content.faq': /FAQ/, 'content.compliance': /rules/, 'content.newsList': /News/ }],
  ['Contact', Contact, 'Ask customer service', { 'content.faq': /FAQ/, 'content.newsList': /News/ }],
] as const)('%s has no row that leads to what this server does not have', async (_, module, kept, rows) => {
  await draw(module, 'Ready', {});
  for (const name of Object.values(rows)) await screen.findByRole('button', { name });
  await draw(module, 'Ready', Object.fromEntries(Object.keys(rows).map((call) => [call, 'absent'])));
  await screen.findByRole('button', { name: kept });
  for (const name of Object.values(rows))
    await expect.poll(() => screen.queryByRole('button', { name }), { timeout: 10_000 }).toBeNull();
});

it('Rules that are not there are no link in the consent to them', async () => {
  await draw(Register, 'Ready', { 'content.compliance': 'absent' });
  await screen.findByRole('checkbox');
  await expect.poll(() => screen.queryByRole('button', { name: /rules/ }), { timeout: 10_000 }).toBeNull();
});
