/** The coin that every pair is quoted in and that values are told in (product-spec.md section 3). */
export const USDT = { id: 3, name: 'USDT', title: 'Tether' } as const;
