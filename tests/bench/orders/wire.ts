import { calls } from '../../../src/contract/table.ts';

const PASSWORD = 'passw0rd-1';

async function post(origin: string, path: string, fields: Record<string, string>, token = ''): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: token },
    body: new URLSearchParams(fields),
  });
  const { type, message } = (await answer.json()) as { type: string; message: unknown };
  if (type !== 'ok') throw new Error(`${path} answered HTTP ${answer.status}: ${String(message)}`);
  return message;
}

/** Registers an account with the code out of the demo mailbox and signs it in; gives its token. */
export async function register(origin: string, address: string): Promise<string> {
  await post(origin, calls['common.sendCode'].path, { user_string: address, scene: 'register' });
  const mailbox = await fetch(`${origin}/demo/mailbox?address=${encodeURIComponent(address)}`);
  const [mail] = ((await mailbox.json()) as { mails: { code: string | null }[] }).mails;
  const account = { user_string: address, password: PASSWORD };
  await post(origin, calls['auth.register'].path, { ...account, re_password: PASSWORD, code: mail?.code ?? '' });
  return String(await post(origin, calls['auth.login'].path, account));
}

/** Places a limit order to buy BTC far below the market and waits for its acknowledgement. */
export async function placeFarOrder(origin: string, token: string, serial: number): Promise<void> {
  const order = {
    currency_id: '1',
    legal_id: '3',
    type: '1',
    order_type: 'limit',
    amount: '0.005',
    target_price: `1000.${serial % 10}`,
    client_id: `bench-order-${serial}`,
  };
  await post(origin, calls['spot.place'].path, order, token);
}
