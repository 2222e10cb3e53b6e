import { hash } from 'node:crypto';

/** SHA-256 of a text in hex, without a turn of the event loop as WebCrypto's needs. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const hexOf = (data: Uint8Array): string => Buffer.from(data).toString('hex');
export const unhex = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
