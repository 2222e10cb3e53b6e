import type { Duplex } from 'node:stream';

/**
 * Lets frames that leave in one turn of the event loop share one system call a client: the sockets are
 * corked at the first frame and released together when the turn ends.
 */
export class WriteBatch {
  private readonly corked = new Set<Duplex>();

  /** Call before writing to the socket. */
  hold(socket: Duplex): void {
    if (this.corked.has(socket)) return;
    if (this.corked.size === 0) setImmediate(() => this.release());
    this.corked.add(socket);
    socket.cork();
  }

  private release(): void {
    const sockets = [...this.corked];
    this.corked.clear();
    for (const socket of sockets) socket.uncork();
  }
}
