import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type WebSocket, WebSocketServer } from 'ws';

/** Serves the bench's files, and to each socket every `everyMs` one compressed frame a subscribed channel. */
export async function startFeedServer(files: ReadonlyMap<string, string>, everyMs: number) {
  const http = createServer((request, reply) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const content = files.get(path);
    reply.writeHead(content === undefined ? 404 : 200, {
      'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html',
    });
    reply.end(content);
  });
  const sockets = new WebSocketServer({ server: http, path: '/ws', perMessageDeflate: false });
  const timers = new Set<ReturnType<typeof setInterval>>();

  sockets.on('connection', (socket: WebSocket) => {
    const channels: string[] = [];
    let turn = 0;
    socket.on('message', (data) => {
      const message: { sub?: string } = JSON.parse(String(data));
      if (message.sub) channels.push(message.sub);
    });
    const timer = setInterval(() => {
      turn += 1;
      for (const [index, ch] of channels.entries()) {
        const close = 1000 + index + turn / 8;
        const tick = {
          id: turn,
          open: 1000 + index,
          close,
          high: close + 3.25,
          low: 990.5 + index,
          amount: 1234.5678 + turn,
          vol: 1_234_567.89 + turn,
          count: turn,
          version: turn,
        };
        socket.send(gzipSync(JSON.stringify({ ch, ts: Date.now(), tick }), { level: 1 }));
      }
    }, everyMs);
    timers.add(timer);
    socket.on('close', () => clearInterval(timer));
  });

  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      for (const client of sockets.clients) client.terminate();
      http.close();
    },
  };
}
