import { expect, test } from 'vitest';
import { fittingSize } from './pen.ts';
import { pictureHeight } from './types.ts';

test.each([
  [56, 200, 312, 56],
  [56, 312, 312, 56],
  [56, 624, 312, 28],
  [56, 90_000, 312, 11],
])('size %d, %d wide in %d', (size, width, room, fitted) => expect(fittingSize(size, width, room)).toBe(fitted));

test('the foot stands only where there is something to invite with', () => {
  expect(pictureHeight({})).toBe(pictureHeight({ inviteCode: '', qr: [] }));
  expect(pictureHeight({ inviteCode: 'K7Q2M9' })).toBe(pictureHeight({ qr: [[true]] }));
  expect(pictureHeight({ inviteCode: 'K7Q2M9' })).toBeGreaterThan(pictureHeight({}));
});
