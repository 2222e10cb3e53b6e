import { ENGLISH } from '#kit/words';
import type { Language } from '../language.ts';

/** The kit brings its English along, which words.test.ts holds to locales/en/kit.json. */
const language: Language = {
  first: {
    ...import.meta.glob<object>('../../../../locales/en/{common,home,menu}.json', { eager: true, import: 'default' }),
    'kit.json': ENGLISH,
  },
  later: import.meta.glob(
    ['../../../../locales/en/*.json', '!../../../../locales/en/{common,exchange,home,kit,menu}.json'],
    { import: 'default' },
  ),
};
export default language;
