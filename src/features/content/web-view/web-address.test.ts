import { describe, expect, test } from 'vitest';
import { hostsOf, judgeAddress } from './web-address.ts';

const judge = (given: string) => judgeAddress(given, 'app.example.com', ['help.example.com', 'app.example.com']);

describe('judgeAddress', () => {
  test('an allowed host is framed', () => {
    expect(judge('https://help.example.com/a?b=1')).toEqual({
      kind: 'frame',
      href: 'https://help.example.com/a?b=1',
      host: 'help.example.com',
    });
  });

  // The first is our own: never framed, even where a setting lists it.
  test.each([
    'https://app.example.com/h5/',
    'https://elsewhere.example/',
    'https://help.example.com.evil.example/',
    'https://xhelp.example.com/',
  ])('%s asks first', (given) => {
    expect(judge(given).kind).toBe('ask');
  });

  test.each([
    '',
    'help.example.com',
    'http://help.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example.com/1',
    'https://user:secret@help.example.com/',
  ])('%s is refused', (given) => {
    expect(judge(given)).toEqual({ kind: 'refused' });
  });
});

test('hosts of a setting may be names or addresses; what is neither is left out', () => {
  expect(hostsOf('help.example.com, https://status.example.com/x;  ::')).toEqual([
    'help.example.com',
    'status.example.com',
  ]);
});
