import sharp from 'sharp';
import { MOST_PIXELS, MOST_SIDE } from './limits.ts';

/** The picture is larger than any that the exchange takes. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Writes a picture anew: upright, without metadata, nothing of the sender's bytes left. Its sides are looked at before it is decoded. */
export async function reencode(bytes: Buffer, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const options = { limitInputPixels: false, failOn: 'error', pages: 1 } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) throw new TooLarge();
  // Without a call to keepMetadata sharp drops it all.
  const upright = sharp(bytes, { ...options, limitInputPixels: MOST_PIXELS }).rotate();
  return type === 'image/png' ? upright.png().toBuffer() : upright.jpeg({ quality: 85, mozjpeg: false }).toBuffer();
}
