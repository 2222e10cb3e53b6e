/** The filled row of a book that is nearest to a point: 24 px are too low for a finger, the whole book is not. */
export function nearestRow(root: HTMLElement, y: number): HTMLElement | null {
  let nearest: HTMLElement | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const row of root.querySelectorAll<HTMLElement>('[data-value]:not([data-value=""])')) {
    const { top, height } = row.getBoundingClientRect();
    const away = Math.abs(top + height / 2 - y);
    if (away < distance) {
      distance = away;
      nearest = row;
    }
  }
  return nearest;
}
