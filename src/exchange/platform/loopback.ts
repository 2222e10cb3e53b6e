const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Only this machine can reach that address. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);
