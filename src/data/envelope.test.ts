import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { openEnvelope } from './envelope.ts';

function failureOf(body: unknown): CallError {
  try {
    openEnvelope(body, 'REF');
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error('it was opened');
}

describe('the envelope (readings D3, wire.md 1)', () => {
  it.each([
    [{ type: 'ok', message: { a: 1 } }, { a: 1 }],
    [{ type: 'ok', message: '' }, ''],
    [{ type: 'ok' }, undefined],
    [{ code: 1, msg: 'ok', data: [1] }, [1]],
    [{ code: '1', data: null }, null],
    [{ code: 1, message: 'x' }, 'x'],
  ])('%j opens', (body, payload) => expect(openEnvelope(body, '')).toEqual(payload));

  it.each([
    [{ type: 'error', message: 'no' }, 'refused', 'no'],
    [{ code: 0, msg: 'no' }, 'refused', 'no'],
    [{ code: -1, msg: 'no', data: [] }, 'refused', 'no'],
    [{ type: '999', message: 'log in' }, 'login', 'log in'],
    [{ type: 999, message: 'log in' }, 'login', 'log in'],
    [{ type: '998', message: 'verify' }, 'verification', 'verify'],
    [{ type: '997', message: 'later' }, 'unavailable', 'later'],
    [{ type: 'error', message: { a: 1 } }, 'refused', ''],
  ])('%j is a %s', (body, kind, message) => {
    const error = failureOf(body);
    expect([error.kind, error.message, error.reference]).toEqual([kind, message, 'REF']);
  });

  it('keeps the step that a 997 names', () => {
    expect(failureOf({ type: '997', message: 'later', next: 'pages/fund/select?url=receive' }).next).toBe(
      'pages/fund/select?url=receive',
    );
    expect(failureOf({ type: '997', message: 'later' }).next).toBe('');
  });

  it('keeps the field that a refusal names', () => {
    expect(failureOf({ type: 'error', message: 'too much', field: 'amount' }).field).toBe('amount');
    expect(failureOf({ type: 'error', message: 'too much' }).field).toBe('');
  });

  it.each([undefined, null, 'ok', 1, [], {}, { message: 'x' }])('%j has no envelope', (body) =>
    expect(failureOf(body).kind).toBe('shape'),
  );
});
