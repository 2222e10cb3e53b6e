import { constants, getPriority, setPriority } from 'node:os';

/** Well behind what matches orders, before what may take all night. */
const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL;

/** Puts a process or, on Linux, a thread (0: this one) behind the exchange where both want a core; further back it stays. */
export function stepBack(pid = 0, priority = BEHIND): void {
  try {
    if (getPriority(pid) < priority) setPriority(pid, priority);
  } catch {
    // It is gone, or the system keeps it where it is: then it works beside the exchange.
  }
}
