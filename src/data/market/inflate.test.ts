import { deflateSync, gzipSync } from 'node:zlib';
import { array, assert, constantFrom, nat, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInflater } from './inflate.ts';

const frame = (text: string) => new Uint8Array(gzipSync(text));

describe('inflating', () => {
  it('reads frame after frame with one stream, whatever their size', () => {
    const inflate = createInflater();
    for (const text of ['{"a":1}', 'x'.repeat(300_000), '', '{"é":"漢字😀"}', 'y'.repeat(70_000)])
      expect(inflate(frame(text))).toBe(text);
  });

  it('reads zlib as well as gzip', () => expect(createInflater()(new Uint8Array(deflateSync('abc')))).toBe('abc'));

  it('refuses what inflates beyond the cap, and goes on', () => {
    const inflate = createInflater(100_000);
    expect(inflate(frame('z'.repeat(100_001)))).toBeNull();
    expect(inflate(frame('z'.repeat(100_000)))).toHaveLength(100_000);
    expect(inflate(frame('ok'))).toBe('ok');
  });

  it('gives null for frames that are cut, bent or no text, and goes on', () => {
    const inflate = createInflater();
    const whole = frame(JSON.stringify({ ch: 'market.btcusdt.detail', tick: { close: 1 } }));
    const texts = ['{"a":1}', '[]'];
    assert(
      property(uint8Array({ maxLength: 200 }), nat(whole.length - 1), constantFrom(...texts), (noise, cut, text) => {
        inflate(noise);
        expect(inflate(whole.slice(0, cut))).toBeNull();
        return inflate(frame(text)) === text;
      }),
      { numRuns: 300 },
    );
    const bytes = new Uint8Array(gzipSync(Buffer.from([0xff, 0xfe, 0xfd])));
    expect(inflate(bytes)).toBeNull();
  });

  it('survives any bytes', () => {
    const inflate = createInflater(10_000);
    assert(
      property(array(uint8Array({ maxLength: 400 })), (frames) =>
        frames.every((bytes) => typeof inflate(bytes) !== 'undefined'),
      ),
    );
  });
});
