/** What questions of the FAQ are about; the `id` of the `<h2>` above them. Ours: an article of another server has none, or others. */
export const FAQ_TOPICS = ['orders', 'balances', 'fees', 'prices', 'account', 'demo'] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];
