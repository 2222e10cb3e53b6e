import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../domain/routes.ts';
import { addressOf, isRoute, isTab, needsLogin, parseTarget, toTarget } from './target.ts';

describe('addresses', () => {
  it.each([
    'pages/index/index',
    'pages/fund/assets_record?currency=3&type=2',
    'pages/common/login?redirect=pages%2Ffund%2Fassets%3Fa%3D1',
  ])('%s comes back as it went', (address) => {
    const target = parseTarget(address);
    expect(target && addressOf(target)).toBe(address);
  });

  it.each(['#/pages/common/faq', '/pages/common/faq', 'pages/common/faq', '#pages/common/faq?'])(
    '%s is the FAQ',
    (address) => expect(parseTarget(address)).toEqual({ path: 'pages/common/faq', params: {} }),
  );

  it.each([
    '',
    '/',
    'pages/none',
    'https://evil.example/pages/common/faq',
    '//evil.example',
    'javascript:alert(1)',
    'pages/common/faq/../login',
    'constructor',
    '__proto__',
  ])('%j is none of ours', (address) => expect(parseTarget(address)).toBeNull());

  it('keeps a question mark inside a query', () =>
    expect(parseTarget('pages/common/webView?url=https://a.b/?c=d')?.params.url).toBe('https://a.b/?c=d'));

  it('leaves absent values away', () =>
    expect(toTarget('pages/market/market', { tab: undefined, id: 7 })).toEqual({
      path: 'pages/market/market',
      params: { id: '7' },
    }));
});

describe('routes', () => {
  const listed: { path: string; tab?: number }[] = JSON.parse(readFileSync('docs/spec/routes.json', 'utf8'));

  it('are those of the specification', () => {
    expect(Object.keys(ROUTES).sort()).toEqual(listed.map(({ path }) => path).sort());
    for (const { path, tab } of listed) expect([path, isRoute(path) && isTab(path)]).toEqual([path, tab !== undefined]);
  });

  it('say who may open them', () => {
    expect([
      needsLogin('pages/fund/assets'),
      needsLogin('pages/market/market'),
      needsLogin('pages/setting/setting'),
    ]).toEqual([true, false, false]);
  });
});
