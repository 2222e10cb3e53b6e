import { createInstance, type TFunction } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/questions.json' with { type: 'json' };
import fra from '../../../locales/fra/questions.json' with { type: 'json' };
import { teachLanguages } from '../../domain/sentences.ts';
import { type FactsOf, type QuestionName, question } from './question.tsx';

async function asked<Name extends QuestionName>(lang: 'en' | 'fra', name: Name, facts: FactsOf<Name>) {
  const words = createInstance();
  await words.init({
    lng: lang,
    resources: { en: { questions: en }, fra: { questions: fra } },
    interpolation: { escapeValue: false },
  });
  teachLanguages(words.services);
  return question(words.getFixedT(lang, 'questions') as TFunction<'questions'>, name, facts, lang);
}

it('says the figure of its button as the figures beside it do, in every language', async () => {
  const facts = { from: 'Spot', to: 'Futures', amount: '12,500.50 USDT', receive: '12,500.50 USDT', fee: '0 USDT' };
  expect((await asked('en', 'transfer', facts)).confirmLabel).toBe('Transfer 12,500.50 USDT');
  expect((await asked('fra', 'transfer', facts)).confirmLabel).toBe('Transférer 12,500.50 USDT');
});

it('names the position that is closed, how much of it, and the direction of its result', async () => {
  const facts = { pair: 'BTC/USDT', lots: '1', price: '64,218.5 USDT', profit: '−182.40 USDT' } as const;
  expect(await asked('en', 'closePosition', { ...facts, side: 'short' })).toMatchObject({
    title: 'Close BTC/USDT short?',
    confirmLabel: 'Close 1 lot',
    facts: [
      { label: 'Price', value: '64,218.5', unit: 'USDT' },
      { label: 'Profit and loss', value: '−182.40', unit: 'USDT', tone: 'down' },
    ],
  });
  const french = await asked('fra', 'closePosition', { ...facts, side: 'long', lots: '5' });
  expect([french.title, french.confirmLabel]).toEqual(['Fermer le long BTC/USDT\u202f?', 'Fermer 5 lots']);
});

it('reckons the penalty of an early redemption in the figures of that one', async () => {
  const facts = { rate: '0.40%', amount: '1,000.00 USDT', daysLeft: '3', penalty: '12.00 USDT', back: '988.00 USDT' };
  const { text } = await asked('en', 'earlyRedemption', facts);
  expect(text).toBe('The penalty is 1,000.00 USDT × 0.40% × 3 days = 12.00 USDT. It is not given back.');
});

it('says how many lots a copied position has at most', async () => {
  const { facts } = await asked('en', 'follow', { trader: 'Noor Haddad', ratio: '1.5×', most: '5' });
  expect(facts?.[1]).toMatchObject({ label: 'At most', value: '5 lots' });
});
