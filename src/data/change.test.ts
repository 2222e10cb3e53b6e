import { expect, it, vi } from 'vitest';
import { createClient } from '../state/client.ts';
import { change } from './change.ts';

// A chunk that does not come.
vi.mock('./obey.ts', () => new Promise(() => undefined));

it('sends a call at once, whenever what obeys it is there', async () => {
  const sent = new Promise((resolve) => {
    const client = createClient({
      transport: async ({ name }) => {
        resolve(name);
        return { status: 200, body: { type: 'ok', message: 'Cancelled' } };
      },
    });
    void change(client, 'spot.cancel', { id: 5 });
  });
  expect(await sent).toBe('spot.cancel');
});
