import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NEWS_CLASS } from '../../src/contract/codes.ts';
import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, test } from './test.ts';
import { t } from './words.ts';

/** What comes from outside the app: a site of the operator in a frame. */

const HELP = 'Help of the operator';

let exchange: ExchangeProcess;
let site: Server;
let help = '';

test.use({ ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  exchange = await preparedExchange();
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

test('a site of the operator stands in the app and reaches nothing of it', async ({ page }) => {
  await page.goto(`${exchange.origin}/h5/#/pages/index/index`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel(t('home:banner.title')).getByRole('button').first().click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: HELP })).toBeVisible();
  await expect(frame.getByText('alone')).toBeVisible();
});
