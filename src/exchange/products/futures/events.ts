import type { AccountFigures } from './figures.ts';
import type { FuturesPosition } from './position.ts';

declare module '../../platform/events.ts' {
  interface UserEvents {
    /** A position or an entrust of the user has changed. */
    futuresPosition: [user: number, position: FuturesPosition];
    /** Positions of the user have ended. */
    futuresClosed: [user: number, ids: readonly number[]];
    /** What the user's account stands at, while anything is open. */
    futuresAccount: [user: number, figures: AccountFigures];
  }
}

declare module '../../platform/notices.ts' {
  interface NoticeKinds {
    /** The account was liquidated; `count` positions at so much of a loss. */
    futuresLiquidated: { readonly count: string; readonly amount: string; readonly coin: string };
    /** Half of what the account has must be kept. */
    futuresRisk: { readonly rate: string; readonly most: string };
    /** A profit was not paid whole, since losses of others were more than all that stood behind them. */
    futuresDeleveraged: { readonly pair: string; readonly amount: string; readonly coin: string };
    /** A position was closed, and its other side was not opened. */
    futuresNotReversed: { readonly pair: string };
  }
}
