export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PictureType = 'image/jpeg' | 'image/png';

/** A picture as the device shows it: turned the way the camera was held. Rejects what is no picture. */
export const decodePicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Part of a picture drawn at a size, as a file. */
export function encodePicture(
  source: CanvasImageSource,
  part: Area,
  size: { readonly width: number; readonly height: number },
  type: PictureType,
  quality?: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('No canvas on this device'));
  if (type === 'image/jpeg') {
    // JPEG has no transparency; without a ground it would come out black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not drawn'))), type, quality);
  });
}
