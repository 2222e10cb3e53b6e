import type { PriceAlert } from './alert.ts';

declare module '../../platform/events.ts' {
  interface UserEvents {
    /** A price alert of the user has fired. */
    alertFired: [user: number, alert: PriceAlert];
  }
}

declare module '../../platform/notices.ts' {
  interface NoticeKinds {
    /** The price rose to the level of an alert. */
    alertRise: AlertValues;
    /** The price fell to it. */
    alertFall: AlertValues;
    /** The same of alerts that their user wrote something to. */
    alertRiseNoted: AlertValues & { readonly note: string };
    alertFallNoted: AlertValues & { readonly note: string };
  }
}

interface AlertValues {
  readonly pair: string;
  readonly level: string;
  readonly price: string;
  readonly coin: string;
}
