import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';

/** Takes the price of one packet from the budgets of a client and its address; false where one is spent. */
export type MaySend = () => boolean;

/**
 * The WebSocket server that engine.io takes its sockets from: counts all that comes on one, frames of the protocol
 * included, from its first moment on, in which it may be nothing yet but a polling client's try to leave that.
 */
export function countingSockets(maxFragments: number, budgetOf: (request: IncomingMessage) => MaySend) {
  return class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, maxFragments });
    }

    override handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      taken: (ws: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, socket, head, (ws) => {
        const maySend = budgetOf(request);
        const count = () => {
          if (maySend()) return;
          // Without a goodbye: until it answered, all that it sends would be read. What was read with this comes to nobody.
          ws.removeAllListeners('message').terminate();
        };
        ws.on('message', count).on('ping', count).on('pong', count);
        taken(ws, request);
      });
    }
  };
}

/** A client as engine.io sees it, below socket.io's packets. */
export interface EngineClient {
  readonly request: IncomingMessage;
  readonly transport: { readonly name: string };
  on(event: 'close' | 'packet', listener: () => void): void;
  /** With true at once, without waiting for what is still to be sent. */
  close(discard: boolean): void;
}

/** Counts what a client sends in requests; what it sends on a socket is counted there. */
export function countPolled(client: EngineClient, maySend: MaySend): void {
  client.on('packet', () => {
    if (client.transport.name === 'polling' && !maySend()) client.close(true);
  });
}
