import crypto, { webcrypto } from 'node:crypto';
import type { Chance } from './random.ts';

type Filled = (error: Error | null, result: unknown) => void;

/** Whoever asks for as much keeps it for many uses, over the end of a run too: when it asks again no seed knows. */
const POOL_BYTES = 4096;

/** Node's sources of chance, drawing from a seed; returns how to give the real ones back. */
export function seedCrypto(chance: Chance): () => void {
  const pools = chance.fork('pools');
  const fill = <View extends ArrayBufferView>(view: View, offset = 0, size?: number): View => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    const end = size === undefined ? bytes.length : offset + size;
    const source = end - offset >= POOL_BYTES ? pools : chance;
    for (let at = offset; at < end; at += 1) bytes[at] = source.whole(0, 255);
    return view;
  };
  const randomBytes = (size: number, done?: Filled) => {
    const bytes = fill(Buffer.alloc(size));
    if (!done) return bytes;
    setImmediate(() => done(null, bytes));
  };
  const randomUUID = () => {
    const hex = fill(Buffer.alloc(16)).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const seeded = {
    randomBytes,
    randomUUID,
    randomFillSync: fill,
    randomFill: (view: NodeJS.ArrayBufferView, ...rest: (number | Filled)[]) => {
      const [offset, size] = rest.map((one) => (typeof one === 'number' ? one : undefined));
      const done = rest.find((one) => typeof one === 'function');
      fill(view, offset, size);
      setImmediate(() => done?.(null, view));
    },
    randomInt: (from: number, ...rest: [number?, Filled?] | [Filled?]) => {
      const [to] = rest;
      const drawn = typeof to === 'number' ? chance.whole(from, to - 1) : chance.whole(0, from - 1);
      const done = rest.find((one) => typeof one === 'function');
      if (typeof done !== 'function') return drawn;
      setImmediate(() => done(null, drawn));
    },
  };
  const web = { getRandomValues: fill, randomUUID };
  const saved = Object.fromEntries(Object.keys(seeded).map((key) => [key, Reflect.get(crypto, key)]));
  Object.assign(crypto, seeded);
  // The web's stand on its prototype, and the module gets them from there.
  for (const [key, value] of Object.entries(web)) Object.defineProperty(webcrypto, key, { value, configurable: true });
  return () => {
    Object.assign(crypto, saved);
    for (const key of Object.keys(web)) Reflect.deleteProperty(webcrypto, key);
  };
}
