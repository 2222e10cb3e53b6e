import { expect, it } from 'vitest';
import { withoutReasons } from '../../scripts/vite/small.ts';

it('leaves out what a library throws at a wrong call, and nothing else of it', () => {
  const code = [
    "if (!client) throw new Error('No QueryClient set, use QueryClientProvider to set one');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code under test.
    'throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);',
    "throw new Error('short');",
    'doc.write(`return payload of a rather long line;`);',
  ];
  expect(withoutReasons(code.join('\n')).split('\n')).toEqual([
    'if (!client) throw new Error();',
    'throw new Error();',
    code[2],
    code[3],
  ]);
});
