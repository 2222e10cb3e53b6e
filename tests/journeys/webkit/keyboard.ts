import type { WebDriver } from './driver.ts';

/** Keys that write nothing, by their names in KeyboardEvent.key, as WebDriver has them (webdriver2, keyboard actions). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** "Shift+Tab" as keys in the order in which they go down. */
export const chord = (written: string): string[] =>
  written.split('+').map((name) => {
    const key = KEYS[name] ?? (name.length === 1 ? name : undefined);
    if (key === undefined) throw new Error(`Journeys in WebKit know no key "${name}" yet`);
    return key;
  });

/** Playwright's Keyboard over WebDriver, as far as journeys use it. */
export class Keyboard {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async press(written: string): Promise<void> {
    const keys = chord(written);
    await this.#act([
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#act(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async #act(actions: readonly object[]): Promise<void> {
    await this.#driver.command('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}
