import type { HtxTopic } from '../../htx/topic.ts';
import type { Feed } from './feeds/feed.ts';

/** Who gets a topic's pushes. */
export interface Subscriber {
  /** What it has subscribed to, by name. */
  readonly topics: Map<string, LiveTopic>;
  /** Conflatable topics whose push it was too slow for, or its address had too many; it gets their newest when it may. */
  readonly missed: Set<LiveTopic>;
  /** Whether so little waits for it that it may have what it missed. */
  readonly hasCaughtUp: boolean;
  /** Takes a frame that all subscribers share; false where it was too much and must wait. */
  push(frame: Buffer, isConflatable: boolean): boolean;
  /** Takes a frame that it missed, before whatever is new; false where it has to wait still. */
  pushMissed(frame: Buffer): boolean;
  /** It has all that it missed. */
  caughtUp(): void;
  /** Counts a topic that it has subscribed to (1), or no longer (-1), among those of its address. */
  count(live: LiveTopic, change: 1 | -1): void;
}

/** A frame for newcomers. */
export interface Greeting {
  readonly frame: Buffer;
  /** When it was made, on the monotonic clock, ms. */
  readonly at: number;
}

/** A topic that somebody has subscribed to. */
export interface LiveTopic {
  readonly topic: HtxTopic;
  readonly feed: Feed;
  readonly isConflatable: boolean;
  readonly subscribers: Set<Subscriber>;
  /** Newest push of a conflatable topic, for newcomers and for the slow. */
  latest: Buffer | null;
  /** What was pushed together with a newer one, which does not say it: the slow get it before that. */
  before: Buffer | null;
  /** What newcomers were told since the last push: those of the same beat are told the same. */
  greeting: Greeting | null;
  /** Whether the market has moved since the last push. */
  isDirty: boolean;
  /** Beat of the last push. */
  pushedAt: number;
}
