import { DEMO } from '../support/demo-account.ts';
import type { ExchangeProcess } from '../support/exchange-process.ts';
import { preparedExchange } from './exchange.ts';
import { expect, type Page, test } from './test.ts';
import { t } from './words.ts';

/** What engines do each in their own way: sheets over the screen, the way back, the keyboard, and the edges of a phone. */

/** Of a phone with a notch and a home bar, in CSS px. */
const EDGE = { top: 47, bottom: 34 } as const;
/** Of an on-screen keyboard, in CSS px. */
const KEYBOARD = 300;
/** By how much of it the screen is panned. */
const PANNED = 120;

let exchange: ExchangeProcess;

test.beforeAll(async () => {
  exchange = await preparedExchange();
  await exchange.start();
});
test.afterAll(() => exchange.remove());

const open = (page: Page, path: string) => page.goto(`${exchange.origin}/h5/#/${path}`);
const expectScreen = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.hash)).toContain(path);

/** The back gesture. On Android browsers hand it to the topmost dialog, as a desktop's do Esc; Safari goes back in the history. */
async function back(page: Page): Promise<void> {
  const isClosing = await page.evaluate(
    () => !navigator.vendor.startsWith('Apple') && document.querySelector('dialog[open]') !== null,
  );
  if (isClosing) await page.keyboard.press('Escape');
  else await page.goBack();
}

const isFocusInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null && document.activeElement !== document.body);

/** Gives the page the edges of a phone: what the engine has kept of the rules about them is told a size, which no desktop has. */
const giveEdges = (page: Page) =>
  page.evaluate(
    ({ top, bottom }) => {
      for (const sheet of document.styleSheets)
        for (const [at, rule] of [...sheet.cssRules].entries()) {
          const edged = rule.cssText
            .replaceAll(/env\(safe-area-inset-top[^)]*\)/g, `${top}px`)
            .replaceAll(/env\(safe-area-inset-bottom[^)]*\)/g, `${bottom}px`);
          if (edged === rule.cssText) continue;
          sheet.deleteRule(at);
          sheet.insertRule(edged, at);
        }
    },
    { ...EDGE },
  );

test('sheets close by the way back, the keyboard stays in them, and nothing lies under the edges', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const profile = page.getByRole('button', { name: t('home:bar.profile') });
  const language = page.getByRole('button', { name: t('setting:row.language') });

  await test.step('home comes with a popup, which the way back closes', async () => {
    await page.goto(`${exchange.origin}/h5/`);
    await page.getByRole('button', { name: t('guide:skip') }).click();
    await expect(dialog).toBeVisible();
    await back(page);
    await expect(dialog).toBeHidden();
    await expectScreen(page, 'pages/index/index');
  });

  await test.step('a sheet holds the focus, and gives it back', async () => {
    await profile.click();
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isFocusInDialog(page), key).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(profile).toBeFocused();
  });

  await test.step('a sheet closes by the way back and the screen stays; one closed otherwise is not come back to', async () => {
    await profile.click();
    await dialog.getByRole('button', { name: t('profile:drawer.settings') }).click();
    await expectScreen(page, 'pages/setting/setting');
    await language.click();
    await expect(dialog).toBeVisible();
    await back(page);
    await expect(dialog).toBeHidden();
    await expectScreen(page, 'pages/setting/setting');
    await language.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t('kit:close') }).click();
    await expect(dialog).toBeHidden();
    await back(page);
    await expectScreen(page, 'pages/index/index');
    await page.goForward();
    await expectScreen(page, 'pages/setting/setting');
  });

  await test.step('the on-screen keyboard lifts a sheet', async () => {
    await language.click();
    await expect(dialog).toBeVisible();
    const sheet = dialog.locator('> div');
    const lowest = async () => {
      const box = await sheet.boundingBox();
      return box ? Math.round(box.y + box.height) : 0;
    };
    const height = await page.evaluate(() => window.innerHeight);
    await expect.poll(lowest).toBe(height);
    await page.evaluate((keyboard) => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('This engine has no visual viewport');
      Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight - keyboard });
      viewport.dispatchEvent(new Event('resize'));
    }, KEYBOARD);
    await expect.poll(lowest).toBe(height - KEYBOARD);
    // Safari pans what is left over the keyboard.
    await page.evaluate((panned) => {
      const viewport = window.visualViewport;
      Object.defineProperty(viewport, 'offsetTop', { configurable: true, value: panned });
      viewport?.dispatchEvent(new Event('scroll'));
    }, PANNED);
    await expect.poll(lowest).toBe(height - KEYBOARD + PANNED);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('logs in with the keyboard alone', async () => {
    await open(page, 'pages/common/login');
    await page.getByLabel(t('auth:field.account.label')).click();
    await page.keyboard.type(DEMO.account);
    const password = page.getByLabel(t('auth:field.password.label'), { exact: true });
    // What empties the field above may stand between.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(password).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.type(DEMO.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('auth:login.done')).first()).toBeVisible();
  });

  await test.step('a total typed key by key stays, and its amount follows', async () => {
    await open(page, 'pages/transaction/currency?currency_id=1&legal_id=3');
    const total = page.getByRole('textbox', { name: t('spot:total') });
    await total.click();
    await page.keyboard.type('2500');
    await expect(total).toHaveValue('2500');
    await expect(page.getByRole('textbox', { name: t('spot:amount') })).toHaveValue(/^0\.0[1-9]\d*$/);
  });

  await test.step('the tab bar and a sheet end above the home bar, and a screen begins under the notch', async () => {
    await open(page, 'pages/index/index');
    const tab = page.getByRole('button', { name: t('common:tabs.market'), exact: true });
    await expect(tab).toBeVisible();
    const height = await page.evaluate(() => window.innerHeight);
    await giveEdges(page);
    await expect
      .poll(async () => {
        const box = await tab.boundingBox();
        return box ? box.y + box.height : height;
      })
      .toBeLessThanOrEqual(height - EDGE.bottom);
    const box = await profile.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(EDGE.top);
  });
});
