import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stillClock, testDeps } from '../../../../tests/support/deps.ts';
import { emptyStores } from '../../../../tests/support/market-world.ts';
import { loginForm, registerForm } from '../../../domain/forms/auth.ts';
import { type FormSchema, problemOf } from '../../../domain/forms/form.ts';
import type { CallContext } from '../../calls/handler.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { authHandlers } from './handlers/auth.ts';

const stores = emptyStores();
const CALLER: CallContext = { lang: 'en', caller: null, address: '10.0.0.1', agent: '', say: (key) => key };

/** What users and others type: good, nearly good, and anything. */
const LETTERS = [...'aZ7@._-+% $!？中é'];
const text = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 34 });
const email = fc.oneof(
  fc.constant(''),
  text,
  text.map((name) => `${name}@example.com`),
  fc.nat().map((serial) => `user${serial}@example.com`),
);
const code = fc.oneof(
  text,
  fc.nat(9_999_999).map((digits) => String(digits).padStart(6, '0')),
);
const passwords = fc.oneof(
  text.map((password) => [password, password] as const),
  fc.tuple(text, text),
);

/** The key of the refusal of a handler. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refusal) => error.key,
  );
const expected = <Values>(schema: FormSchema<Values>, values: Values) => {
  const problem = problemOf(schema, values);
  // What the form lets pass may be refused for what only the exchange knows.
  return problem ? `form.${problem.key}` : expect.not.stringMatching(/^form\./);
};

it('A registration and a sign-in are refused by the exchange for what the form says, and for nothing else of a form', async () => {
  const deps = await testDeps(stores.store, { clock: stillClock() });
  const handlers = authHandlers(deps);
  await fc.assert(
    fc.asyncProperty(email, code, passwords, async (address, digits, [password, confirm]) => {
      const values = { email: address, code: digits, password, confirm, invite: '', isAgreed: true };
      const request = { user_string: address.trim(), code: digits, password, re_password: confirm };
      expect(
        await refusal(handlers['auth.register']({ ...request, extension_code: undefined, type: undefined }, CALLER)),
      ).toEqual(expected(registerForm(false), values));
      expect(
        await refusal(handlers['auth.login']({ user_string: address.trim(), password, stay: undefined }, CALLER)),
      ).toEqual(expected(loginForm, { account: address, password, isStaying: false }));
    }),
    { numRuns: 300 },
  );
});
