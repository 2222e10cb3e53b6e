import type { LightMyRequestResponse } from 'fastify';
import type { CallSpec } from '../../src/contract/define.ts';
import { type CallName, calls, type RequestOf } from '../../src/contract/table.ts';
import type { Handlers, ServedCalls } from '../../src/exchange/calls/handler.ts';
import { demoExtension } from '../../src/exchange/demo/extension.ts';
import type { DemoActions } from '../../src/exchange/demo/options.ts';
import { createHandlers } from '../../src/exchange/gateway/http/handlers/index.ts';
import { type Limits, NO_LIMITS } from '../../src/exchange/gateway/http/limits.ts';
import { buildServer, type Server } from '../../src/exchange/gateway/http/server.ts';
import { invariantsOf } from '../../src/exchange/products/all.ts';
import { createProducts, PRODUCTS } from '../../src/exchange/products/index.ts';
import type { TestDeps } from './deps.ts';

/** What a test must say to have the exchange emptied. */
export const DEMO_TOKEN = 'demo-token';

const noActions = {
  unwind: () => Promise.resolve(),
  invariants: invariantsOf(PRODUCTS),
  startAnew: () => undefined,
  demoToken: DEMO_TOKEN,
};

/** An envelope as a client sees it, of either kind. */
export interface Answer {
  readonly type?: string;
  readonly message?: unknown;
  readonly code?: number;
  readonly msg?: string;
  readonly data?: unknown;
}

export interface CallOptions {
  readonly token?: string;
  /** Header accept-language. */
  readonly lang?: string;
}

export interface TestServer extends Server {
  readonly deps: TestDeps;
  /** Calls by name, as the client does: a query or a form. */
  call<Name extends CallName>(
    name: Name,
    fields: RequestOf<Name> & { lang?: string },
    options?: CallOptions,
  ): Promise<Answer>;
  /** Any request under /api. */
  raw(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    options?: { payload?: string | Buffer; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
}

/** The HTTP side over given parts, without a port. */
export async function testServer(
  deps: TestDeps,
  given: {
    handlers?: Handlers;
    otherCalls?: ServedCalls;
    limits?: Limits;
    clientFolder?: string;
    demo?: Partial<DemoActions>;
  } = {},
): Promise<TestServer> {
  const server = await buildServer({
    deps,
    handlers: given.handlers ?? createHandlers(deps, createProducts(PRODUCTS, deps)),
    ...(given.otherCalls && { otherCalls: given.otherCalls }),
    clientFolder: given.clientFolder ?? '/nonexistent',
    limits: given.limits ?? NO_LIMITS,
    extension: deps.config.isDemo ? demoExtension(deps, { ...noActions, clock: deps.clock, ...given.demo }) : undefined,
  });
  const raw: TestServer['raw'] = (method, url, options = {}) => server.app.inject({ method, url, ...options });
  return {
    ...server,
    deps,
    raw,
    async call(name, fields, { token, lang } = {}) {
      const spec: CallSpec = calls[name];
      const form = new URLSearchParams(
        Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key, String(value)]),
      ).toString();
      const headers = { ...(token && { authorization: token }), ...(lang && { 'accept-language': lang }) };
      const answer =
        spec.method === 'GET'
          ? await raw('GET', `/api${spec.path}?${form}`, { headers })
          : await raw(spec.method, `/api${spec.path}`, {
              payload: form,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            });
      if (answer.statusCode !== 200) throw new Error(`${name} answered HTTP ${answer.statusCode}: ${answer.body}`);
      return answer.json<Answer>();
    },
  };
}

/** The latest code in the demo mailbox. */
export async function mailedCode(server: TestServer, address: string): Promise<string> {
  const answer = await server.app.inject({ url: '/demo/mailbox', query: { address } });
  // Nobody waits for a mail without one, such as that a code was wrong: it may come later than the code.
  const mail = answer.json<{ mails: { code: string | null }[] }>().mails.find(({ code }) => code !== null);
  if (!mail?.code) throw new Error(`No code was mailed to ${address}`);
  return mail.code;
}

/** Registers an account and signs it in; gives its token. */
export async function registered(server: TestServer, address: string, password = 'passw0rd-1'): Promise<string> {
  await server.call('common.sendCode', { user_string: address, scene: 'register' });
  const code = await mailedCode(server, address);
  await server.call('auth.register', { user_string: address, code, password, re_password: password });
  const answer = await server.call('auth.login', { user_string: address, password });
  if (answer.type !== 'ok') throw new Error(`${address} could not sign in: ${String(answer.message)}`);
  return String(answer.message);
}
