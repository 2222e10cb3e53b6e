import { StoreAway } from '../platform/store/away.ts';
import { FolderInUse, FolderUnfit } from '../platform/store/directory-lock.ts';
import { DatabaseInUse } from '../platform/store/leader-lock.ts';
import { WrongMode } from '../platform/store/mode.ts';
import { type Config, ConfigError } from './config.ts';

type Settings = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>;

/** What of the system's and the database's errors is looked at. */
interface Coded extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly hostname?: unknown;
}

const SAID = [ConfigError, FolderInUse, FolderUnfit, WrongMode, DatabaseInUse] as const;
const UNREACHABLE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);
const NO_FOLDER = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS', 'ENAMETOOLONG']);
/** SQLSTATE: no such database, no such role or a wrong password, no right to connect. */
const NOT_LET_IN = new Set(['3D000', '28000', '28P01', '42501']);

/** An error and what caused it, outermost first. */
function* chainOf(error: unknown): Generator<Coded> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** Why the exchange cannot start, in a sentence that says what to change; null for a fault of ours. */
export function reasonOf(error: unknown, settings: Settings | null): string | null {
  for (const at of chainOf(error)) {
    const reason = SAID.some((kind) => at instanceof kind) ? at.message : settings && reasonOfCode(at, settings);
    if (reason) return reason;
  }
  if (!(error instanceof StoreAway)) return null;
  const innermost = [...chainOf(error)].at(-1) ?? error;
  return `${innermost.message}. Nothing was changed; start again when that is over.`;
}

function reasonOfCode({ code, syscall, hostname, message }: Coded, { host, port, dataDir, databaseUrl }: Settings) {
  if (typeof code !== 'string') return null;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken by another program. Stop that one, or choose another port with PORT.`;
  if (syscall === 'listen' || code === 'EADDRNOTAVAIL' || (UNREACHABLE.has(code) && hostname === host))
    return `The exchange may not listen on ${host}:${port}. Choose others with HOST and PORT.`;
  if (databaseUrl && code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.';
  if (databaseUrl && UNREACHABLE.has(code)) return `The host of DATABASE_URL cannot be reached (${code}).`;
  if (databaseUrl && NOT_LET_IN.has(code)) return `The database of DATABASE_URL cannot be used: ${message}.`;
  if (NO_FOLDER.has(code) || (code === 'ENOENT' && syscall === 'mkdir'))
    return `The data folder ${dataDir} cannot be made or written to (${code}). Choose another with DATA_DIR.`;
  return null;
}
