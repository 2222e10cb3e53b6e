/** Words that several stories share. */
export const LIVE_WORDS = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting {{attempt}} of {{attempts}}',
  stopped: 'Prices stopped',
  reconnect: 'Reconnect',
} as const;
