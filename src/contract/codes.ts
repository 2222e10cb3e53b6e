/** Codes of the wire without their schemas: screens of the first route read these, and zod stays out of its chunk. */

/** What a pair is (wire.md 4.1; 4 = stock is ours, readings D12). */
export const CURRENCY_TYPE = { forex: 0, metal: 1, index: 2, crypto: 3, stock: 4 } as const;

/** The four accounts of a user (product-spec.md section 3) and their `type` on the wire. */
export const ACCOUNT_TYPE = { legal: 1, change: 2, lever: 3, micro: 4 } as const;
export type AccountKind = keyof typeof ACCOUNT_TYPE;
/** In the order in which screens show them. */
export const ACCOUNT_KINDS = ['change', 'legal', 'lever', 'micro'] as const satisfies readonly AccountKind[];

/** News classes (product-spec.md section 7: 4 news, 5 banners; the rest as the family has them, wire.md section 4). 6 = notices is ours. */
export const NEWS_CLASS = { news: 4, banner: 5, notice: 6, faq: 18, about: 19, contact: 33, compliance: 34 } as const;

/** Spot order status (wire.md section 6). */
export const ORDER_STATUS = { open: 1, done: 2, cancelled: 3 } as const;
/** State of an option (wire.md section 6). */
export const OPTION_STATUS = { open: 1, settling: 2, closed: 3 } as const;
