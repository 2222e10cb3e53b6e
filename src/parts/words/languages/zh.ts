import type { Language } from '../language.ts';

const language: Language = {
  first: import.meta.glob('../../../../locales/zh/{common,home,kit,menu}.json', { eager: true, import: 'default' }),
  later: import.meta.glob(
    ['../../../../locales/zh/*.json', '!../../../../locales/zh/{common,exchange,home,kit,menu}.json'],
    { import: 'default' },
  ),
};
export default language;
