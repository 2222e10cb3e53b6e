/** What a hostile or broken client may put into one field. `refuse`: whether any field must refuse it, one that takes a number must, or the schema decides. */
export interface BadValue {
  readonly about: string;
  readonly value: unknown;
  readonly refuse: 'always' | 'numbers' | 'by schema';
}

/** As text, in a query or a form. */
export const BAD_TEXTS: readonly BadValue[] = [
  { about: 'missing', value: undefined, refuse: 'by schema' },
  { about: 'empty', value: '', refuse: 'by schema' },
  { about: 'blank', value: ' \t ', refuse: 'by schema' },
  { about: 'oversized', value: 'x'.repeat(10_000), refuse: 'always' },
  { about: 'oversized number', value: '9'.repeat(10_000), refuse: 'always' },
  { about: 'mistyped', value: 'abc', refuse: 'numbers' },
  { about: 'negative', value: '-1', refuse: 'numbers' },
  { about: 'zero', value: '0', refuse: 'by schema' },
  { about: 'huge precision', value: `0.${'1'.repeat(300)}`, refuse: 'always' },
  { about: 'fine precision', value: '1.0000000000000000000000001', refuse: 'numbers' },
  { about: 'beyond 64 bit', value: '18446744073709551617', refuse: 'numbers' },
  { about: 'hexadecimal', value: '0x10', refuse: 'numbers' },
  { about: 'exponent', value: '1e3', refuse: 'numbers' },
  { about: 'overflow', value: '1e999', refuse: 'numbers' },
  { about: 'NaN', value: 'NaN', refuse: 'numbers' },
  { about: 'Infinity', value: 'Infinity', refuse: 'numbers' },
  { about: 'minus Infinity', value: '-Infinity', refuse: 'numbers' },
  { about: 'full-width digits', value: '１２', refuse: 'numbers' },
  { about: 'a script', value: '<script>alert(1)</script>', refuse: 'numbers' },
  { about: 'quotes', value: `"'\`\\`, refuse: 'numbers' },
  { about: 'SQL', value: "1'; drop table users; --", refuse: 'numbers' },
  { about: 'NUL', value: 'a\u0000b', refuse: 'always' },
  { about: 'line breaks', value: '1\r\nset-cookie: a=b', refuse: 'numbers' },
  { about: 'half a character', value: '\ud800', refuse: 'numbers' },
  { about: 'a prototype key', value: '__proto__', refuse: 'numbers' },
  { about: 'a path', value: '../../../etc/passwd', refuse: 'numbers' },
];

/** As JSON, where a value may have any type. */
export const BAD_JSON: readonly BadValue[] = [
  { about: 'null', value: null, refuse: 'always' },
  { about: 'true', value: true, refuse: 'always' },
  { about: 'a list', value: ['1'], refuse: 'always' },
  { about: 'an empty list', value: [], refuse: 'always' },
  { about: 'an object', value: { $gt: '' }, refuse: 'always' },
  { about: 'a deep object', value: deep(200), refuse: 'always' },
  { about: 'a negative number', value: -1, refuse: 'numbers' },
  { about: 'a fraction', value: 1.23456789e-9, refuse: 'numbers' },
  { about: 'the largest number', value: Number.MAX_VALUE, refuse: 'numbers' },
];

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { a: deep(levels - 1) };
}
