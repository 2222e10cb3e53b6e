/** All words of the client in this language: one chunk. What the exchange says is not among them. */
export default import.meta.glob<Record<string, object>>(
  ['../../../../locales/zh/*.json', '!../../../../locales/zh/exchange.json'],
  { eager: true, import: 'default' },
);
