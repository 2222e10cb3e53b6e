import { fieldsOf, parseJson, readDetail } from '../../../src/data/market/decode.ts';
import type { MarketChannel } from '../../../src/data/market/events.ts';
import { createInflater } from '../../../src/data/market/inflate.ts';

/** The plain way, with the same inflater and the same decoder: everything on the page. */
export function onPage(address: string, channels: readonly MarketChannel[]): () => number {
  const latest = new Map<string, unknown>();
  const inflate = createInflater();
  let seen = 0;
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    for (const channel of channels) socket.send(JSON.stringify({ sub: channel, id: channel }));
  };
  socket.onmessage = (event: MessageEvent<ArrayBuffer>) => {
    const text = inflate(new Uint8Array(event.data));
    const message = text === null ? null : fieldsOf(parseJson(text));
    const quote = readDetail(message?.tick);
    if (!quote) return;
    latest.set(String(message?.ch), quote);
    seen += 1;
  };
  return () => seen;
}
