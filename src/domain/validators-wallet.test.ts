import { describe, expect, it } from 'vitest';
import {
  addressProblem,
  cardProblem,
  depositProblem,
  identityProblem,
  missingForVerification,
  phoneProblem,
  stopProblem,
} from './validators-wallet.ts';

describe('addresses by network', () => {
  const GOOD = {
    BTC: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ERC20: ['0x52908400098527886E0F7030069857D2E4169EE7'],
    TRC20: ['TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
  } as const;
  it.each(Object.entries(GOOD).flatMap(([network, all]) => all.map((address) => [network, address] as const)))(
    'takes %s %s, and on that network alone',
    (network, address) => {
      for (const other of ['BTC', 'ERC20', 'TRC20'] as const)
        expect(addressProblem(other, address)).toBe(other === network ? null : 'address.network');
    },
  );
  it.each([
    ['', 'address.required'],
    ['0x52908400098527886E0F7030069857D2E4169EE', 'address.network'],
    ['0x52908400098527886E0F7030069857D2E4169EE7;', 'address.characters'],
  ])('%j has %s wrong', (address, problem) => expect(addressProblem('ERC20', address)).toBe(problem));
});

it.each([
  ['', '1', 'a.png', 'rechargeAmount.required'],
  ['0', '1', 'a.png', 'rechargeAmount.required'],
  ['9.99', '10', 'a.png', 'rechargeAmount.min'],
  ['10', '10', '', 'voucher.required'],
  ['10', '10', 'a.png', null],
])('a deposit of %j with a minimum of %s and voucher %j has %s wrong', (amount, minimum, voucher, problem) => {
  expect(depositProblem(amount, minimum, voucher)).toBe(problem);
});

it.each([
  ['idCard', '', '', 'name.required'],
  ['idCard', 'A;', '', 'name.characters'],
  ['idCard', 'Li Wei', '', 'idNumber.required'],
  ['idCard', 'Li Wei', '11010519491231002X', null],
  ['idCard', 'Li Wei', '110105194912310021', 'idNumber.invalid'],
  ['passport', 'Mira Okafor', 'A1234', 'idNumber.invalid'],
  ['passport', 'Mira Okafor', 'A12345', null],
  ['licence', 'Mira Okafor', 'A-12345', 'idNumber.invalid'],
] as const)('a %s of %j with %j has %s wrong', (type, name, number, problem) => {
  expect(identityProblem(type, name, number)).toBe(problem);
});

it('verification needs e-mail and phone first', () => {
  expect(missingForVerification('a@b.cc', '1')).toEqual([]);
  expect(missingForVerification('', '')).toEqual(['email', 'phone']);
});

it.each([
  ['86', '', 'mobile.required'],
  ['86', '13800138000', null],
  ['86', '12800138000', 'mobile.invalid'],
  ['44', '7400123456', null],
  ['44', '7400 123456', 'mobile.invalid'],
  ['44', '123', 'mobile.invalid'],
])('+%s %j has %s wrong', (area, number, problem) => expect(phoneProblem(area, number)).toBe(problem));

it('a card needs all its fields, and digits as its account', () => {
  const card = { real_name: 'Mira', bank_account: '6222020000001234', swift_code: 'ABCDGB2L' };
  expect(cardProblem(card)).toBeNull();
  expect(cardProblem({ ...card, swift_code: ' ' })).toEqual({ field: 'swift_code', problem: 'card.required' });
  expect(cardProblem({ ...card, bank_account: '62220-2000' })).toEqual({
    field: 'bank_account',
    problem: 'card.number',
  });
  expect(cardProblem({ ...card, bank_account: '1234567' })).toEqual({ field: 'bank_account', problem: 'card.number' });
});

it.each([
  ['long', { takeProfit: '110', stopLoss: '90' }, null],
  ['long', { takeProfit: '90', stopLoss: '' }, 'takeProfit'],
  ['long', { takeProfit: '', stopLoss: '100' }, 'stopLoss'],
  ['short', { takeProfit: '90', stopLoss: '110' }, null],
  ['short', { takeProfit: '0', stopLoss: '90' }, 'stopLoss'],
  ['short', { takeProfit: '110', stopLoss: '0' }, 'takeProfit'],
] as const)('a %s at 100 with %j has %s wrong', (side, stops, problem) => {
  expect(stopProblem(side, '100', stops)).toBe(problem);
});
