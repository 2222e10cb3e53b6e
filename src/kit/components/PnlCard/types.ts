/** What stands in the picture; every text is formatted already. */
export interface PnlFacts {
  /** Name of the site; its first two letters make the mark. */
  readonly site: string;
  /** 'BTC/USDT' */
  readonly pair: string;
  readonly side: 'long' | 'short';
  /** Side and leverage in words: 'Long 50×'. */
  readonly sideLabel: string;
  /** '+33.42%' */
  readonly rate: string;
  /** '+412.60 USDT'; left out where the user keeps the amount to himself. */
  readonly pnl?: string;
  /** '63,792.1' */
  readonly entry: string;
  /** '64,218.5' */
  readonly mark: string;
  /** '20 Nov 2026, 14:31' */
  readonly time?: string;
  /** 'K7Q2M9' */
  readonly inviteCode?: string;
  /** Modules of a QR code by rows, true is dark, without a quiet zone. */
  readonly qr?: readonly (readonly boolean[])[];
  readonly labels: {
    readonly rate: string;
    readonly entry: string;
    readonly mark: string;
    readonly invite: string;
  };
}

/** The picture in its own pixels; the canvas has twice as many. */
export const PICTURE = { width: 360, scale: 2, inset: 24, footer: 112, body: 340 } as const;

/** Without a code and a QR there is nothing to invite with. */
export const pictureHeight = ({ inviteCode, qr }: Pick<PnlFacts, 'inviteCode' | 'qr'>): number =>
  PICTURE.body + (inviteCode || (qr && qr.length > 0) ? PICTURE.footer : 0);
