import { BASE_PATH } from '../domain/constants.ts';

/** Where the backend is; `/h5/config.json`, read at run time so that one build serves any server that speaks the wire. */
export interface ServerConfig {
  /** Prefix of every call. */
  apiBase: string;
  /** Origin of both sockets; "" = this one. */
  socketBase: string;
  /** Prefix of picture paths. */
  imageBase: string;
}

export const STANDARD_CONFIG: ServerConfig = { apiBase: '/api', socketBase: '', imageBase: '' };

/** What a config file says, with the standard for whatever it leaves out or gets wrong. */
export function toConfig(body: unknown): ServerConfig {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const textOf = (key: keyof ServerConfig): string => {
    const value = given[key];
    return typeof value === 'string' ? value.replace(/\/+$/, '') : STANDARD_CONFIG[key];
  };
  return {
    apiBase: textOf('apiBase') || STANDARD_CONFIG.apiBase,
    socketBase: textOf('socketBase'),
    imageBase: textOf('imageBase'),
  };
}

let loaded: ServerConfig = STANDARD_CONFIG;
let loading: Promise<ServerConfig> | undefined;

/** The body of config.json, which the page has asked for already (public/boot.js). */
const body = (): Promise<unknown> =>
  globalThis.firstLoad?.config ?? fetch(`${BASE_PATH}config.json`).then((reply) => (reply.ok ? reply.json() : null));

/** The config, read once. A missing or broken file means the standard. */
export function serverConfig(): Promise<ServerConfig> {
  loading ??= body()
    .then(toConfig, () => STANDARD_CONFIG)
    .then((config) => (loaded = config));
  return loading;
}

/** Makes an address of a picture path of the wire; "" stays "". */
export function imageUrl(path: string): string {
  return path === '' || /^(https?:|data:|blob:)/.test(path)
    ? path
    : `${loaded.imageBase}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Address of a socket path such as "/ws", with the scheme of the page or of the config. */
export function socketUrl(config: ServerConfig, path: string, origin: string = globalThis.location.origin): string {
  return `${(config.socketBase || origin).replace(/^http/, 'ws')}${path}`;
}
