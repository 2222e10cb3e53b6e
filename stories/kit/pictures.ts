const draw = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const fill = (style: string, ...[x, y, w, h]: [number, number, number, number]) => {
    context.fillStyle = style;
    context.fillRect(x * width, y * height, w * width, h * height);
  };
  fill('#dfe7ea', 0, 0, 1, 1);
  fill('#155679', 0, 0, 1, 0.18);
  fill('#b9c6cc', 0.06, 0.28, 0.28, 0.6);
  for (const [row, length] of [0.5, 0.42, 0.54, 0.3].entries()) fill('#7d8b92', 0.4, 0.32 + row * 0.14, length, 0.06);
  context.fillStyle = '#773e2c';
  context.beginPath();
  context.arc(width * 0.2, height * 0.5, Math.min(width, height) * 0.12, 0, 2 * Math.PI);
  context.fill();
  return canvas;
};

/** A drawn document of that size in pixels, as a file from the camera would be. */
export function pictureFile(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  return new Promise((resolve, reject) => {
    draw(width, height).toBlob(
      (blob) => (blob ? resolve(new File([blob], 'IMG_0041.jpg', { type })) : reject(new Error('Not drawn'))),
      type,
    );
  });
}

/** The same as an address. */
export const pictureAddress = (width: number, height: number): string => draw(width, height).toDataURL('image/png');

/** Width and height of a picture file. */
export async function sizeOf(file: Blob): Promise<[width: number, height: number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}
