import { expect, test } from 'vitest';
import { keepApart } from './keep-apart.ts';

test('labels with room stay where they want', () => {
  expect(keepApart([20, 60, 100], 16, 200)).toEqual([20, 60, 100]);
  expect(keepApart([], 16, 200)).toEqual([]);
});

test('near ones stand around their middle, each order kept', () => {
  expect(keepApart([50, 54], 16, 200)).toEqual([44, 60]);
  expect(keepApart([54, 50], 16, 200)).toEqual([60, 44]);
  expect(keepApart([50, 50, 50], 16, 200)).toEqual([34, 50, 66]);
});

test('a group that grows into its neighbour takes it along', () => {
  const places = keepApart([40, 58, 61], 16, 200);
  expect(places.map((place, i) => place - (places[i - 1] ?? place - 16))).toEqual([16, 16, 16]);
});

test('nothing leaves the room, and the edge pushes back without overlap', () => {
  expect(keepApart([2], 16, 200)).toEqual([8]);
  const places = keepApart([170, 195, 199], 16, 200);
  expect(places).toEqual([160, 176, 192]);
});
