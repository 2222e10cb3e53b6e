import { readdirSync, rmSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDeps } from '../../../../tests/support/deps.ts';
import { registered, type TestServer, testServer } from '../../../../tests/support/server.ts';
import { memoryStore } from '../../../../tests/support/stores.ts';
import { UPLOAD_MAX_BYTES } from '../../../domain/constants.ts';
import { uploadFolder } from './upload.ts';

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

async function upload(bytes: Buffer, { field = 'file', name = 'a.png', authorization = token } = {}) {
  const boundary = 'boundary7';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const answer = await server.raw('POST', '/api/upload', {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect(answer.statusCode).toBe(200);
  return JSON.parse(decodeURIComponent(answer.body)) as { type: string; message: string };
}

/** A PNG of a few bytes that unpacks to far too many pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

it('stores a picture anew and serves it with headers under which it can be nothing else', async () => {
  const { type, message } = await upload(
    await picture(4, 2)
      .png()
      .withMetadata({ exif: { IFD0: { Copyright: 'where I live' } } })
      .toBuffer(),
  );
  expect(type).toBe('ok');
  expect(message).toMatch(/^\/upload\/[0-9a-f]{48}\.png$/);
  const served = await server.app.inject(message);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { width, height, exif } = await sharp(served.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 4, height: 2, exif: undefined });
});

it('turns a photo upright', async () => {
  const { message } = await upload(await picture(4, 2).jpeg().withMetadata({ orientation: 6 }).toBuffer(), {
    name: 'photo.jpg',
  });
  expect(message).toMatch(/\.jpg$/);
  const { width, height, orientation } = await sharp((await server.app.inject(message)).rawPayload).metadata();
  expect({ width, height, orientation }).toEqual({ width: 2, height: 4, orientation: undefined });
});

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
  ['a bomb', bomb, 'The picture could not be read'],
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

it('takes a polyglot only as the picture in it', async () => {
  const { message } = await upload(
    Buffer.concat([await picture(2, 2).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  );
  expect((await server.app.inject(message)).body).not.toContain('script');
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
