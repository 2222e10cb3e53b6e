import { Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createClient } from '../../state/client.ts';
import { fiatAtom } from '../../state/preferences.ts';
import { ratesAtom } from '../../state/rates.ts';
import { useValueLook } from './useQuoteLook.ts';

const Look = () => useValueLook([{ legal_name: 'USDT' }]);

it('rows have a line of values where the currency in force says something else than the price', () => {
  const { store } = createClient();
  const look = () => renderToStaticMarkup(createElement(Provider, { store }, createElement(Look)));
  expect(look()).toBe('single');
  store.set(fiatAtom, 'THB');
  // Without a rate values are in dollars, and would repeat the price.
  expect(look()).toBe('single');
  store.set(ratesAtom, { rates: [{ currency_code: 'THB', rate: '33' }], saveTime: 0 });
  expect(look()).toBe('full');
});
