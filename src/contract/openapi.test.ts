import { expect, it } from 'vitest';
import { openApi } from './openapi.ts';
import { calls } from './table.ts';

const document = openApi();

it('describes every call of the table, with its own id, path and method', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const expected = Object.entries(calls).map(([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`);
  expect(described.sort()).toEqual(expected.sort());
});

it('says which fields a call takes, where, and who may call it', () => {
  expect(
    document.paths['/currency/new_timeshar']?.get?.parameters?.map(({ name, required }) => [name, required]),
  ).toEqual([
    ['symbol', true],
    ['period', true],
    ['from', true],
    ['to', true],
  ]);
  const place = document.paths['/coin/trade']?.post;
  expect(place?.security).toEqual([{ token: [] }]);
  expect(Object.keys(place?.requestBody?.content ?? {})).toContain('application/x-www-form-urlencoded');
  expect(document.paths['/user/login']?.post?.security).toEqual([]);
});

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
