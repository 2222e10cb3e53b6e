import { afterEach, expect, it, vi } from 'vitest';
import { change } from './change.ts';
import { createQueryClient } from './query.ts';
import { setTransport } from './transport.ts';

// A chunk that does not come.
vi.mock('./obey.ts', () => new Promise(() => undefined));

afterEach(() => setTransport(null));

it('sends a call at once, whenever what obeys it is there', async () => {
  const sent = new Promise((resolve) => {
    setTransport(async ({ name }) => {
      resolve(name);
      return { status: 200, body: { type: 'ok', message: 'Cancelled' } };
    });
  });
  void change(createQueryClient(), 'spot.cancel', { id: 5 });
  expect(await sent).toBe('spot.cancel');
});
