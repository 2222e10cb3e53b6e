import { expect, test } from 'vitest';
import { leadSize } from './lead-size.ts';

test.each([
  ['849.00', 'display'],
  ['1,000,000.00', 'display'],
  ['1,234.12345678', 'headline'],
  ['12,345,678.12345678', 'title'],
])('%s is a %s', (text, size) => expect(leadSize(text)).toBe(size));
