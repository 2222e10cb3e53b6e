import { expect, it } from 'vitest';
import { askedLang } from '../lang.ts';
import { addressKey } from '../limits/address.ts';
import { foreignOrigins } from './client-config.ts';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1::9', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['odd', 'odd'],
])('counts %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

it.each([
  ['zh', undefined, 'zh'],
  [undefined, 'ja-JP,ja;q=0.9', 'jp'],
  [undefined, 'zh-Hant-HK', 'hk'],
  [undefined, 'zh-TW', 'hk'],
  [undefined, 'zh-Hans-CN', 'zh'],
  [undefined, 'es-419;q=0.5, ko', 'kor'],
  [undefined, 'spa', 'spa'],
  [['zh', 'en'], 'th', 'th'],
  [{ a: 1 }, undefined, 'en'],
  [undefined, ';;q=,', 'en'],
  ['__proto__', '', 'en'],
])('answers lang %j and accept-language %j in %s', (field, header, lang) => {
  expect(askedLang(field, header)).toBe(lang);
});

it('opens the policy to the servers that the configuration names, and to no others', () => {
  expect(foreignOrigins({ apiBase: '/api', socketBase: '', imageBase: '' })).toEqual({ connect: [], images: [] });
  expect(
    foreignOrigins({
      apiBase: 'https://api.example.com/api',
      socketBase: 'https://live.example.com',
      imageBase: 'https://img.example.com/x',
    }),
  ).toEqual({
    connect: ['https://api.example.com', 'https://live.example.com', 'wss://live.example.com'],
    images: ['https://img.example.com'],
  });
});
