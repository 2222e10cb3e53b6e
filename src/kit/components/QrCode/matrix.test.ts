import { describe, expect, it } from 'vitest';
import { qrMatrix, qrPath } from './matrix.ts';

const ADDRESS = 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX';

describe('the modules of a text', () => {
  it('are a square with three finders and no border', () => {
    const matrix = qrMatrix(ADDRESS) ?? [];
    const size = matrix.length;
    expect((size - 17) % 4).toBe(0);
    expect(matrix.every((row) => row.length === size)).toBe(true);
    for (const [y, x] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const)
      expect(matrix[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true));
    expect(matrix[size - 1]?.[size - 1]).toBeDefined();
  });
  it('are the same each time, and others for another text', () => {
    expect(qrMatrix(ADDRESS)).toEqual(qrMatrix(ADDRESS));
    expect(qrMatrix(ADDRESS)).not.toEqual(qrMatrix(`${ADDRESS}x`));
  });
  it('take any script', () => {
    expect(qrMatrix('充值地址 ที่อยู่')).not.toBeNull();
  });
  it('are none for nothing and for what no camera reads', () => {
    expect(qrMatrix('')).toBeNull();
    expect(qrMatrix('x'.repeat(600))).not.toBeNull();
    expect(qrMatrix('x'.repeat(700))).toBeNull();
    expect(qrMatrix('x'.repeat(10_000))).toBeNull();
  });
});

describe('the path', () => {
  it('joins the dark modules of a row, to its end', () => {
    expect(
      qrPath([
        [true, true, false],
        [false, false, false],
        [true, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
  });
  it('covers every dark module of a code', () => {
    const matrix = qrMatrix(ADDRESS) ?? [];
    const covered = [...qrPath(matrix).matchAll(/h(\d+)v1/g)].reduce((sum, [, length]) => sum + Number(length), 0);
    expect(covered).toBe(matrix.flat().filter(Boolean).length);
  });
});
