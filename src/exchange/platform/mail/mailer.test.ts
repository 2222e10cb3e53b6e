import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { testDeps } from '../../../../tests/support/deps.ts';
import { testServer } from '../../../../tests/support/server.ts';
import { memoryStore } from '../../../../tests/support/stores.ts';
import { codes } from '../store/schema/index.ts';

/** The least of a mail server: takes one letter and gives its lines. */
async function mailServer(answerToData: string) {
  const lines: string[] = [];
  const server = createServer((socket: Socket) => {
    let isLetter = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk
        .toString()
        .split('\r\n')
        .filter((text) => text !== '')) {
        lines.push(line);
        if (isLetter && line !== '.') continue;
        if (line === '.') isLetter = false;
        if (line === 'DATA') isLetter = true;
        socket.write(
          line === 'DATA'
            ? '354 go on\r\n'
            : line === '.'
              ? `${answerToData}\r\n`
              : line === 'QUIT'
                ? '221 bye\r\n'
                : '250 ok\r\n',
        );
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { lines, url: `smtp://127.0.0.1:${port}?from=desk@example.com`, close: () => server.close() };
}

it('sends a code by SMTP', async () => {
  const smtp = await mailServer('250 taken');
  const store = await memoryStore();
  const server = await testServer(await testDeps(store, { config: { smtpUrl: smtp.url } }));
  expect(await server.call('common.sendCode', { user_string: 'anna@example.com', scene: 'register' })).toMatchObject({
    type: 'ok',
  });
  expect(smtp.lines).toContain('MAIL FROM:<desk@example.com>');
  expect(smtp.lines).toContain('RCPT TO:<anna@example.com>');
  expect(smtp.lines.join('\n')).toMatch(/Subject: BG: your verification code is \d{6}/);
  server.deps.mailer.close();
  await store.close();
  smtp.close();
});

it('says that a letter was not taken, and lets the user ask again at once', async () => {
  const smtp = await mailServer('554 no');
  const store = await memoryStore();
  const server = await testServer(await testDeps(store, { config: { smtpUrl: smtp.url } }));
  const ask = () => server.call('common.sendCode', { user_string: 'anna@example.com', scene: 'register' });
  expect(await ask()).toEqual({ type: 'error', message: 'The email could not be sent. Please try again' });
  expect(await ask()).toEqual({ type: 'error', message: 'The email could not be sent. Please try again' });
  expect(await store.db.select().from(codes)).toEqual([]);
  server.deps.mailer.close();
  await store.close();
  smtp.close();
});
