import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Book } from './book.ts';
import type { BookMessage } from './decode.ts';

const snapshot = (seq: number, bids: string[] = [], asks: string[] = []): BookMessage => ({
  bids,
  asks,
  seq,
  prevSeq: null,
});
const delta = (prevSeq: number, seq: number, bids: string[] = [], asks: string[] = []): BookMessage => ({
  bids,
  asks,
  seq,
  prevSeq,
});

describe('a book by sequence', () => {
  it('sorts best first, sets, and takes away levels of size 0', () => {
    const book = new Book();
    expect(book.snapshot(snapshot(1, ['9', '1', '10', '2'], ['12', '1', '11', '3']))).toBe('changed');
    expect(book.delta(delta(1, 2, ['10', '0', '9.5', '4']))).toBe('changed');
    expect(book.levels()).toEqual({ bids: ['9.5', '4', '9', '1'], asks: ['11', '3', '12', '1'] });
    expect(book.version).toBe(2);
  });

  it('applies the deltas that came before the snapshot and join it', () => {
    const book = new Book();
    book.delta(delta(4, 5, ['1', '9']));
    book.delta(delta(5, 7, ['2', '1']));
    expect(book.snapshot(snapshot(5, ['1', '5']))).toBe('changed');
    expect(book.levels().bids).toEqual(['2', '1', '1', '5']);
    expect(book.isWhole).toBe(true);
  });

  it('asks again when the snapshot is older than what waits', () => {
    const book = new Book();
    book.delta(delta(7, 8));
    expect(book.snapshot(snapshot(5))).toBe('gap');
    expect(book.isWhole).toBe(false);
    expect(book.snapshot(snapshot(7))).toBe('changed');
    expect(book.version).toBe(8);
  });

  it('reports a gap, keeps the old book on show and takes the next snapshot', () => {
    const book = new Book();
    book.snapshot(snapshot(1, ['1', '1']));
    expect(book.delta(delta(2, 3, ['1', '7']))).toBe('gap');
    expect(book.levels().bids).toEqual(['1', '1']);
    expect(book.delta(delta(3, 4, ['2', '2']))).toBe('unchanged');
    expect(book.snapshot(snapshot(3, ['1', '7']))).toBe('changed');
    expect(book.levels().bids).toEqual(['2', '2', '1', '7']);
  });

  it('drops deltas that are older than the book', () => {
    const book = new Book();
    book.snapshot(snapshot(9, ['1', '1']));
    expect(book.delta(delta(7, 8, ['1', '5']))).toBe('unchanged');
    expect(book.levels().bids).toEqual(['1', '1']);
  });

  it('equals the book of the server, wherever the snapshot is taken and whatever is lost', () => {
    const change = record({
      price: integer({ min: 1, max: 6 }),
      size: integer({ min: 0, max: 3 }),
      fate: constantFrom('seen', 'seen', 'seen', 'lost'),
    });
    assert(
      property(array(change, { maxLength: 40 }), integer({ min: 0, max: 40 }), (changes, at) => {
        const server = new Map<string, string>();
        const book = new Book();
        const shot = (seq: number) => snapshot(seq, [...server].flat());
        let seq = 0;
        for (const [index, { price, size, fate }] of changes.entries()) {
          if (index === at) book.snapshot(shot(seq));
          if (size === 0) server.delete(String(price));
          else server.set(String(price), String(size));
          seq += 1;
          const isGap = fate === 'seen' && book.delta(delta(seq - 1, seq, [String(price), String(size)])) === 'gap';
          if (isGap) book.snapshot(shot(seq));
        }
        if (!book.isWhole || book.version !== seq) return true;
        const expected = [...server].sort(([a], [b]) => Number(b) - Number(a)).flat();
        return JSON.stringify(book.levels().bids) === JSON.stringify(expected);
      }),
    );
  });
});
