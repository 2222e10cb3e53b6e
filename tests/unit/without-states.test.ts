import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { withoutStates } from '../../scripts/vite/without-states.ts';
import { ROUTES } from '../../src/domain/routes.ts';

const FILE = 'src/domain/routes.ts';

/** The route table as the build of the app has it. */
async function built(): Promise<typeof ROUTES> {
  const { transform: step } = withoutStates() as { transform: { handler: (code: string, id: string) => string } };
  const { code } = await transform(step.handler(await readFile(FILE, 'utf8'), FILE), { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).ROUTES;
}

it('leaves the app each route with all that its row says but the states', async () => {
  const rows = Object.entries(ROUTES).map(([path, row]) => {
    const { states: _, ...rest } = { states: undefined, ...row };
    return [path, rest];
  });
  expect(await built()).toEqual(Object.fromEntries(rows));
});
