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

test('no label stands on a wall, and those that have room do not move', () => {
  const walls = [{ from: 10, to: 30 }];
  expect(keepApart([60, 120], 16, 200, walls)).toEqual([60, 120]);
  expect(keepApart([24, 28, 32], 16, 200, walls)).toEqual([38, 54, 70]);
});

test('on the side that is nearer, as long as there is room', () => {
  const walls = [{ from: 80, to: 100 }];
  expect(keepApart([82, 98], 16, 200, walls)).toEqual([72, 108]);
  expect(keepApart([5, 6, 7], 16, 200, [{ from: 20, to: 40 }])).toEqual([8, 48, 64]);
});

test('walls that leave no room do not count', () => {
  expect(keepApart([50, 90], 16, 100, [{ from: 10, to: 100 }])).toEqual([50, 90]);
});
