/** Words that several stories share. */
export const LIVE_WORDS = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting {{attempt}} of {{attempts}}',
  stopped: 'Prices stopped',
  stale: 'Prices of 14:02:11',
  reconnect: 'Reconnect',
} as const;
