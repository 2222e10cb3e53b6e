import type { FastifyInstance } from 'fastify';
import { troubledTasks } from '../platform/tasks/troubled.ts';
import type { DemoOptions } from './options.ts';

/** GET /demo/tasks: tasks that were given up, and those that wait after a failure, each with its last error. */
export function tasksTool(app: FastifyInstance, { deps: { store } }: DemoOptions): void {
  app.get('/tasks', async () => ({ tasks: await troubledTasks(store.db) }));
}
