/** `npm run test:docs [folder]`: opens the page of every component in a built Storybook and says which are at fault. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, provideBrowser } from './lib/browser.mjs';
import { serveStatic } from './lib/serve-static.mjs';

const folder = resolve(process.argv[2] ?? 'storybook-static');
const AT_ONCE = 2;
const LIMIT_MS = 120_000;
const HEADINGS = ['When to use it', 'When not', 'States', 'Accessibility', 'Props', 'Tokens', 'Used by'];

const entries = Object.values(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')).entries);
const pages = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Components/'));
const titles = new Set(entries.map(({ title }) => title).filter((title) => title.startsWith('Components/')));
const { address, close } = await serveStatic(folder);
const browser = await chromium.launch({ executablePath: provideBrowser(), args: BROWSER_ARGS });

/** What stands on a page, as far as it can be wrong. Runs in the browser. */
const read = () => ({
  headings: [...document.querySelectorAll('[data-component-page] h2')].map((heading) => heading.textContent),
  hasAbout: document.querySelector('[data-component-page] header p')?.textContent !== '',
  emptyLists: [...document.querySelectorAll('[data-component-page] section')]
    .filter((section) => section.querySelector('ul') && section.querySelectorAll('li').length === 0)
    .map((section) => section.querySelector('h2')?.textContent),
  states: document.querySelectorAll('[data-component-page] figure').length,
});

/** As the sidebar does: without loading Storybook anew. */
async function open(tab, id) {
  if (tab.url() === 'about:blank') {
    await tab.goto(`${address}/iframe.html?viewMode=docs&id=${id}`, { timeout: LIMIT_MS });
    return;
  }
  await tab.evaluate((storyId) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
}

/** Sentences of what is wrong with a page. */
async function faultsOf(tab, { id, title }) {
  const said = [];
  const hear = (error) => said.push(String(error).split('\n')[0]);
  tab.on('pageerror', hear);
  try {
    await open(tab, id);
    const page = `[data-component-page="${title}"], .sb-show-errordisplay`;
    await tab.locator(page).first().waitFor({ timeout: LIMIT_MS });
    if ((await tab.locator('.sb-show-errordisplay').count()) > 0)
      return [...said, (await tab.locator('#error-message').textContent()).split('\n')[0]];
    const { headings, hasAbout, emptyLists, states } = await tab.evaluate(read);
    const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title).length;
    return [
      ...said,
      ...HEADINGS.filter((heading) => !headings.includes(heading)).map((heading) => `it lacks "${heading}"`),
      ...(hasAbout ? [] : ['it does not say what the component is']),
      ...emptyLists.map((heading) => `nothing stands under "${heading}"`),
      ...(states === stories ? [] : [`it shows ${states} of ${stories} states`]),
    ];
  } catch (error) {
    return [...said, String(error).split('\n')[0]];
  } finally {
    tab.off('pageerror', hear);
  }
}

const faults = [...titles]
  .filter((title) => !pages.some((page) => page.title === title))
  .map((title) => [title, "it has no page: its meta lacks tags: ['autodocs']"]);
const queue = [...pages];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // The stories in a page have tests of their own.
    await tab.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    for (let page = queue.shift(); page; page = queue.shift())
      for (const fault of await faultsOf(tab, page)) faults.push([page.title, fault]);
  }),
);
await browser.close();
await close();
for (const [title, fault] of faults) console.log(`${title}: ${fault}`);
console.log(`${titles.size} pages, ${new Set(faults.map(([title]) => title)).size} with faults`);
process.exitCode = faults.length > 0 || pages.length === 0 ? 1 : 0;
