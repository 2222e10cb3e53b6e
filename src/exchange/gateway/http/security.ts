import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type ClientConfig, foreignOrigins } from './client-config.ts';

/** Own sockets by their full address: older Safari does not count them to 'self'. */
function socketSources(host: string | undefined): string[] {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
}

/** How long a browser that came by TLS comes by nothing else: half a year. */
const HSTS = { maxAge: 15_552_000, includeSubDomains: false };

export interface SecurityOptions {
  readonly client: ClientConfig;
  /** Whether a TLS proxy stands in front. */
  readonly isBehindTls: boolean;
  /** Whether pages of other origins are served, too. */
  readonly isShared: boolean;
}

/** Security headers with a content security policy that runs no script but ours. */
export async function secure(app: FastifyInstance, { client, isBehindTls, isShared }: SecurityOptions): Promise<void> {
  const foreign = foreignOrigins(client);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isBehindTls && HSTS,
    crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy(request.headers.host, foreign));
  });
}

function policy(host: string | undefined, foreign: ReturnType<typeof foreignOrigins>): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Component styles are put into the page as <style> elements; no text of a user ever becomes one.
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...socketSources(host), ...foreign.connect],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.images],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    // The web view shows pages of others.
    'frame-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
