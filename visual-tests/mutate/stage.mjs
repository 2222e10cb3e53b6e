import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { openCamera } from '../camera.mjs';
import { changePage } from './page.mjs';

const PAGE = 'iframe.html';
const FOR_GOOD = 'public, max-age=86400, immutable';

/**
 * The page of the stories with a change in it: its own script, and other addresses for the scripts that differ. A sheet
 * keeps its address: a part that comes late would ask for the old one again, and lay it over the changed one.
 */
export function changedPage(html, { files, page }) {
  const other = (file) => `${file}?mutant=${page.id}`;
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const map = { imports: Object.fromEntries(scripts.map((file) => [`./${file}`, `./${other(file)}`])) };
  const head = [
    `<script>(${changePage})(${JSON.stringify(page)})</script>`,
    `<script type="importmap">${JSON.stringify(map)}</script>`,
  ].join('');
  const renamed = scripts.reduce((text, file) => text.replaceAll(`"./${file}"`, `"./${other(file)}"`), html);
  return renamed.replace('<head>', (tag) => `${tag}${head}`);
}

/**
 * Built stories behind an address of their own, with a camera before them. `wear(change)` puts a change into what is served,
 * or none; nothing is built or written. `seen(id)` tells by story what the pages said of a change.
 */
export async function openStage(folder, chromePath) {
  const html = await readFile(join(folder, PAGE), 'utf8');
  let change;
  const seen = new Map();
  const server = Fastify({ forceCloseConnections: true });
  // The page and the sheets alone change their bytes: what else does gets another address.
  await server.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => reply.setHeader('cache-control', path.endsWith('.css') ? 'no-store' : FOR_GOOD),
  });
  server.get(`/${PAGE}`, (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(change ? changedPage(html, change) : html),
  );
  server.get('/favicon.ico', (_, reply) => reply.code(204).send());
  server.addHook('onRequest', async (request, reply) => {
    const [path, mutant] = request.url.slice(1).split('?mutant=');
    const text = (mutant || path.endsWith('.css')) && change?.files.get(path);
    if (!text) return;
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    await reply.header('cache-control', 'no-store').type(type).send(text);
  });
  const sockets = new WebSocketServer({ server: server.server });
  sockets.on('connection', (socket) =>
    socket.on('message', (message) => {
      const { id, story, names, uses, touched } = JSON.parse(message.toString());
      if (id !== change?.page.id) return;
      const before = seen.get(story) ?? { names: new Set(), uses: new Set(), touched: 0 };
      seen.set(story, {
        names: new Set([...before.names, ...names]),
        uses: new Set([...before.uses, ...uses]),
        touched: Math.max(before.touched, touched),
      });
    }),
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const camera = await openCamera(address, chromePath);
  return {
    camera,
    seen,
    wear(next) {
      change = next;
      seen.clear();
    },
    async close() {
      await camera.close();
      for (const socket of sockets.clients) socket.terminate();
      await server.close();
    },
  };
}
