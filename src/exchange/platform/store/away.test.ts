import { expect, it } from 'vitest';
import { CommitInDoubt, isAway, isInDoubt, StoreAway } from './away.ts';

const failed = (query: string, cause: Error) => Object.assign(new Error('Failed query', { cause }), { query });
const broken = new Error('Connection terminated unexpectedly');
const coded = (code: string) => Object.assign(new Error(code), { code });

it.each<[string, unknown, boolean]>([
  ['a commit that was not answered', new CommitInDoubt(() => Promise.resolve('committed')), true],
  ['a write whose connection broke', failed('update "sessions" set x', broken), true],
  ['a write whose socket was cut', failed('insert into x', coded('ECONNRESET')), true],
  ['a write whose server ended', failed('delete from x', coded('57P01')), true],
  ['a read whose connection broke', failed('select 1', broken), false],
  ['a write that found no server', failed('insert into x', coded('ECONNREFUSED')), false],
  ['a write that the server refused for now', failed('update x', coded('57014')), false],
  ['a transaction that was not committed', new StoreAway(failed('update x', broken)), false],
])('%s may have been done, or not', (_name, error, isDoubtful) => {
  expect(isInDoubt(error)).toBe(isDoubtful);
  if (!(error instanceof CommitInDoubt)) expect(isAway(error)).toBe(true);
});
