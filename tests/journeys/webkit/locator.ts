import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Injected, WebDriver } from './driver.ts';
import { aim, type Expected, expectOf, met, type Point } from './in-page.ts';
import { chord, type Keyboard } from './keyboard.ts';

/** Playwright's own reading of a locator that is written out, as its recorder uses it. */
const { iso } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
  iso: { locatorOrSelectorAsSelector(language: 'javascript', locator: string, testIdAttribute: string): string };
};

/** Methods that name other elements; the rest acts on those that are named. */
const NAMING =
  /^(?:getBy(?:Role|Text|Label|Placeholder|AltText|Title|TestId)|locator|filter|first|last|nth|or|and|visible)$/;
const WRITTEN = Symbol('written');
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 100, 250] };

/** What a page and its locators share. */
export interface Hands {
  readonly driver: WebDriver;
  readonly keyboard: Keyboard;
}

/** A locator as it would be written: that is read by Playwright, so that it means what it means there. */
const write = (value: unknown): string => {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const written = (value as { [WRITTEN]?: string })[WRITTEN];
  if (written !== undefined) return written;
  return `{ ${Object.entries(value)
    .map(([name, entry]) => `${name}: ${write(entry)}`)
    .join(', ')} }`;
};

/** A member of an object, as it is called on that itself. */
function bound(target: object, name: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? value.bind(target) : value;
}

/** Playwright's Locator over WebDriver, as far as journeys use it; `written` is '' for the page itself. */
export function locatorOf<Own extends object>(hands: Hands, written: string, own: Own): Own {
  return new Proxy(own, {
    get(target, name) {
      if (name === WRITTEN) return written;
      if (typeof name === 'string' && NAMING.test(name))
        return (...args: readonly unknown[]) => {
          const longer = `${written && `${written}.`}${name}(${args.map(write).join(', ')})`;
          return locatorOf(hands, longer, new Located(hands, longer));
        };
      if (name in target || typeof name === 'symbol' || name === 'then') return bound(target, name);
      throw new Error(`Journeys in WebKit know no "${name}" yet: tests/journeys/webkit`);
    },
  });
}

class Located {
  /** Playwright's matchers ask for it. */
  readonly _apiName = 'Locator';
  readonly #hands: Hands;
  readonly #written: string;
  readonly #selector: string;

  constructor(hands: Hands, written: string) {
    this.#hands = hands;
    this.#written = written;
    this.#selector = iso.locatorOrSelectorAsSelector('javascript', written, 'data-testid');
  }

  toString(): string {
    return this.#written;
  }

  /** What Playwright's matchers call: asks until it is so, or the time is over. */
  async _expect(expression: string, { isNot = false, timeout = 0, ...options }: Expected) {
    return expectOf(this.#hands.driver, this.#selector, expression, { isNot, timeout, ...options });
  }

  async click({ force = false, position = null }: { force?: boolean; position?: Point | null } = {}): Promise<void> {
    await this.#when(async () => {
      const point = await this.#hands.driver.run(aim, this.#selector, force, position);
      await this.#hands.driver.command('POST', 'actions', {
        actions: [
          {
            type: 'pointer',
            id: 'finger',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin: 'viewport', ...point },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
      await this.#hands.driver.run(met);
    });
  }

  async check(options = {}): Promise<void> {
    if (!(await this.#read((element) => (element as HTMLInputElement).checked))) await this.click(options);
    await this.#when(async () => {
      if (!(await this.#read((element) => (element as HTMLInputElement).checked))) throw new Error('is not checked');
    });
  }

  /** By hand: a tap, all of it selected, and key by key. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#hands.driver.run((injected, selector) => {
      const element = injected.querySelector(injected.parseSelector(selector), document, true);
      if (element) injected.selectText(injected.retarget(element, 'follow-label'));
    }, this.#selector);
    await (text === '' ? this.#hands.keyboard.press('Backspace') : this.#hands.keyboard.type(text));
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#focus();
    await this.#hands.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    chord(key);
    await this.#focus();
    await this.#hands.keyboard.press(key);
  }

  textContent = () => this.#read((element) => element.textContent);
  inputValue = () => this.#read((element) => (element as HTMLInputElement).value);
  boundingBox = () => this.#read((element) => element.getBoundingClientRect().toJSON());
  isVisible = async () => (await this._expect('to.be.visible', {})).matches;
  allTextContents = () => this.#all((elements) => elements.map((element) => element.textContent));
  count = () => this.#all((elements) => elements.length);

  async waitFor({ state = 'visible' } = {}): Promise<void> {
    const { matches } = await this._expect(`to.be.${state}`, { timeout: PATIENCE.timeout });
    if (!matches) throw new Error(`${this} is not ${state}`);
  }

  #focus(): Promise<void> {
    return this.#when(() =>
      this.#hands.driver.run((injected, selector) => {
        const element = injected.querySelector(injected.parseSelector(selector), document, true);
        if (!element) throw new Error('is not there');
        injected.focusNode(injected.retarget(element, 'follow-label'));
      }, this.#selector),
    );
  }

  #read<Result>(read: (element: HTMLElement) => Result): Promise<Result> {
    return this.#when(async () => {
      const [result] = await this.#all(
        `(elements) => elements.length === 1 ? [(${read})(elements[0])] : []` as unknown as (
          elements: HTMLElement[],
        ) => [Result],
      );
      if (result === undefined) throw new Error('is not there, or several are');
      return result;
    });
  }

  #all<Result>(read: (elements: HTMLElement[]) => Result): Promise<Awaited<Result>> {
    const work = `(injected, selector) => (${read})(injected.querySelectorAll(injected.parseSelector(selector), document))`;
    return this.#hands.driver.run(work as unknown as (injected: Injected, selector: string) => Result, this.#selector);
  }

  /** Again and again until it can be done, as Playwright does. */
  async #when<Result>(work: () => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => {
      result = await work();
    }, this.#written).toPass(PATIENCE);
    return result as Result;
  }
}
