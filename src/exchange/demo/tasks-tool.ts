import type { FastifyInstance } from 'fastify';
import { troubledTasks } from '../platform/tasks/troubled.ts';
import type { DemoOptions } from './options.ts';
import { demandToken } from './token.ts';

/** GET /demo/tasks?token=: tasks that were given up, and those that wait after a failure, each with its last error, which is for the operator alone. */
export function tasksTool(app: FastifyInstance, { deps: { store }, actions }: DemoOptions): void {
  app.get<{ Querystring: { token?: string } }>('/tasks', async ({ query: { token } }) => {
    demandToken(token, actions.demoToken, 'tasks');
    return { tasks: await troubledTasks(store.db) };
  });
}
