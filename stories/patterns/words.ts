import { createInstance, type TFunction } from 'i18next';
import prompt from '../../locales/en/prompt.json' with { type: 'json' };
import spot from '../../locales/en/spot.json' with { type: 'json' };
import { teachLanguages } from '../../src/domain/sentences.ts';

/** A pattern stands outside of the app and its languages, and says what is wrong in the app's own words all the same. */
const words = createInstance();
// With resources given they are there at once.
void words.init({ lng: 'en', resources: { en: { prompt, spot } }, interpolation: { escapeValue: false } });
teachLanguages(words.services);

export const promptWords = words.getFixedT('en', 'prompt') as TFunction<'prompt'>;
export const spotWords = words.getFixedT('en', 'spot') as TFunction<'spot'>;
