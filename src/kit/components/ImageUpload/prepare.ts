import { decodePicture, encodePicture, type PictureType } from '../../image/canvas.ts';
import { fitWithin, renamed } from './limits.ts';

export interface ImageLimits {
  readonly accept: readonly PictureType[];
  readonly maxBytes: number;
  readonly maxEdge: number;
}

/** Why a picture cannot be used, before anything is sent. */
export class ImageProblem extends Error {
  readonly kind: 'format' | 'size';

  constructor(kind: 'format' | 'size') {
    super(kind);
    this.kind = kind;
  }
}

const QUALITIES = [0.9, 0.75, 0.6] as const;
const JPEG: PictureType = 'image/jpeg';

const isOneOf = (accept: readonly PictureType[], type: string): type is PictureType =>
  accept.some((accepted) => accepted === type);

/** Formats to try: its own first, so that a screenshot stays sharp; JPEG where that is too large. */
function formatsFor(type: string, accept: readonly PictureType[]): PictureType[] {
  const own = isOneOf(accept, type) ? [type] : [];
  return [...new Set([...own, ...(accept.includes(JPEG) ? [JPEG] : accept)])];
}

/**
 * The file as it is sent: a picture inside the limits stays as it is, a larger one is drawn smaller, another format
 * that the device can read is drawn anew. Throws an ImageProblem where that does not help.
 */
export async function prepareImage(file: File, { accept, maxBytes, maxEdge }: ImageLimits): Promise<File> {
  if (!file.type.startsWith('image/')) throw new ImageProblem('format');
  const picture = await decodePicture(file).catch(() => {
    throw new ImageProblem('format');
  });
  try {
    const { width, height } = picture;
    const size = fitWithin(width, height, maxEdge);
    if (isOneOf(accept, file.type) && size.width === width && file.size <= maxBytes) return file;
    for (const type of formatsFor(file.type, accept)) {
      for (const quality of type === JPEG ? QUALITIES : [undefined]) {
        const blob = await encodePicture(picture, { x: 0, y: 0, width, height }, size, type, quality);
        if (blob.size <= maxBytes) return new File([blob], renamed(file.name, type), { type });
      }
    }
    throw new ImageProblem('size');
  } finally {
    picture.close();
  }
}
