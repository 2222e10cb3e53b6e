import pg from 'pg';

/** Any fixed number; one exchange a database. */
const LOCK = 4_201_338;

/** Another living process runs on the database. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';

  constructor() {
    super(
      'Another exchange runs on this database. Stop that one, or give this one another database with DATABASE_URL.',
    );
  }
}

/**
 * Takes the database for this process, on a connection of its own: the server lets go of it when the process
 * dies. `onLost` is told when the connection breaks, for then somebody else may take over.
 */
export async function lockDatabase(url: string, onLost: () => void): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'h5-exchange lock', keepAlive: true });
  let isReleased = false;
  client.on('error', () => {
    if (!isReleased) onLost();
  });
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
  if (!rows[0]?.got) {
    isReleased = true;
    await client.end();
    throw new DatabaseInUse();
  }
  return async () => {
    isReleased = true;
    await client.end();
  };
}
