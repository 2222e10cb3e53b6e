import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/exchange-process.ts';
import { INSTALL } from './injected.ts';

/** The browser's smallest width is its toolbar's, 447 px. */
const WINDOW = { x: 0, y: 0, width: 447, height: 850 } as const;
const START_LIMIT_MS = 10_000;
/** With close watchers, which Debian's WebKit has and keeps off: newer ones have them on. */
const BROWSER = { args: ['--automation', '--features=+CloseWatcher'] } as const;

/** A WebKit of its own on a screen of its own, driven by WebDriver (w3.org/TR/webdriver2): clicks and keys are the user's to the page. */
export class WebDriver {
  readonly #session: string;
  readonly #processes: readonly ChildProcess[];

  private constructor(session: string, processes: readonly ChildProcess[]) {
    this.#session = session;
    this.#processes = processes;
  }

  static async start(): Promise<WebDriver> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '480x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}/session`;
    const capabilities = { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': BROWSER } };
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      try {
        const { sessionId } = (await send('POST', address, { capabilities })) as { sessionId: string };
        const started = new WebDriver(`${address}/${sessionId}`, [driver, screen]);
        await started.command('POST', 'window/rect', WINDOW);
        return started;
      } catch (error) {
        if (!isUnreachable(error) || Date.now() > deadline) throw error;
        await pause(50);
      }
    }
  }

  /** One command of the protocol; rejects with what the browser says is wrong. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    return send(method, `${this.#session}/${path}`, body);
  }

  /** Runs a function in the page; it is given Playwright's page script (injected.ts), and then the arguments. */
  async run<Args extends unknown[], Result>(
    work: (injected: Injected, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `const done = arguments[arguments.length - 1], args = [...arguments].slice(0, -1);
      if (!window.__journey) done({ isBare: true });
      else (async () => ({ value: await (${work})(window.__journey, ...args) }))().then(done, (error) => done({ error: String(error) }));`;
    const ask = () => this.command('POST', 'execute/async', { script, args }) as Promise<Answer>;
    let answer = await ask();
    if (answer.isBare) {
      await this.command('POST', 'execute/sync', { script: INSTALL, args: [] });
      answer = await ask();
    }
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Awaited<Result>;
  }

  async stop(): Promise<void> {
    await this.command('DELETE', '').catch(() => undefined);
    for (const child of this.#processes) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
  }
}

interface Answer {
  readonly value?: unknown;
  readonly error?: string;
  /** The document is new, and has no page script yet. */
  readonly isBare?: true;
}

interface Tap {
  stop(): 'done' | { hitTargetDescription: string };
}

/** As much of Playwright's page script as the driver uses. */
export interface Injected {
  parseSelector(selector: string): unknown;
  querySelector(selector: unknown, root: Node, isStrict: boolean): HTMLElement | undefined;
  querySelectorAll(selector: unknown, root: Node): HTMLElement[];
  checkElementStates(node: Node, states: readonly string[], isFrameVisible: boolean): Promise<unknown>;
  /** Keeps pointer events from whatever else they would meet, until it is stopped; the name of what lies over the node already. */
  setupHitTargetInterceptor(
    node: Node,
    action: 'mouse',
    point: { x: number; y: number },
    isBlocking: boolean,
  ): Tap | string;
  /** The tap that is being made. */
  tap?: Tap;
  selectText(node: Node): unknown;
  focusNode(node: Node): unknown;
  retarget(node: Node, behaviour: 'follow-label'): HTMLElement;
  expect(
    element: Node | undefined,
    options: object,
    elements: readonly Node[],
    isFrameVisible: boolean,
  ): Promise<{ matches: boolean; received?: { value: unknown } }>;
}

async function send(method: string, address: string, body: object): Promise<unknown> {
  const answer = await fetch(address.replace(/\/$/, ''), {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** Whether the driver does not listen yet. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && error.message === 'fetch failed';
