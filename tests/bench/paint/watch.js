/* Watches a page from its beginning, frame by frame, for tests/bench/paint.ts. */
const seen = { prices: 0, popup: 0, shift: 0, largestPaint: 0 };
globalThis.homeSeen = seen;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value;
}).observe({ type: 'layout-shift', buffered: true });

function look() {
  if (!seen.prices && document.querySelector('[data-cell="price"]')?.textContent) seen.prices = performance.now();
  const popup = document.querySelector('dialog[open]');
  if (!seen.popup && popup?.textContent && !popup.querySelector('[aria-busy]')) seen.popup = performance.now();
  requestAnimationFrame(look);
}
look();
