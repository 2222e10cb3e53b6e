import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What may happen to the connection on which a client says the words that the proxy listens for. */
export type Cut = 'before' | 'after';

/** Stands between a client and a server, and fails as a network does. */
export class TcpProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #cut: { words: string; when: Cut; answer: Buffer | undefined; run: () => void } | undefined;
  #isAway = false;
  #isSilent = false;

  private constructor(server: Server, target: URL, port: number) {
    this.#server = server;
    this.#target = target;
    const url = new URL(target);
    url.host = `127.0.0.1:${port}`;
    this.url = url.href;
    server.on('connection', (client) => this.#join(client));
  }

  /** A proxy before the server of that address. */
  static async before(url: string): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given');
    return new TcpProxy(server, new URL(url), address.port);
  }

  /**
   * Breaks the next connection that says the words: before they reach the server, or after it answered and before that is
   * heard; where an answer is given, that is heard in its place.
   */
  cutNext(words: string, when: Cut, answer?: Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.#cut = { words, when, answer, run: resolve };
    });
  }

  /** Refuses new connections. */
  refuseNew(): void {
    this.#isAway = true;
  }

  /** Breaks all connections and refuses new ones. */
  leave(): void {
    this.refuseNew();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Keeps all connections and passes nothing on. */
  fallSilent(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Ends `refuseNew`, `leave` and `fallSilent`. */
  comeBack(): void {
    this.#isAway = false;
    this.#isSilent = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.leave();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket): void {
    if (this.#isAway) return void client.destroy();
    const server = connect(Number(this.#target.port), this.#target.hostname);
    let isDeaf = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', end).on('close', () => {
        this.#sockets.delete(socket);
        end();
      });
      if (this.#isSilent) socket.pause();
    }
    client.on('data', (data: Buffer) => {
      const cut = this.#cut;
      if (!cut || !data.toString('latin1').includes(cut.words)) return void server.write(data);
      this.#cut = undefined;
      if (cut.when === 'after') {
        isDeaf = true;
        server.once('data', () => {
          if (cut.answer) client.end(cut.answer, end);
          else end();
          cut.run();
        });
        server.write(data);
      } else {
        end();
        cut.run();
      }
    });
    server.on('data', (data: Buffer) => {
      if (!isDeaf) client.write(data);
    });
  }
}
