/**
 * App and exchange on one port with hot reload: `npm run dev`. Vite serves the app and hands everything else to the
 * exchange, which runs from its sources in a process of its own; tsx starts it again when one of them changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createNetServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';
if (!['127.0.0.1', '::1', 'localhost'].includes(host) && !process.env.DEMO) {
  console.error(`HOST=${host} opens the demo to other machines. Set DEMO=1 if that is what you want.`);
  process.exit(1);
}

async function freePort() {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address.port;
}

const exchangePort = await freePort();
const words = join('locales', '*', 'exchange.json');
const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include', words];
const exchange = spawn(process.execPath, [...watch, 'src/exchange/app/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(exchangePort), HOST: '127.0.0.1', DEMO: process.env.DEMO || '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
});

const target = `http://127.0.0.1:${exchangePort}`;
const plain = ['/api', '/demo', '/upload', '/healthz', '/market', '/v1', '/v2'];
const sockets = ['/ws', '/feed', '/socket.io'];
const vite = await createServer({
  root,
  server: {
    port,
    host,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(plain.map((path) => [`^${path}(/|\\?|$)`, { target }])),
      ...Object.fromEntries(sockets.map((path) => [`^${path}(/|\\?|$)`, { target, ws: true }])),
    },
  },
});
await vite.listen();
console.log(
  `App with hot reload: http://${host}:${vite.config.server.port}${vite.config.base} (the exchange itself: ${target})`,
);

const ended = once(exchange, 'exit');
let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  exchange.kill('SIGTERM');
  await Promise.all([vite.close(), ended]);
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
