import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { withoutStates } from '../../scripts/vite/small.ts';
import { ROUTES } from '../../src/domain/routes.ts';

const FILE = 'src/domain/routes.ts';

/** The route table as the build of the app has it. */
async function built(): Promise<typeof ROUTES> {
  const { code } = await transform(withoutStates(await readFile(FILE, 'utf8')), { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).ROUTES;
}

it('leaves the app each route with all that its row says but the states, and the domain where no screen is built', async () => {
  const rows = Object.entries(ROUTES).map(([path, row]) => {
    const { states, domain, ...rest } = { states: undefined, ...row };
    return [path, states ? { domain, ...rest } : rest];
  });
  expect(await built()).toEqual(Object.fromEntries(rows));
});

it('takes nothing out that the app reads', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^exchange\//.test(file),
  );
  for (const file of files)
    expect([file, /ROUTES\[[^\]]+\]\.states/.test(await readFile(`src/${file}`, 'utf8'))]).toEqual([file, false]);
});
