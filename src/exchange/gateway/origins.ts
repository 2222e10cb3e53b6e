import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT';
const REQUEST_HEADERS = 'authorization, content-type, accept-language';
const REPLY_HEADERS = 'x-server-time, retry-after';
const PREFLIGHT_S = 600;

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/** Which pages may speak to the exchange: its own, and those of the origins that the operator names. */
export class Origins {
  private readonly allowed: ReadonlySet<string>;
  private readonly trustProxy: number;

  constructor({ allowedOrigins, trustProxy }: { allowedOrigins: readonly string[]; trustProxy: number }) {
    this.allowed = new Set(allowedOrigins);
    this.trustProxy = trustProxy;
  }

  /** Whether pages of another origin may read answers. */
  isListed(origin: string | undefined): origin is string {
    return origin !== undefined && this.allowed.has(origin);
  }

  /** Whether a socket may be opened. Only pages send an origin; programs may open what they like. */
  mayConnect({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
    if (origin === undefined || this.isListed(origin)) return true;
    const hosts = [host, ...(this.trustProxy > 0 ? [forwarded].flat() : [])];
    return hosts.includes(hostOf(origin));
  }

  get isEmpty(): boolean {
    return this.allowed.size === 0;
  }
}

/** Answers pages of listed origins as their browsers ask for it, preflights included; to others nothing is said. */
export function allowOrigins(app: FastifyInstance, origins: Origins): void {
  if (origins.isEmpty) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (!origins.isListed(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', REPLY_HEADERS);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', PREFLIGHT_S)
      .code(204)
      .send();
  });
}
