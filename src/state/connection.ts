import { atom } from 'jotai';
import { type Connection, marketFeed } from '../data/market/index.ts';
import { TIME_MS } from '../domain/constants.ts';

/** The link to the market as screens show it. */
export interface ConnectionState extends Connection {
  /** No frame has come for so long that prices count as old (readings G15). */
  readonly isStale: boolean;
}

const CHECK_MS = 1000;

/** True when the last frame is older than the limit, on this device's monotonic clock. */
export const isLinkStale = (now: number, lastArrival: number): boolean => now - lastArrival > TIME_MS.stale;

const initial: ConnectionState = { status: 'connecting', attempt: 0, attempts: 5, isStale: false };

/** Connection to the market: live, reconnecting n of 5, stopped; and whether prices are old. */
export const connectionAtom = atom<ConnectionState>(initial);

connectionAtom.onMount = (set) => {
  const read = () => {
    const connection = marketFeed.connection();
    const lastArrival = marketFeed.lastArrival();
    // Before the first frame there is nothing that could have grown old.
    const isStale = lastArrival > 0 && isLinkStale(performance.now(), lastArrival);
    set((before) =>
      before.status === connection.status && before.attempt === connection.attempt && before.isStale === isStale
        ? before
        : { ...connection, isStale },
    );
  };
  read();
  const stop = marketFeed.onConnection(read);
  const stopFrames = marketFeed.onFrame(read);
  const timer = setInterval(read, CHECK_MS);
  return () => {
    stop();
    stopFrames();
    clearInterval(timer);
  };
};
