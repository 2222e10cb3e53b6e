import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Origins } from './origins.ts';

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The one `upgrade` listener of the port: hands sockets out by path, and destroys those that nobody wants and those of foreign pages. */
export class Upgrades {
  private readonly handlers = new Map<string, UpgradeHandler>();

  constructor(server: Server, origins: Pick<Origins, 'mayConnect'>) {
    server.on('upgrade', (request, socket, head) => {
      // A client that goes away in between must not end the process.
      socket.on('error', () => socket.destroy());
      const handler = origins.mayConnect(request.headers) && this.handlers.get(pathOf(request.url ?? ''));
      if (handler) handler(request, socket, head);
      else socket.destroy();
    });
  }

  /** Takes the upgrades of a path; a slash at its end counts for nothing. */
  on(path: string, handler: UpgradeHandler): void {
    this.handlers.set(path, handler);
  }
}

/** The path of a request target, which may be any bytes: never decoded, never given to URL, which throws on some. */
function pathOf(target: string): string {
  const path = target.split('?', 1)[0] ?? '';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
