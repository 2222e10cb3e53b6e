import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provideBrowser } from '../../scripts/lib/browser.mjs';
import { serveStatic } from '../../scripts/lib/serve-static.mjs';

const run = promisify(execFile);
const APP = resolve('tests/package/app');
/** What the app has besides the kit and the packages that the kit declares: what the check of types needs. */
const TYPES = ['@types/node', '@types/react', '@types/react-dom', 'csstype', 'undici-types'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: ['node'],
  },
  files: ['main.tsx', 'styles.d.ts'],
};

interface Manifest {
  readonly exports: object;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

let app = '';
let kit = '';
let manifest: Manifest;
let server: { address: string; close: () => Promise<unknown> } | undefined;
let browser: Browser | undefined;

/** Packs the kit as npm would publish it, and unpacks it where npm would put it. */
async function installKit(): Promise<void> {
  await run('npm', ['run', '-s', 'kit:build']);
  const { stdout } = await run('npm', ['pack', resolve('dist/kit'), '--pack-destination', app, '--json']);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  kit = join(app, 'node_modules/h5-exchange-kit');
  await mkdir(kit, { recursive: true });
  await run('tar', ['-xzf', join(app, packed?.filename ?? ''), '-C', kit, '--strip-components', '1']);
  manifest = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as Manifest;
}

const declared = () => Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies });

/** Puts the named packages, and no other, where the app finds them: nothing comes over the network. */
async function link(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(app, 'node_modules', name)), { recursive: true });
    await symlink(resolve('node_modules', name), join(app, 'node_modules', name));
  }
}

async function opened(): Promise<Page> {
  if (!browser || !server) throw new Error('The app was not served');
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Close position' }).waitFor();
  return page;
}

/** The computed colours of the price and of the button, and what their tokens say. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const rgb = (token: string) => {
      const hex = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
      const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return `rgb(${parts.join(', ')})`;
    };
    return {
      price: styleOf('[data-price] > span').color,
      button: styleOf('button').backgroundColor,
      upText: rgb('--direction-up-text'),
      actionBg: rgb('--brand-action-bg'),
      page: styleOf('body').backgroundColor,
    };
  });

beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'kit-app-'));
  await installKit();
  await link([...declared(), ...TYPES]);
  await copyFile(join(APP, 'index.html'), join(app, 'index.html'));
  await copyFile(join(APP, 'main.tsx.txt'), join(app, 'main.tsx'));
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(SETTINGS));
  await writeFile(join(app, 'styles.d.ts'), "declare module '*.css';\n");
  await build({ root: app, configFile: false, logLevel: 'error' });
  server = await serveStatic(join(app, 'dist'));
  browser = await chromium.launch({ executablePath: provideBrowser(), args: FLAGS });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(app, { recursive: true, force: true });
});

describe('the kit as a package', () => {
  it('gives out what its manifest says, with types for every module of it', async () => {
    const paths = JSON.stringify(manifest.exports)
      .split('"')
      .filter((part) => /^\.\/[^*]+\.(?:js|ts|css|json)$/.test(part));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(existsSync(join(kit, path)), path).toBe(true);
    const names = await readdir(join(kit, 'kit/components'));
    expect(names).toEqual(expect.arrayContaining(['Button', 'CandleChart', 'PriceText']));
    for (const name of names)
      expect(await readdir(join(kit, 'kit/components', name)), name).toEqual(
        expect.arrayContaining(['index.js', 'index.d.ts']),
      );
  });

  it('imports nothing but itself and the packages that it declares', async () => {
    const foreign = new Set<string>();
    for (const name of await readdir(kit, { recursive: true })) {
      if (!/\.(?:js|d\.ts)$/.test(name)) continue;
      const text = await readFile(join(kit, name), 'utf8');
      for (const [, from = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g))
        if (!from.startsWith('.') && !declared().some((one) => from === one || from.startsWith(`${one}/`)))
          foreign.add(`${name}: ${from}`);
    }
    expect([...foreign]).toEqual([]);
  });

  it('has types that an app compiles against, the kit’s own included', async () => {
    const compiler = resolve('node_modules/typescript/bin/tsc');
    await expect(run(process.execPath, [compiler, '-p', app])).resolves.toMatchObject({ stdout: '' });
  });

  it('shows a price and a button in the colours of the tokens, and follows the theme', async () => {
    const page = await opened();
    expect(await page.locator('[data-price]').textContent()).toBe('64,218.5');
    const light = await colours(page);
    expect(light.upText).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    expect(light).toMatchObject({ price: light.upText, button: light.actionBg });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const dark = await colours(page);
    expect(dark).toMatchObject({ price: dark.upText });
    expect([dark.price, dark.page]).not.toEqual([light.price, light.page]);
    const font = await page.evaluate(() => document.fonts.load('16px "Inter Variable"').then(({ length }) => length));
    expect(font).toBeGreaterThan(0);
    await page.close();
  });

  it('asks in a dialog and hears the answer', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Close position' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Close BTC/USDT long?' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('64,218.5');
    await dialog.getByRole('button', { name: 'Close 5 lots' }).click();
    await page.getByText('closed', { exact: true }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.close();
  });
});
