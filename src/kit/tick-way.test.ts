import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { filesCalled } from '../../tests/support/files-called.ts';

/** Files of the client, its pure rules among them, of which a function is called between a frame of the socket and the text of its cell. */
const MOST_FILES = 16;
/** Times that a value is handed on between the worker and the cell: by a message, for a frame, to a listener. */
const MOST_HAND_OVERS = 5;

const CLIENT = new URL('../', import.meta.url);
const CHANNEL = 'market.btcusdt.detail';

/** The cells of a row, as far as its writer knows a document. */
class Cell {
  readonly dataset: Record<string, string> = {};
  readonly text = { stack: '', shown: '' };
  readonly firstChild: { nodeValue: string };

  constructor(readonly cells: Readonly<Record<string, Cell>> = {}) {
    const { text } = this;
    this.firstChild = {
      get nodeValue() {
        return text.shown;
      },
      set nodeValue(shown: string) {
        text.shown = shown;
        text.stack = new Error('written').stack ?? '';
      },
    };
  }

  querySelector(selector: string): Cell | null {
    return this.cells[/data-cell='(\w+)'/.exec(selector)?.[1] ?? ''] ?? null;
  }
}

/** The worker and the page in one process: each has the other's messages when the test passes them on. */
async function connected() {
  const [toPage, toWorker, frames]: [unknown[], unknown[], (() => void)[]] = [[], [], []];
  let socket: { onopen(): void; onmessage(event: { data: unknown }): void } | undefined;
  let onPage: (event: { data: unknown }) => void = () => undefined;
  let inWorker: (event: { data: unknown }) => void = () => undefined;
  vi.stubGlobal('postMessage', (message: unknown) => toPage.push(message));
  vi.stubGlobal('addEventListener', (type: string, listener: typeof inWorker) => {
    if (type === 'message') inWorker = listener;
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        socket = this as never;
      }
      send() {}
      close() {}
    },
  );
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(message: unknown) {
        toWorker.push(message);
      }
      addEventListener(_: string, listener: typeof onPage) {
        onPage = listener;
      }
    },
  );
  vi.stubGlobal('location', { origin: 'http://exchange', protocol: 'http:', host: 'exchange' });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  await import('../data/market/worker.ts');
  return {
    frames,
    toPage,
    ask: () => {
      for (const data of toWorker.splice(0)) inWorker({ data });
    },
    open: () => {
      inWorker({ data: { type: 'connect', url: 'ws://exchange/ws' } });
      socket?.onopen();
    },
    push: (close: number) => {
      const tick = { open: 60_000, close, high: 66_000, low: 59_000, amount: 28_412.5, vol: 1.8e9 };
      const bytes = new Uint8Array(gzipSync(JSON.stringify({ ch: CHANNEL, ts: 1, tick })));
      socket?.onmessage({ data: bytes.buffer });
    },
    pass: () => {
      for (const data of toPage.splice(0)) onPage({ data });
    },
    draw: () => {
      for (const then of frames.splice(0)) then();
    },
  };
}

/** Files through which a call went, the outermost first; one after the other is one. */
function stations(stack: string): string[] {
  const files = stack.split('\n').flatMap((line) => /\/src\/([\w./-]+\.tsx?)/.exec(line)?.[1] ?? []);
  return files.reverse().filter((file, index, all) => file !== all[index - 1]);
}

it('is short: a tick is handed through few files, and by few hands', async () => {
  vi.useFakeTimers();
  const link = await connected();
  const { createClient } = await import('../state/client.ts');
  const { quoteSource } = await import('../parts/live/quotes.ts');
  const { writeLive } = await import('./live-cell.ts');
  const { bindQuoteRow } = await import('./components/QuoteRow/bindQuoteRow.ts');
  const price = new Cell();
  const row = new Cell({ price, change: new Cell(), fiat: new Cell(), turnover: new Cell() });
  const stop = writeLive(
    quoteSource(createClient(), { symbol: 'btcusdt', priceDecimals: 1 }),
    bindQuoteRow(row as never),
  );
  await vi.advanceTimersByTimeAsync(0);
  link.open();
  link.ask();
  const tick = (close: number) => {
    link.push(close);
    vi.advanceTimersByTime(200);
    link.pass();
    link.draw();
  };
  // The first one makes what is made once.
  tick(64_218.5);
  expect(price.text.shown).toBe('64,218.5');
  link.ask();

  const files = (await filesCalled(CLIENT, () => tick(64_219.25))).filter((file) => !file.endsWith('.test.ts'));
  expect(price.text.shown).toBe('64,219.3');
  expect(files).toEqual(expect.arrayContaining(['data/market/link.ts', 'state/live/table.ts', 'kit/live-cell.ts']));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES);

  // By a message to the page, for its next frame, and then from file to file until the one that writes.
  const hands = stations(price.text.stack);
  expect(hands.at(0)).toBe('data/market/feed.ts');
  expect(
    2 + hands.slice(0, hands.indexOf('kit/components/QuoteRow/bindQuoteRow.ts')).length,
    hands.join('\n'),
  ).toBeLessThanOrEqual(MOST_HAND_OVERS);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
