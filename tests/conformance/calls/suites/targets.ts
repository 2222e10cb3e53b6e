import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../../../src/contract/table.ts';
import { assertChinese } from '../support/sentence.ts';
import type { World } from '../support/world.ts';

const TARGETS = [
  '/',
  '//',
  '///',
  '/api',
  '/api/',
  '//api/getSiteConfig',
  '/api//getSiteConfig',
  '/api/getSiteConfig/',
  '/API/getsiteconfig',
  '/%zz',
  '/api/%zz',
  '/api/%',
  '/api/%00',
  '/api/%c0%af',
  '/api/..%2f..%2fetc%2fpasswd',
  '/api/../../etc/passwd',
  '/h5/..%2f..%2fpackage.json',
  '/h5/../../package.json',
  '/h5/%2e%2e/server/main.js',
  '/upload/..%2f..%2flock',
  '/upload/%00',
  '/upload/a.png',
  '/upload/',
  `/${'a'.repeat(12_000)}`,
  `/api/${'a/'.repeat(4000)}`,
  `/api/getSetting?keyword=${'%41'.repeat(3000)}`,
  '/api/getSetting?%',
  '/api/getSetting?a[b][c][d]=1',
  '/api/getSetting?keyword=%ff%fe',
  '/api?__proto__=1',
  '*',
  'http://elsewhere.example/api/getSiteConfig',
];
const METHODS = ['HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'PUT', 'TRACE', 'PROPFIND', 'SEARCH'];

/** Request targets and methods that nobody should send. */
export function oddRequests(open: () => World): void {
  describe('odd requests', () => {
    it('an unknown call is answered 404 in an envelope, in the asked language', async () => {
      for (const method of ['GET', 'POST', 'PUT']) {
        const reply = await open().raw({ method, path: '/api/no/such/call', headers: { 'accept-language': 'zh' } });
        expect(reply.status).toBe(404);
        const { type, message } = JSON.parse(reply.text) as { type: string; message: string };
        expect(type).toBe('error');
        assertChinese(message, 'an unknown call');
        expect(reply.headers['x-server-time']).toMatch(/^\d{13}$/);
      }
    });

    it.each(TARGETS)('the target %s is no fault of the server', async (path) => {
      for (const method of ['GET', 'POST', 'HEAD']) {
        const reply = await open().raw({ method, path });
        expect(reply.status, `${method} ${path}: ${reply.text.slice(0, 200)}`).toBeLessThan(500);
        expect(reply.text).not.toMatch(/root:x:|"devDependencies"|node:internal|\bat .*\.(js|ts):\d+/);
      }
    });

    it('no method of no call is a fault of the server', async () => {
      const world = open();
      for (const name of Object.keys(calls) as CallName[]) {
        for (const method of METHODS.filter((other) => other !== calls[name].method)) {
          const reply = await world.raw({ method, path: `/api${calls[name].path}` });
          expect(reply.status, `${method} ${name}`).toBeLessThan(500);
        }
      }
    });

    it('the language of an answer is that of the field lang, whatever the header asks for', async () => {
      const said = await open().say('common.setting', { lang: 'zh' }, { lang: 'en' });
      assertChinese(said.message, 'common.setting');
    });

    it('serves the app under a policy that runs no script but its own', async () => {
      const reply = await open().raw({ method: 'GET', path: '/h5/' });
      expect(reply.status).toBe(200);
      const rules = new Map(
        String(reply.headers['content-security-policy'])
          .split(';')
          .map((rule) => rule.trim().split(' '))
          .map(([name, ...sources]) => [name, sources]),
      );
      expect(rules.get('script-src')).toEqual(["'self'"]);
      expect(rules.get('default-src')).toEqual(["'self'"]);
      expect(rules.get('object-src')).toEqual(["'none'"]);
      expect(rules.get('base-uri')).toEqual(["'none'"]);
      // What the policy would stop, the page must not need: every script of it is a file.
      const scripts = reply.text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((tag) => !/\ssrc="\/h5\//.test(tag))).toEqual([]);
      expect(reply.text).not.toMatch(/\son\w+="/);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    });

    it('reads its own description', async () => {
      const reply = await open().raw({ method: 'GET', path: '/api/openapi.json' });
      const { paths } = JSON.parse(reply.text) as { paths: Record<string, object> };
      for (const { path } of Object.values(calls)) expect(paths).toHaveProperty([path]);
    });
  });
}
