import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Injected, WebDriver } from './driver.ts';
import { type Expected, expectOf } from './in-page.ts';
import { Keyboard } from './keyboard.ts';
import { locatorOf } from './locator.ts';

/** Playwright's Page over WebDriver, as far as journeys use it: what is not there says so. */
class WebKitPage {
  /** Playwright's matchers ask for it. */
  readonly _apiName = 'Page';
  readonly keyboard: Keyboard;
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
    this.keyboard = new Keyboard(driver);
  }

  goto = (url: string) => this.#driver.command('POST', 'url', { url });
  goBack = () => this.#driver.command('POST', 'back');
  goForward = () => this.#driver.command('POST', 'forward');
  /** Resolves in the new document: the driver may answer while the old one still stands, and what follows would be done to that. */
  reload = async () => {
    const ask = (script: string) => this.#driver.command('POST', 'execute/sync', { script, args: [] });
    await ask('window.isOld = true');
    await this.#driver.command('POST', 'refresh');
    while (await ask('return window.isOld === true').catch(() => true)) await pause(20);
  };
  close = () => this.#driver.stop();

  evaluate<Arg, Result>(work: (given: Arg) => Result, given?: Arg): Promise<Awaited<Result>> {
    const inPage = `(injected, given) => (${work})(given)` as unknown as (injected: Injected, given?: Arg) => Result;
    return this.#driver.run(inPage, given);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.command('GET', 'screenshot')), 'base64');
  }

  /** WebDriver tells no events: what a page complains of is heard in the other engines. */
  on(): void {}

  /** For the matchers of address and title. */
  context = () => ({ _options: {} });
  mainFrame = () => ({
    _expect: (expression: string, options: Expected) => expectOf(this.#driver, ':root', expression, options),
  });
}

/** A page of a WebKit that nobody has used before. */
export async function openWebKit(): Promise<Page> {
  const driver = await WebDriver.start();
  const page = new WebKitPage(driver);
  return locatorOf({ driver, keyboard: page.keyboard }, '', page) as unknown as Page;
}
