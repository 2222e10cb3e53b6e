import type { IncomingMessage } from 'node:http';
import { addressKey } from './address.ts';

/** By whom a connection is counted: its own address, or the one that so many believed proxies in front name. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [
    request.socket.remoteAddress ?? '',
    ...forwarded
      .map((address) => address.trim())
      .filter((address) => address !== '')
      .reverse(),
  ];
  return addressKey(chain[Math.min(trustProxy, chain.length - 1)] ?? '');
}
