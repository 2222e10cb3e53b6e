import { expect, it, vi } from 'vitest';
import { AppAddresses } from './addresses.ts';
import { APP_SOCKET_LIMITS } from './limits.ts';

it('forgets addresses a while after their last client has left, whether anybody asks for the market or not', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const addresses = new AppAddresses(APP_SOCKET_LIMITS);
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) addresses.mayConnect(address);
  addresses.enter('10.0.0.1');
  now.mockReturnValue(59_000);
  expect(addresses.sweep()).toBe(3);
  now.mockReturnValue(61_000);
  expect(addresses.sweep()).toBe(1);
  expect(addresses.connected().map(([address]) => address)).toEqual(['10.0.0.1']);
  now.mockRestore();
});
