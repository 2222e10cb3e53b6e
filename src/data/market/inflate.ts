import { Z_FINISH, Z_STREAM_END, ZStream, zlibInflate, zlibInflateInit2, zlibInflateReset } from 'pako';

/** Largest frame taken, inflated; a full book is about 20 KB. */
const CAP_BYTES = 2 * 1024 * 1024;
/** gzip or zlib by its header, window of 32 KB. */
const AUTO_WINDOW = 47;

/**
 * Turns compressed frames to text with ONE inflate stream and ONE buffer, since pako's own function allocates 64 KB a frame.
 * Frames that are not whole, not compressed or larger than the cap give null.
 */
export function createInflater(cap: number = CAP_BYTES): (frame: Uint8Array) => string | null {
  const stream = new ZStream();
  zlibInflateInit2(stream, AUTO_WINDOW);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let buffer = new Uint8Array(Math.min(cap, 64 * 1024));

  return (frame) => {
    zlibInflateReset(stream);
    stream.input = frame;
    stream.next_in = 0;
    stream.avail_in = frame.length;
    stream.output = buffer;
    stream.next_out = 0;
    stream.avail_out = buffer.length;
    let status = zlibInflate(stream, Z_FINISH);
    while (status !== Z_STREAM_END) {
      if (stream.avail_out > 0 || buffer.length >= cap) return null;
      const wider = new Uint8Array(Math.min(cap, buffer.length * 2));
      wider.set(buffer);
      stream.avail_out = wider.length - buffer.length;
      stream.output = wider;
      buffer = wider;
      status = zlibInflate(stream, Z_FINISH);
    }
    try {
      return decoder.decode(buffer.subarray(0, stream.next_out));
    } catch {
      return null;
    }
  };
}
