import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { CallSpec } from '../../../contract/define.ts';
import { openApi } from '../../../contract/openapi.ts';
import { type CallName, calls } from '../../../contract/table.ts';
import { MINUTE_MS } from '../../../domain/durations.ts';
import { type Handlers, type ServedCalls, servedCalls } from '../../calls/handler.ts';
import type { GatewayDeps } from '../deps.ts';
import type { Buckets } from '../limits/buckets.ts';
import { allowOrigins, Origins } from '../origins.ts';
import { Upgrades } from '../upgrades.ts';
import { readClientConfig } from './client-config.ts';
import { clientFiles } from './client-files.ts';
import { compressReply } from './compress.ts';
import { boundConnections } from './connections.ts';
import { apiErrorHandler, plainErrorHandler, unknownCall } from './errors.ts';
import type { ServerExtension } from './extension.ts';
import { createLimiter, type Limits, STANDARD_LIMITS } from './limits.ts';
import { answerNoRequest } from './no-request.ts';
import { registerCalls } from './router.ts';
import { secure } from './security.ts';
import { uploadCall } from './upload.ts';
import { uploadFiles } from './upload-files.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract's table that a route serves. */
    call?: CallSpec;
    callName?: CallName;
  }
}

/** No call has more to say; pictures have their own limit. */
const BODY_BYTES = 64 * 1024;
const REQUEST_MS = MINUTE_MS;
/** A head is sent at once; and what took too long ends soon after. */
const HEAD = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 } as const;

export interface ServerOptions {
  readonly deps: GatewayDeps;
  readonly handlers: Handlers;
  /** Calls that products have beside the contract. */
  readonly otherCalls?: ServedCalls;
  /** Folder of the built client. */
  readonly clientFolder: string;
  readonly limits?: Limits;
  /** What stands beside the calls and around them in this mode of the exchange. */
  readonly extension?: ServerExtension | undefined;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly upgrades: Upgrades;
  readonly origins: Origins;
  /** What addresses have left for history; whoever gives history beside the calls takes its price from here. */
  readonly historyBudget: Buckets;
}

/** The exchange's HTTP side: calls, uploads, the built client, demo tools. Not listening yet. */
export async function buildServer({
  deps,
  handlers,
  otherCalls = {},
  clientFolder,
  extension,
  limits = STANDARD_LIMITS,
}: ServerOptions): Promise<Server> {
  const hops = deps.config.trustProxy;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Without a proxy, nothing of a request's headers is looked at for its address.
    trustProxy: hops > 0 && ((_address, hop) => hop < hops),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: HEAD,
    forceCloseConnections: 'idle',
    // Targets that cannot be decoded end here, before any route.
    frameworkErrors: (_error, request, reply) => undecodable(deps, request, reply),
    clientErrorHandler: answerNoRequest(deps),
  });
  // Behind a proxy all connections are the proxy's, and theirs are its matter.
  if (hops === 0) boundConnections(app.server, limits.connections);
  const limiter = createLimiter(limits);
  const { config } = deps;
  const origins = new Origins(config);
  secure(app, {
    client: readClientConfig(clientFolder),
    isBehindTls: config.trustProxy > 0 && !config.isDemo,
    isShared: !origins.isEmpty,
  });
  allowOrigins(app, origins);
  app.setErrorHandler(plainErrorHandler(deps));
  app.get('/healthz', { onRequest: limiter.address }, async (_request, reply) =>
    (await deps.store.isAnswering()) ? { status: 'ok' } : reply.code(503).send({ status: 'store away' }),
  );
  await app.register(clientFiles, { folder: clientFolder, isDemo: config.isDemo });
  await app.register(uploadFiles, { deps, limiter });
  await extension?.routes(app, limiter);
  await app.register(
    async (api) => {
      api.setErrorHandler(apiErrorHandler(deps));
      api.setNotFoundHandler(unknownCall(deps));
      api.addHook('onRequest', (request, reply, done) => {
        reply.header('x-server-time', deps.clock.now()).header('cache-control', 'no-store');
        limiter.address(request, reply, done);
      });
      api.addHook('onSend', compressReply);
      await readBodies(api);
      const { 'upload.file': _upload, ...table } = calls;
      const served = { ...servedCalls(table, handlers), ...otherCalls };
      const document = openApi({ ...calls, ...specsOf(otherCalls) });
      api.get('/openapi.json', () => document);
      extension?.calls(api);
      registerCalls(api, { deps, calls: served, limiter });
      await api.register(uploadCall, { deps, limiter });
    },
    { prefix: '/api' },
  );
  return { app, upgrades: new Upgrades(app.server, origins), origins, historyBudget: limiter.historyBudget };
}

function undecodable(deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/')) unknownCall(deps)(request, reply);
  else reply.code(404).type('text/plain').send('Not found');
}

/** Forms, and JSON beside them; an empty body is a form without fields, whatever it calls itself. */
async function readBodies(api: FastifyInstance): Promise<void> {
  await api.register(formbody);
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
}

const specsOf = (served: ServedCalls): Readonly<Record<string, CallSpec>> =>
  Object.fromEntries(Object.entries(served).map(([name, { spec }]) => [name, spec]));
