import type { Language } from '../language.ts';

const language: Language = {
  first: import.meta.glob('../../../../locales/en/{common,home,kit,menu}.json', { eager: true, import: 'default' }),
  later: import.meta.glob(
    ['../../../../locales/en/*.json', '!../../../../locales/en/{common,exchange,home,kit,menu}.json'],
    { import: 'default' },
  ),
};
export default language;
