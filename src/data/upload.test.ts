import { expect, it } from 'vitest';
import { readUploadReply } from './upload.ts';

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
