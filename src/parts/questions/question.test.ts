import { createInstance, type TFunction } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/questions.json' with { type: 'json' };
import fra from '../../../locales/fra/questions.json' with { type: 'json' };
import { teachLanguages } from '../../domain/sentences.ts';
import { question } from './question.tsx';

async function buttonIn(lang: 'en' | 'fra'): Promise<string> {
  const words = createInstance();
  await words.init({ lng: lang, resources: { en: { questions: en }, fra: { questions: fra } } });
  teachLanguages(words.services);
  const t = words.getFixedT(lang, 'questions') as TFunction<'questions'>;
  const facts = { from: 'Spot', to: 'Futures', amount: '12,500.50 USDT', receive: '12,500.50 USDT', fee: '0 USDT' };
  return String(question(t, 'transfer', facts, lang).confirmLabel);
}

it('says the figure of its button as the figures beside it do, in every language', async () => {
  expect(await buttonIn('en')).toBe('Transfer 12,500.50 USDT');
  expect(await buttonIn('fra')).toBe('Transférer 12,500.50 USDT');
});
