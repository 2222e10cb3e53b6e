import { createCipheriv, createHmac } from 'node:crypto';

/** A stream of numbers in [0, 1). */
export type Random = () => number;

/** 256 bits that streams are drawn from. */
export type Key = Uint8Array;

/** The key of one purpose under a secret: from keys nobody finds the secret, nor one key from another. */
export const keyOf = (secret: Uint8Array, purpose: string): Key =>
  createHmac('sha256', secret).update(purpose).digest();

const WORD = 4;
/** Drawn ahead: a cipher's call costs more than its bytes. */
const CHUNK = new Uint8Array(256 * WORD);

/**
 * The stream that belongs to a key and a place (day, hour, minute ...): always the same one. It is AES-256 in counter
 * mode, so nobody continues it from what it has shown so far.
 */
export function randomAt(key: Key, stream = 0, place = 0): Random {
  const counter = Buffer.alloc(16);
  counter.writeUInt32BE(stream, 0);
  counter.writeUInt32BE(place, WORD);
  const cipher = createCipheriv('aes-256-ctr', key, counter);
  let chunk = cipher.update(CHUNK);
  let at = 0;
  return () => {
    if (at === chunk.length) {
      chunk = cipher.update(CHUNK);
      at = 0;
    }
    const word = chunk.readUInt32LE(at);
    at += WORD;
    return word / 4_294_967_296;
  };
}

/** A standard normal number. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A lognormal factor with mean 1. */
export const noiseFactor = (random: Random, sigma: number): number =>
  Math.exp(sigma * normal(random) - (sigma * sigma) / 2);

/** An exponential number of this mean. */
export const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random());

/** How often something of this expected count happens. */
export function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}
