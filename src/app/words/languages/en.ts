import { ENGLISH } from '#kit/words';

/**
 * All words of the client in this language: one chunk. What the exchange says is not among them, and the kit brings its
 * English along, which words.test.ts holds to locales/en/kit.json.
 */
const words = import.meta.glob<Record<string, object>>(
  ['../../../../locales/en/*.json', '!../../../../locales/en/exchange.json', '!../../../../locales/en/kit.json'],
  { eager: true, import: 'default' },
);

export default { ...words, 'kit.json': ENGLISH };
