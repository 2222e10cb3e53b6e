import said from '../../locales/en/exchange.json' with { type: 'json' };
import { DEMO, signInDemo } from '../support/demo-account.ts';
import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';
import { t } from './words.ts';

/** What the exchange tells a user while the app is open. */

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const open = (page: Page, path: string) => page.goto(`${exchange.origin}/h5/#/${path}`);

/** The demo account, on another device that calls itself so. */
const signInElsewhere = (agent: string) => signInDemo(exchange.origin, agent);

/** The demo account logs in and goes to where its unread notifications are counted. */
async function goToSettings(page: Page): Promise<void> {
  await open(page, 'pages/common/login');
  await page.getByLabel(t('auth:field.account.label')).fill(DEMO.account);
  await page.getByLabel(t('auth:field.password.label'), { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page.getByText(t('auth:login.done')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, 'pages/setting/setting');
}

const badgeOf = (page: Page) => page.getByText(t('common:unread', { count: 1 }), { exact: true });

test('a login elsewhere is told at once, is unread until it is read, and leads to the password', async ({ page }) => {
  const unread = page.getByText(t('content:notifications.unread'), { exact: true });

  await test.step('another device logs in: the badge counts it without a reload', async () => {
    await goToSettings(page);
    await expect(badgeOf(page)).toBeHidden();
    await signInElsewhere('Firefox/1 iPad');
    await expect(badgeOf(page)).toBeVisible();
  });

  await test.step('it stands in the list as unread, and a tap reads it and leads on', async () => {
    await page.getByRole('button', { name: t('setting:row.notifications') }).click();
    await expect(unread).toHaveCount(1);
    await page.getByRole('button', { name: t('content:notifications.unread') }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('pages/setting/password');
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('content:notifications.title') })).toBeVisible();
    await expect(unread).toHaveCount(0);
  });

  await test.step('all that is unread is read by one tap', async () => {
    await signInElsewhere('Firefox/1 Windows');
    await expect(unread).toHaveCount(1);
    await page.getByRole('button', { name: t('content:notifications.readAll') }).click();
    await expect(page.getByText(t('content:notifications.allRead'))).toBeVisible();
    await expect(unread).toHaveCount(0);
  });
});

test('a login elsewhere that came before the user’s socket is told once that is there', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'WebDriver holds no socket back');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    await held;
    socket.connectToServer();
  });
  const counted = page.waitForResponse(/notice\/unread/);
  await goToSettings(page);
  await counted;
  await signInElsewhere('Firefox/1 Android');
  await expect(badgeOf(page)).toBeHidden();
  release();
  await expect(badgeOf(page)).toBeVisible();
});

/** The newest six-digit code that went to the demo account. */
async function newestCode(): Promise<string> {
  const answer = await fetch(`${exchange.origin}/demo/mailbox?address=${encodeURIComponent(DEMO.account)}`);
  const { mails } = (await answer.json()) as { mails: { code: string | null }[] };
  return mails[0]?.code ?? '';
}

// The last of this file: the password is another one afterwards.
test('who changes the password stays, and an open page of another session is told and led to login', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'WebDriver has one session at a time');
  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('A page of Playwright has a browser');
  const hashOf = (of: Page) => of.evaluate(() => location.hash);
  const password = 'quiet-river-7';

  await test.step('both are signed in, and the other one is told what happens to the account', async () => {
    await goToSettings(other);
    await goToSettings(page);
    await expect(page.getByText(DEMO.account)).toBeVisible();
    const unread = other.getByText(t('common:unread', { count: 1 }), { exact: true });
    await signInElsewhere('Firefox/1 Linux');
    await expect(unread).toBeVisible();
  });

  await test.step('the password is changed by a code', async () => {
    await open(page, 'pages/setting/password');
    await page.getByRole('button', { name: t('auth:field.code.send') }).click();
    await expect(page.getByText(t('auth:field.code.sent')).first()).toBeVisible();
    await page.getByLabel(t('auth:field.code.label')).fill(await newestCode());
    await page.getByLabel(t('auth:field.password.new')).fill(password);
    await page.getByLabel(t('auth:field.password.confirm')).fill(password);
    // Both are told for a moment, and at once.
    await Promise.all([
      expect(page.getByText(t('auth:password.changed')).first()).toBeVisible(),
      expect(other.getByText(said.refusal.signedOut.passwordChanged).first()).toBeVisible(),
      page.getByRole('button', { name: t('auth:password.submit') }).click(),
    ]);
  });

  await test.step('this session goes on where it came from', async () => {
    await expect.poll(() => hashOf(page)).toContain('pages/setting/setting');
    await page.reload();
    await expect(page.getByText(DEMO.account)).toBeVisible();
  });

  await test.step('the other one stands on login with the way back', async () => {
    await expect.poll(() => hashOf(other)).toContain('pages/common/login');
    await other.getByLabel(t('auth:field.account.label')).fill(DEMO.account);
    await other.getByLabel(t('auth:field.password.label'), { exact: true }).fill(password);
    await other.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
    await expect.poll(() => hashOf(other)).toContain('pages/setting/setting');
  });
  await other.context().close();
});
