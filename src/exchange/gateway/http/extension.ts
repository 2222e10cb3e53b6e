import type { FastifyInstance } from 'fastify';
import type { Limiter } from './limits.ts';

/** What a mode of the exchange adds to its HTTP side. */
export interface ServerExtension {
  /** Routes beside the calls. */
  routes(app: FastifyInstance, limiter: Pick<Limiter, 'address'>): Promise<void>;
  /** Hooks around the calls; a route's `config.callName` says which call it serves. */
  calls(api: FastifyInstance): void;
}
