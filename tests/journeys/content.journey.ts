import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NEWS_CLASS } from '../../src/contract/codes.ts';
import { ExchangeProcess } from '../support/exchange-process.ts';
import { expect, type Page, test } from './test.ts';
import { t } from './words.ts';

/** What comes from outside the app: a site of the operator in a frame, and what the exchange tells a user while the app is open. */

const DEMO = { account: 'demo@example.com', password: 'demo-1234' } as const;
const HELP = 'Help of the operator';

let exchange: ExchangeProcess;
let site: Server;
let help = '';

test.use({ ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  exchange = await ExchangeProcess.create({ SEED: 'journey' });
  await exchange.start();
  await exchange.stop();
  site = await openSite();
  const address = site.address();
  help = `https://localhost:${typeof address === 'object' ? address?.port : ''}/`;
  await operate("update settings set value = 'localhost' where key = 'web_view_hosts'");
  await operate(`update news set url = '${help}' where class_id = ${NEWS_CLASS.banner}`);
  await exchange.start();
});
test.afterAll(async () => {
  site.close();
  await exchange.remove();
});

/** A site of somebody else, under a certificate made for it; its page says whether it reaches the page around it. */
async function openSite(): Promise<Server> {
  const [key, cert] = ['site.key', 'site.crt'].map((name) => join(exchange.folder, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-nodes'];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<h1>${HELP}</h1><p>quiet</p><script>
      try { document.querySelector('p').textContent = 'reaches ' + parent.document.title; }
      catch { document.querySelector('p').textContent = 'alone'; }
    </script>`);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

/** What an operator does to an exchange that is stopped. */
async function operate(statement: string): Promise<void> {
  const store = await PGlite.create(join(exchange.folder, 'store'));
  await store.exec(statement);
  await store.close();
}

const open = (page: Page, path: string) => page.goto(`${exchange.origin}/h5/#/${path}`);

test('a site of the operator stands in the app, reaches nothing of it, and other sites are asked about first', async ({
  page,
}) => {
  await test.step('a banner opens the site in a frame', async () => {
    await open(page, 'pages/index/index');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel(t('home:banner.title')).getByRole('button').first().click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: HELP })).toBeVisible();
    await expect(frame.getByText('alone')).toBeVisible();
  });

  await test.step('another host is asked about, and an address that is not secure is refused', async () => {
    await open(page, `pages/common/webView?url=${encodeURIComponent('https://other.example/')}`);
    await expect(page.getByText(t('content:web.ask.title', { host: 'other.example' }))).toBeVisible();
    await open(page, `pages/common/webView?url=${encodeURIComponent(help.replace('https', 'http'))}`);
    await expect(page.getByText(t('content:web.refused.title'))).toBeVisible();
    await expect(page.locator('iframe:visible')).toHaveCount(0);
  });
});

/** The demo account, on another device that calls itself so. */
async function signInElsewhere(agent: string): Promise<void> {
  const answer = await fetch(`${exchange.origin}/api/user/login`, {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: new URLSearchParams({ user_string: DEMO.account, password: DEMO.password }),
  });
  expect(await answer.json()).toMatchObject({ type: 'ok' });
}

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
    await unread.click();
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

test('a login elsewhere that came before the user’s socket is told once that is there', async ({ page }) => {
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
