/**
 * App and exchange on one port with hot reload: `npm run dev`. Vite serves the app and hands everything else to the
 * exchange, which runs from its sources in a process of its own and starts again when one of them changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';
if (!['127.0.0.1', '::1', 'localhost'].includes(host) && !process.env.DEMO) {
  console.error(`HOST=${host} opens the demo to other machines. Set DEMO=1 if that is what you want.`);
  process.exit(1);
}
/** One save of an editor is several events. */
const SETTLE_MS = 150;

async function freePort() {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address.port;
}

const exchangePort = await freePort();
const env = { ...process.env, PORT: String(exchangePort), HOST: '127.0.0.1', DEMO: process.env.DEMO || '1' };
let child;
let isEnding = false;

function startExchange() {
  child = spawn(process.execPath, ['--import', 'tsx', 'src/exchange/app/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function stopExchange() {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

let restart = Promise.resolve();
let settle;
function restartSoon(path) {
  clearTimeout(settle);
  settle = setTimeout(() => {
    console.log(`Changed: ${path}. Starting the exchange again ...`);
    restart = restart.then(stopExchange).then(() => isEnding || startExchange());
  }, SETTLE_MS);
}

function watchFolder(folder, concerns = () => true) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && !/\.test\.tsx?$/.test(file) && concerns(file)) restartSoon(join(folder, file));
  });
}

startExchange();
for (const folder of ['src/exchange', 'src/contract', 'src/domain']) watchFolder(folder);
watchFolder('locales', (file) => file.endsWith(`${sep}exchange.json`));

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

async function end() {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([vite.close(), restart.then(stopExchange)]);
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
