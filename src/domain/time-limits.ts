/**
 * Durations of product-spec.md section 9 and of readings.md, in milliseconds. In a file of their own: the kit reads them too. That of the
 * transition of pages is a token (`motion.duration.page`), and no move of ours has the pop-in of 300 ms that section 9 gives beside it.
 */
export const TIME_MS = {
  toast: 1500,
  redirect: 1200,
  /** Waits for pages/fund/transfer, pages/otc/otc: their quotes follow what is typed. */
  debounce: 500,
  throttle: 500,
  loadingView: 200,
  spinner: 800,
  chunkErrorView: 60_000,
  chunkLimit: 120_000,
  request: 60_000,
  upload: 60_000,
  download: 60_000,
  socketConnect: 60_000,
  /** Prices older than this are grey and stop orders (readings G15). */
  stale: 10_000,
  banner: 4000,
  registerToLogin: 300,
  fiatCache: 24 * 3_600_000,
} as const;
