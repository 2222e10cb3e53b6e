import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_ARGS, provideBrowser } from '../../scripts/lib/browser.mjs';
import { serveStatic } from '../../scripts/lib/serve-static.mjs';

const BUILT = resolve('storybook-static');
const HEADINGS = ['When to use it', 'When not', 'States', 'Accessibility', 'Props', 'Tokens', 'Used by'];

type Entry = Readonly<Record<'id' | 'title' | 'type', string>>;
const { entries } = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
const inKit = Object.values(entries).filter(({ title }) => title.startsWith('Components/'));

let server: Awaited<ReturnType<typeof serveStatic>> | undefined;
let browser: Browser | undefined;
let tab: Page;
const thrown: Error[] = [];

beforeAll(async () => {
  server = await serveStatic(BUILT);
  browser = await chromium.launch({ executablePath: provideBrowser(), args: BROWSER_ARGS });
  tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  tab.on('pageerror', (error) => thrown.push(error));
  // The stories in a page have tests of their own.
  await tab.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const first = inKit.find(({ type }) => type === 'docs');
  await tab.goto(`${server.address}/iframe.html?viewMode=docs&id=${first?.id}`);
  await tab.locator('[data-component-page], .sb-show-errordisplay').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it.each([...new Set(inKit.map(({ title }) => title))])('%s has a whole page', async (title) => {
  const group = inKit.filter((entry) => entry.title === title);
  const docs = group.find(({ type }) => type === 'docs');
  expect(docs, "its meta lacks tags: ['autodocs']").toBeDefined();
  // As the sidebar brings it, without another load.
  await tab.evaluate((storyId) => {
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, docs?.id);
  const page = tab.locator(`[data-component-page="${title}"]`);
  const broken = tab.locator('.sb-show-errordisplay #error-message');
  await page.or(broken).first().waitFor();
  expect(await broken.allTextContents()).toEqual([]);
  expect(await page.locator('h2').allTextContents()).toEqual(expect.arrayContaining(HEADINGS));
  expect(await page.locator('header p').textContent()).not.toBe('');
  expect(await page.locator('section:has(ul):not(:has(li)) h2').allTextContents()).toEqual([]);
  expect(await page.locator('figure').count()).toBe(group.filter(({ type }) => type === 'story').length);
  expect(thrown.splice(0)).toEqual([]);
});
