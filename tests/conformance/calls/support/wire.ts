import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RawRequest {
  readonly method: string;
  /** As it goes onto the wire: never normalised, so that odd targets arrive as they are. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Plain HTTP to one port, as any client may send it. */
export class Wire {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 24 });

  constructor(port: number) {
    this.#port = port;
  }

  send(asked: RawRequest): Promise<RawReply> {
    const { method, path, headers = {}, body } = asked;
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { agent: this.#agent, host: '127.0.0.1', port: this.#port, method, path, headers: { ...length, ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // An idle connection that the server closed meanwhile, before a byte of an answer: as a browser does, on another one.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(this.send(asked));
        else reject(error);
      });
      sent.end(body);
    });
  }

  /** Forgets connections to a process that is gone. */
  close(): void {
    this.#agent.destroy();
  }
}
