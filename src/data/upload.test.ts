import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../state/client.ts';
import { type EnvelopeNotice, noticesOf } from './notices.ts';
import { readUploadReply, uploadFile } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

const reply = JSON.stringify({ type: 'ok', message: '/upload/a b.png' });

it.each([encodeURIComponent(reply), encodeURIComponent(reply).replaceAll('%20', '+'), reply])(
  'reads the path of %s',
  (text) => expect(readUploadReply(200, text, '')).toBe('/upload/a b.png'),
);

it.each([
  [404, reply, 'absent'],
  [500, reply, 'http'],
  [200, '', 'shape'],
  [200, '%', 'shape'],
  [200, JSON.stringify({ type: 'ok', message: 7 }), 'shape'],
  [200, JSON.stringify({ type: 'error', message: 'Too large' }), 'refused'],
  [200, JSON.stringify({ type: 999, message: '' }), 'login'],
])('%s %s is %s', (status, text, kind) => {
  expect(() => readUploadReply(status, text, '')).toThrow(expect.objectContaining({ kind }));
});

it.each([
  ['999', 'login'],
  ['998', 'verification'],
  ['997', 'unavailable'],
])('an answer of %s is announced as a call’s is', async (type, kind) => {
  class Request {
    readonly upload = {};
    readonly status = 200;
    readonly responseText = encodeURIComponent(JSON.stringify({ type, message: 'why' }));
    onload: () => void = () => undefined;
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no configuration here')));
  const client = createClient();
  const notices: EnvelopeNotice[] = [];
  noticesOf(client).on((notice) => notices.push(notice));
  await expect(uploadFile(client, new File(['x'], 'a.png'))).rejects.toMatchObject({ kind });
  expect(notices).toEqual([{ kind, message: 'why', token: null }]);
});
