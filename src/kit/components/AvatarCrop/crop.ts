/** Size of a picture in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square of the picture in sight: its middle and its side, in pixels of the picture. */
export interface CropView {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const MAX_ZOOM = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The view moved and sized so that the square is always full of picture. */
function clamped({ x, y, side }: CropView, { width, height }: PictureSize): CropView {
  const whole = Math.min(width, height);
  const size = between(side, whole / MAX_ZOOM, whole);
  return {
    x: between(x, size / 2, width - size / 2),
    y: between(y, size / 2, height - size / 2),
    side: size,
  };
}

/** The largest square in the middle. */
export const wholeView = ({ width, height }: PictureSize): CropView => ({
  x: width / 2,
  y: height / 2,
  side: Math.min(width, height),
});

/** How many times larger than the whole view, 1 to MAX_ZOOM. */
export const zoomOf = ({ side }: CropView, { width, height }: PictureSize): number => Math.min(width, height) / side;

/** The picture dragged by shares of the stage: to the right, the view goes left. */
export const panned = (view: CropView, picture: PictureSize, right: number, down: number): CropView =>
  clamped({ ...view, x: view.x - right * view.side, y: view.y - down * view.side }, picture);

/** Zoomed by a factor around a point of the stage (0 to 1 both ways), which stays where it is as far as it can. */
export function zoomed(
  view: CropView,
  picture: PictureSize,
  factor: number,
  point: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): CropView {
  if (!(factor > 0)) return view;
  const whole = Math.min(picture.width, picture.height);
  const side = between(view.side / factor, whole / MAX_ZOOM, whole);
  return clamped(
    {
      x: view.x + (point.x - 0.5) * (view.side - side),
      y: view.y + (point.y - 0.5) * (view.side - side),
      side,
    },
    picture,
  );
}
