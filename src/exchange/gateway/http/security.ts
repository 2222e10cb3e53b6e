import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { type ClientConfig, foreignOrigins } from './client-config.ts';

/** How long a browser that came by TLS comes by nothing else: half a year. */
const HSTS = { maxAge: 15_552_000, includeSubDomains: false };
/** An exchange has a few names; whoever makes up others drives out no more than a text that is made again. */
const MOST_HOSTS = 100;

export interface SecurityOptions {
  readonly client: ClientConfig;
  /** Whether a TLS proxy stands in front. */
  readonly isBehindTls: boolean;
  /** Whether pages of other origins are served, too. */
  readonly isShared: boolean;
}

/** Answers of calls are no pages: nothing in them may be run, shown in a frame or taken for another type. */
const ANSWER = { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }, useDefaults: false };

/** Security headers: pages have a content security policy that runs no script but ours; answers of calls, which are many and small, say only what counts for them. */
export function secure(app: FastifyInstance, { client, isBehindTls, isShared }: SecurityOptions): void {
  const common = {
    strictTransportSecurity: isBehindTls && HSTS,
    crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
  } as const;
  const ofPages = saidBy(helmet({ ...common, contentSecurityPolicy: false }));
  const ofAnswers = saidBy(
    helmet({
      ...common,
      contentSecurityPolicy: ANSWER,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  const policyFor = policies(foreignOrigins(client));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(ofAnswers);
    else reply.headers(ofPages).header('content-security-policy', policyFor(request.headers.host));
    done();
  });
}

/** What helmet says of every reply of a kind: it is the same each time, so it is asked once. */
function saidBy(speak: ReturnType<typeof helmet>): ReturnType<ServerResponse['getHeaders']> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  speak(request, response, () => undefined);
  return { ...response.getHeaders() };
}

/** The policy by the host that a page was asked of. */
function policies(foreign: ReturnType<typeof foreignOrigins>): (host: string | undefined) => string {
  const made = new BoundedMap<string, string>(MOST_HOSTS);
  return (host = '') => {
    const named = isHost(host) ? host : '';
    return made.made(named, () => policy(named, foreign));
  };
}

const isHost = (text: string): boolean => /^[\w.:[\]-]{1,255}$/.test(text);

/** Own sockets by their full address: older Safari does not count them to 'self'. */
const socketSources = (host: string): string[] => (host === '' ? [] : [`ws://${host}`, `wss://${host}`]);

function policy(host: string, foreign: ReturnType<typeof foreignOrigins>): string {
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
