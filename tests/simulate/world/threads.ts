import { createHash, webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/**
 * What Node does on other threads is done on this one: a seed knows no threads. To be imported before everything else,
 * because modules keep the functions that they find.
 */

type Pack = (data: zlib.InputType, options?: zlib.ZlibOptions & zlib.BrotliOptions) => Buffer;
type Done = (error: Error | null, result: Buffer | null) => void;

const later =
  (work: Pack) =>
  (data: zlib.InputType, ...rest: [Done] | [zlib.ZlibOptions, Done]): void => {
    const [options, done] = rest.length === 1 ? [undefined, rest[0]] : rest;
    setImmediate(() => {
      try {
        done(null, work(data, options));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)), null);
      }
    });
  };

Object.assign(zlib, {
  deflate: later(zlib.deflateSync),
  inflate: later(zlib.inflateSync),
  deflateRaw: later(zlib.deflateRawSync),
  inflateRaw: later(zlib.inflateRawSync),
  gzip: later(zlib.gzipSync),
  gunzip: later(zlib.gunzipSync),
  brotliCompress: later(zlib.brotliCompressSync),
  brotliDecompress: later(zlib.brotliDecompressSync),
});

Object.defineProperty(webcrypto.subtle, 'digest', {
  value: async (_algorithm: string, data: Uint8Array) => {
    const { buffer, byteOffset, byteLength } = createHash('sha256').update(data).digest();
    return buffer.slice(byteOffset, byteOffset + byteLength);
  },
});

syncBuiltinESMExports();
