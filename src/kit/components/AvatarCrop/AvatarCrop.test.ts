import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, panned, wholeView, zoomed, zoomOf } from './crop.ts';

const LANDSCAPE = { width: 4000, height: 3000 };

describe('a crop', () => {
  it('begins with the largest square in the middle', () => {
    expect(wholeView(LANDSCAPE)).toEqual({ x: 2000, y: 1500, side: 3000 });
  });
  it('follows the finger and stops at the edges', () => {
    const view = wholeView(LANDSCAPE);
    expect(panned(view, LANDSCAPE, 0.1, 0.1)).toEqual({ x: 1700, y: 1500, side: 3000 });
    expect(panned(view, LANDSCAPE, -9, 9)).toEqual({ x: 2500, y: 1500, side: 3000 });
  });
  it('keeps the point under the fingers', () => {
    const view = zoomed(wholeView(LANDSCAPE), LANDSCAPE, 2, { x: 0.75, y: 0.25 });
    expect(view).toEqual({ x: 2375, y: 1125, side: 1500 });
    // The same point of the picture: 0.25 of the old side off the middle, and of the new one.
    expect(view.x + 0.25 * view.side).toBe(2000 + 0.25 * 3000);
  });
  it.each([0, -1, Number.NaN])('is not zoomed by %f', (factor) => {
    expect(zoomed(wholeView(LANDSCAPE), LANDSCAPE, factor)).toEqual(wholeView(LANDSCAPE));
  });
  it('is always a square full of picture, whatever is done to it', () => {
    const edge = fc.integer({ min: 1, max: 9000 });
    const act = fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: 0.1, max: 9, noNaN: true }));
    fc.assert(
      fc.property(edge, edge, fc.array(act, { maxLength: 12 }), (width, height, acts) => {
        const picture = { width, height };
        let view = wholeView(picture);
        for (const [way, factor] of acts)
          view = zoomed(panned(view, picture, way, -way), picture, factor, { x: 0.1, y: 0.9 });
        const slack = 1e-6;
        expect(view.x - view.side / 2).toBeGreaterThanOrEqual(-slack);
        expect(view.y - view.side / 2).toBeGreaterThanOrEqual(-slack);
        expect(view.x + view.side / 2).toBeLessThanOrEqual(width + slack);
        expect(view.y + view.side / 2).toBeLessThanOrEqual(height + slack);
        expect(zoomOf(view, picture)).toBeGreaterThanOrEqual(1 - slack);
        expect(zoomOf(view, picture)).toBeLessThanOrEqual(MAX_ZOOM + slack);
      }),
    );
  });
});
