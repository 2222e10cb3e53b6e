import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderToWire } from '../../../src/exchange/products/spot/wire.ts';
import type { World } from './world.ts';

/**
 * The least that HTTP can cost here: Node's own server that reads the form and places what it says at the engine's door, for
 * whoever it knows by token. It routes, limits and checks nothing. Gives where it listens.
 */
export async function listenPlain({ products, users }: World, tokens: readonly string[]): Promise<string> {
  const userOf = new Map(tokens.map((token, index) => [token, users[index] ?? 0]));
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    request.on('end', async () => {
      const form = new URLSearchParams(text);
      const field = (name: string) => form.get(name) ?? '';
      const asked = { amount: field('amount'), price: field('target_price') };
      const [base, quote] = [Number(field('currency_id')), Number(field('legal_id'))];
      const user = userOf.get(request.headers.authorization ?? '') ?? 0;
      const once = { user, call: 'spot.place', clientId: `plain-${field('client_id')}`, body: asked } as const;
      const placed = await products.spot.place({ ...asked, base, quote, side: 'buy', orderType: 'limit' }, once);
      const order = await placed.map(async (row) =>
        orderToWire(row, await products.spot.pairs.of(row.instrumentId), String),
      );
      const body = JSON.stringify({ type: 'ok', message: order.value });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
