/** How long the exchange holds a client that nothing comes from, with the time of a goodbye. */
export const LET_GO_MS = {
  /** Three pings without an answer (htx-protocol.md section 2). */
  market: 17_000,
  /** A ping each 25 s, 20 s for its answer, then 30 s for an answer to the goodbye. */
  app: 76_000,
} as const;
