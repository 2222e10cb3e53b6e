import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's temporary PostgreSQL; null where there is none. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL server a run; tests read its address by `inject('postgresUrl')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server: PostgresServer | undefined = await startPostgres();
  if (!server) console.log('No PostgreSQL server programs found: the tests on PostgreSQL are skipped.');
  project.provide('postgresUrl', server?.url ?? null);
  return async () => server?.stop();
}
