/** A share of 0 to 1 as a CSS length of where it stands: 0.125 is '12.50%'. For paint alone; figures have formatPercent. */
export const cssPercent = (share: number): string => `${(Number.isFinite(share) ? share * 100 : 0).toFixed(2)}%`;

/** The same as a plain number, for what a style counts with: 0.125 is '0.1250'. */
export const cssShare = (share: number): string => (Number.isFinite(share) ? share : 0).toFixed(4);
