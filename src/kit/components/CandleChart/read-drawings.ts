import { type ChartDrawing, DRAWING_KINDS, type DrawingKind, type DrawingPoint } from './types.ts';

/** Points that a drawing of a kind hangs on. */
export const pointsOf = (kind: DrawingKind): number => (kind === 'horizontal' ? 1 : 2);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function asPoint(value: unknown): DrawingPoint | null {
  if (!isRecord(value) || !isNumber(value.time) || !isNumber(value.price)) return null;
  return { time: value.time, price: value.price };
}

function asDrawing(value: unknown): ChartDrawing | null {
  if (!isRecord(value) || typeof value.key !== 'string' || !Array.isArray(value.points)) return null;
  const kind = DRAWING_KINDS.find((each) => each === value.kind);
  const points = value.points.map(asPoint).filter((point) => point !== null);
  return kind && points.length === pointsOf(kind) ? { key: value.key, kind, points } : null;
}

/** Drawings from storage or another untrusted place: what is none, or stands twice, is left out. */
export function readDrawings(value: unknown): ChartDrawing[] {
  if (!Array.isArray(value)) return [];
  const drawings = value.map(asDrawing).filter((drawing) => drawing !== null);
  return drawings.filter(({ key }, i) => drawings.findIndex((other) => other.key === key) === i);
}
