import { describe, expect, it } from 'vitest';
import { calls } from '../../../../src/contract/table.ts';
import { UPLOAD_MAX_BYTES } from '../../../../src/domain/constants.ts';
import { fileBody } from '../support/body.ts';
import { openEnvelope } from '../support/envelope.ts';
import { PICTURE } from '../support/picture.ts';
import { assertChinese, assertEnglish } from '../support/sentence.ts';
import type { World } from '../support/world.ts';

const SCRIPT = Buffer.from('<script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const BAD: Readonly<Record<string, { body: Buffer | string; headers: Record<string, string> }>> = {
  'no file': { body: '', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  'another field': fileBody(PICTURE, { field: 'picture' }),
  'an empty file': fileBody(Buffer.alloc(0)),
  'a script that calls itself a picture': fileBody(SCRIPT),
  'an SVG': fileBody(SVG, { name: 'a.svg', type: 'image/svg+xml' }),
  'a GIF': fileBody(GIF, { name: 'a.gif', type: 'image/gif' }),
  'half a picture': fileBody(PICTURE.subarray(0, 40)),
  'more than 10 MB': fileBody(Buffer.concat([PICTURE, Buffer.alloc(UPLOAD_MAX_BYTES)])),
  'a form': { body: 'file=a.png', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  JSON: { body: '{"file":"a.png"}', headers: { 'content-type': 'application/json' } },
  'no boundary': { body: 'hello', headers: { 'content-type': 'multipart/form-data' } },
};

/** Bad input of the one call that takes a file. */
export function badUploads(open: () => World): void {
  describe('upload', () => {
    it.each(Object.keys(BAD))('refuses %s with a sentence', async (about) => {
      const world = open();
      const { token } = await world.newUser();
      const given = BAD[about] ?? { body: '', headers: {} };
      const said = async (lang: 'en' | 'zh') =>
        openEnvelope(calls['upload.file'], await world.rawCall('upload.file', given, { token, lang }), about);
      const [english, chinese] = [await said('en'), await said('zh')];
      expect(english.type).toBe('error');
      assertEnglish(english.message, about);
      assertChinese(chinese.message, about);
    });

    it('never takes the name that a client gives', async () => {
      const world = open();
      const { token } = await world.newUser();
      const given = fileBody(PICTURE, { name: '../../../../dist/client/index.html' });
      const { message } = openEnvelope(
        calls['upload.file'],
        await world.rawCall('upload.file', given, { token }),
        'a path',
      );
      expect(message).toMatch(/^\/upload\/[0-9a-f]{48}\.png$/);
    });
  });
}
