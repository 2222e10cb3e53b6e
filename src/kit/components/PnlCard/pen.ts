export interface PenText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: 400 | 500 | 600 | 650;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  /** Widest it may be: the text shrinks to it. */
  readonly room?: number;
}

/** No text of the picture becomes smaller than this; what is still too long is squeezed. */
const LEAST = 11;

/** Largest size, in whole pixels, at which a text of a measured width fits. */
export const fittingSize = (size: number, width: number, room: number): number =>
  width <= room ? size : Math.max(LEAST, Math.floor((size * room) / width));

/** Writes one line, as large as its room allows; returns its width. */
export function write(ctx: CanvasRenderingContext2D, family: string, text: string, options: PenText): number {
  const { x, y, size, weight = 400, color, align = 'left', room = Number.POSITIVE_INFINITY } = options;
  ctx.fillStyle = color;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  ctx.font = `${weight} ${size}px ${family}`;
  const fitted = fittingSize(size, ctx.measureText(text).width, room);
  ctx.font = `${weight} ${fitted}px ${family}`;
  const width = Math.min(room, ctx.measureText(text).width);
  ctx.fillText(text, x, y, Number.isFinite(room) ? room : undefined);
  return width;
}

/** Fills a rectangle with round corners. */
export function box(
  ctx: CanvasRenderingContext2D,
  color: string,
  [x, y, width, height]: readonly [number, number, number, number],
  radius = 0,
): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fill();
}
