import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/address.ts';

/**
 * Ends connections of an address beyond so many at once: each takes a descriptor, also one whose request never comes to its
 * end. One that becomes a socket is counted among those from then on.
 */
export function boundConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  const addressOf = new WeakMap<Socket, string>();
  const leave = (socket: Socket) => {
    const address = addressOf.get(socket);
    if (address === undefined) return;
    addressOf.delete(socket);
    const left = (open.get(address) ?? 1) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return socket.destroy();
    open.set(address, count);
    addressOf.set(socket, address);
    socket.once('close', () => leave(socket));
  });
  server.on('upgrade', ({ socket }) => leave(socket));
}
