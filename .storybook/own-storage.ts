/**
 * Stories that run beside each other share an origin, and the app follows what another tab keeps: one story's
 * pair, language or session would reach into its neighbour. Each page keeps what it keeps to itself instead.
 */
if (typeof window !== 'undefined')
  Object.defineProperty(window, 'localStorage', { configurable: true, value: window.sessionStorage });
