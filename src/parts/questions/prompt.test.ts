import { createInstance, type TFunction } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/prompt.json' with { type: 'json' };
import { copyProblem } from '../../domain/copy-trading.ts';
import { problemOf } from '../../domain/forms/form.ts';
import { withdrawalForm } from '../../domain/forms/withdrawal.ts';
import { bidProblem } from '../../domain/nft.ts';
import { addressProblem } from '../../domain/validators-wallet.ts';
import { type Prompt, promptText } from './prompt.ts';

async function said(prompt: Prompt | null, values = {}): Promise<string> {
  const words = createInstance();
  await words.init({ lng: 'en', resources: { en: { prompt: en } }, interpolation: { escapeValue: false } });
  return prompt === null ? '' : promptText(words.getFixedT('en', 'prompt') as TFunction<'prompt'>, prompt, values);
}

it('says what a rule finds wrong, with the figures that one needs to mend it', async () => {
  const form = withdrawalForm({ coin: 'USDT', minimum: '10', available: '100', fee: '1' });
  const problem = problemOf(form, { to: 'x', amount: '5' });
  expect(await said(problem?.key ?? null, problem?.values)).toBe('At least 10 USDT');
  expect(await said(addressProblem('TRC20', '0x1'), { network: 'TRC20' })).toBe('This is not a TRC20 address');
});

it('says what is wrong with a bid and with a multiple', async () => {
  const bid = bidProblem('101', '100', '5');
  expect(await said(bid && `nft.${bid}`, { min: '105' })).toMatch(/higher than the current bid: at least 105$/);
  const copy = copyProblem('6', 'multiple');
  expect(await said(copy && `copy.${copy}`, { max: '5' })).toBe('At most 5');
});
