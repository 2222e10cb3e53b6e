import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { softBreaks } from './soft-breaks.ts';

const markup = (text: string): string => renderToStaticMarkup(softBreaks(text));

test('a long word breaks after its marks, short ones stay whole', () => {
  expect(markup('Leave for elsewhere.example? Pay 3.5 % e.g. now')).toBe(
    'Leave for elsewhere.<wbr/>example? Pay 3.5 % e.g. now',
  );
  expect(markup('mira.okafor@example.com')).toBe('mira.<wbr/>okafor@<wbr/>example.<wbr/>com');
  expect(markup('help.example.com')).toBe('help.<wbr/>example.<wbr/>com');
  expect(markup('content.quotes-P2U4HS')).toBe('content.<wbr/>quotes-<wbr/>P2U4HS');
});

test('what is no text stays as it is', () => {
  expect(softBreaks(null)).toBeNull();
  expect(softBreaks('Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).toBe('Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
});
