import sharp from 'sharp';

const pixelsOf = (bytes) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether two pictures show the same: bytes of the files may differ while no pixel does. */
export async function isSamePicture(reference, bytes) {
  if (!reference) return false;
  if (reference.equals(bytes)) return true;
  const [before, now] = await Promise.all([pixelsOf(reference), pixelsOf(bytes)]);
  return before.info.width === now.info.width && before.data.equals(now.data);
}
