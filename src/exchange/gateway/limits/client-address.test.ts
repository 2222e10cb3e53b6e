import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '::ffff:10.0.0.1' },
  }) as IncomingMessage;

test.each([
  ['nobody is believed', '1.1.1.1', 0, '10.0.0.1'],
  ['one proxy is', '1.1.1.1', 1, '1.1.1.1'],
  ['what the client says of itself is not', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['two proxies are', '6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['more proxies than there are', '1.1.1.1', 5, '1.1.1.1'],
  ['no header', undefined, 1, '10.0.0.1'],
  ['an empty header', ' , ', 1, '10.0.0.1'],
  ['IPv6 by its household', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
])('%s', (_, forwarded, trustProxy, address) => {
  expect(clientAddress(request(forwarded), trustProxy)).toBe(address);
});
