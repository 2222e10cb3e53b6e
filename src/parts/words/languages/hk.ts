import type { Language } from '../language.ts';

const language: Language = {
  first: import.meta.glob('../../../../locales/hk/{common,home,kit,menu}.json', { eager: true, import: 'default' }),
  later: import.meta.glob(
    ['../../../../locales/hk/*.json', '!../../../../locales/hk/{common,exchange,home,kit,menu}.json'],
    { import: 'default' },
  ),
};
export default language;
