import { readdirSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bomb } from '../../../../tests/support/bomb.ts';
import { testDeps } from '../../../../tests/support/deps.ts';
import { registered, type TestServer, testServer } from '../../../../tests/support/server.ts';
import { memoryStore } from '../../../../tests/support/stores.ts';
import { UPLOAD_MAX_BYTES } from '../../../domain/constants.ts';
import { uploadFolder } from '../../accounts/uploads.ts';
import { uploads } from '../../platform/store/schema/index.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  const deps = await testDeps(await memoryStore());
  server = await testServer(deps);
  token = await registered(server, 'anna@example.com');
});
afterAll(async () => {
  await server.app.close();
  await server.deps.store.close();
  rmSync(server.deps.config.dataDir, { recursive: true });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03' } });

async function upload(
  bytes: Buffer,
  { field = 'file', name = 'a.png', authorization = token, end = '\r\n--boundary7--\r\n' } = {},
) {
  const boundary = 'boundary7';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const answer = await server.raw('POST', '/api/upload', {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]),
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect(answer.statusCode).toBe(200);
  return JSON.parse(decodeURIComponent(answer.body)) as { type: string; message: string };
}

it('takes a form that is cut off for one that cannot be read, not for a large one', async () => {
  const { type, message } = await upload(Buffer.from('cut'), { end: '' });
  expect({ type, message }).toEqual({ type: 'error', message: 'The request could not be read' });
});

/** The picture at a path, as its owner or somebody else asks for it. */
const served = (url: string, authorization = token) => server.app.inject({ url, headers: { authorization } });

it('stores a picture anew and serves it with headers under which it can be nothing else', async () => {
  const { type, message } = await upload(
    await picture(4, 2)
      .png()
      .withMetadata({ exif: { IFD0: { Copyright: 'where I live' } } })
      .toBuffer(),
  );
  expect(type).toBe('ok');
  expect(message).toMatch(/^\/upload\/[0-9a-f]{48}\.png$/);
  const picked = await served(message);
  expect(picked.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  const { width, height, exif } = await sharp(picked.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 4, height: 2, exif: undefined });
});

it('turns a photo upright', async () => {
  const { message } = await upload(await picture(4, 2).jpeg().withMetadata({ orientation: 6 }).toBuffer(), {
    name: 'photo.jpg',
  });
  expect(message).toMatch(/\.jpg$/);
  const { width, height, orientation } = await sharp((await served(message)).rawPayload).metadata();
  expect({ width, height, orientation }).toEqual({ width: 2, height: 4, orientation: undefined });
});

const SIDES = 'The picture may be at most 12000 pixels wide and high';

it.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'Only PNG and JPEG pictures are accepted',
  ],
  ['GIF', () => picture(2, 2).gif().toBuffer(), 'Only PNG and JPEG pictures are accepted'],
  ['text', () => Buffer.from('hello'), 'Only PNG and JPEG pictures are accepted'],
  ['an empty file', () => Buffer.alloc(0), 'Please choose a picture'],
  [
    'half a picture',
    async () => (await picture(200, 200).png().toBuffer()).subarray(0, 300),
    'The picture could not be read',
  ],
  ['a bomb', bomb, SIDES],
  // 47 KB that took 1.8 GB, and 95 KB that held a thread for 40 s.
  ['one row of 49,000,000', () => bomb(49_000_000, 1, Buffer.alloc(49_000_001)), SIDES],
  ['one column of 49,000,000', () => bomb(1, 49_000_000, Buffer.alloc(98_000_000)), SIDES],
  ['too many pixels of allowed sides', () => bomb(12_000, 12_000), SIDES],
  [
    'too many bytes',
    async () => Buffer.concat([await picture(2, 2).png().toBuffer(), Buffer.alloc(UPLOAD_MAX_BYTES)]),
    'The picture is larger than 10 MB',
  ],
])('refuses %s and keeps nothing of it', async (_name, make, message) => {
  const before = readdirSync(uploadFolder(server.deps.config.dataDir));
  expect(await upload(await make())).toEqual({ type: 'error', message });
  expect(readdirSync(uploadFolder(server.deps.config.dataDir))).toEqual(before);
});

it('refuses too many bytes where a piece of them ends just at the limit', async () => {
  const png = await picture(2, 2).png().toBuffer();
  async function* pieces() {
    yield '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    yield Buffer.concat([png, Buffer.alloc(UPLOAD_MAX_BYTES - png.length)]);
    await setTimeout(50);
    yield 'more\r\n--x--\r\n';
  }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Readable.from(pieces()),
  });
  expect(decodeURIComponent(answer.body)).toContain('The picture is larger than 10 MB');
});

it('takes a polyglot only as the picture in it', async () => {
  const { message } = await upload(
    Buffer.concat([await picture(2, 2).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  );
  expect((await served(message)).body).not.toContain('script');
});

it('needs a signed-in user, the right field and a multipart body', async () => {
  const png = await picture(2, 2).png().toBuffer();
  const guest = await server.raw('POST', '/api/upload', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  expect(guest.json()).toEqual({ type: '999', message: 'Please log in first' });
  expect(await upload(png, { field: 'picture' })).toEqual({ type: 'error', message: 'Please choose a picture' });
  const form = await server.raw('POST', '/api/upload', {
    headers: { authorization: token, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'file=x',
  });
  expect(form.json()).toEqual({ type: 'error', message: 'Please choose a picture' });
});

it('serves nothing but pictures by their names', async () => {
  for (const url of [
    '/upload/..%2f..%2fpackage.json',
    '/upload/x.png',
    `/upload/${'0'.repeat(48)}.png`,
    '/upload/%00',
  ]) {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  }
});

describe('a picture is its owner’s alone', () => {
  it('and does not exist for guests and other users', async () => {
    const { message } = await upload(await picture(3, 3).png().toBuffer());
    const ben = await registered(server, 'ben@example.com');
    expect((await served(message)).statusCode).toBe(200);
    for (const other of ['', ben, 'x'.repeat(43)]) {
      const answer = await served(message, other);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    const caller = await server.deps.sessions.find(token);
    expect(await upload(await picture(3, 3).png().toBuffer(), { authorization: ben })).toMatchObject({ type: 'ok' });
    const rows = await server.deps.store.db.select().from(uploads);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(2);
    expect(rows.find(({ name }) => message.endsWith(name))?.userId).toBe(caller?.id);
  });
});
