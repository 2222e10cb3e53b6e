/**
 * Pictures of every story: `compare` against reference/, or `accept` what now is after two identical renders.
 * node visual-tests/run.mjs compare|accept [--filter "Kit/Button"] [--mode dark]
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion, provideBrowser } from '../scripts/lib/browser.mjs';
import { serveStatic } from '../scripts/lib/serve-static.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
const HERE = resolve(import.meta.dirname);
const REFERENCE = join(HERE, 'reference');
const BROWSER_FILE = join(HERE, 'browser.json');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { filter: { type: 'string' }, mode: { type: 'string' } },
});
const action = positionals[0];

async function pictures(folder) {
  if (!existsSync(folder)) return [];
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.png')).sort();
}

const isSame = async (a, b) => existsSync(a) && existsSync(b) && (await readFile(a)).equals(await readFile(b));

function loki(command, address, chrome, reference) {
  const args = [
    '--require',
    join(HERE, 'visible-tabs.cjs'),
    'node_modules/loki/bin/loki',
    command,
    '--reactUri',
    address,
    `--chromeFlags=${FLAGS.join(' ')}`,
    '--requireReference',
    '--verboseRenderer',
    '--chromeConcurrency',
    '4',
    '--reference',
    reference,
    '--output',
    join(HERE, 'current'),
    '--difference',
    join(HERE, 'difference'),
    ...(values.filter ? ['--storiesFilter', values.filter] : []),
    ...(values.mode ? ['--configurationFilter', values.mode] : []),
  ];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CHROME_PATH: chrome },
    });
    let failures = '';
    const watch = (chunk) => {
      const lines = String(chunk)
        .split('\n')
        .filter((line) => /FAIL|rror|differ/.test(line));
      if (lines.length > 0) failures += `${lines.join('\n')}\n`;
    };
    child.stdout.on('data', watch);
    child.stderr.on('data', watch);
    child.on('exit', (code) => done({ code, failures }));
  });
}

async function nameBrowser(chrome) {
  const now = browserVersion(chrome);
  const recorded = existsSync(BROWSER_FILE) ? JSON.parse(await readFile(BROWSER_FILE, 'utf8')).version : undefined;
  if (recorded && recorded !== now) {
    console.log(
      `The references were made with Chromium ${recorded}; this is ${now}. Differences may come from the browser: new references for it are a commit of their own.`,
    );
  }
  return now;
}

async function compare(address, chrome) {
  await nameBrowser(chrome);
  const { code, failures } = await loki('test', address, chrome, REFERENCE);
  const differing = await pictures(join(HERE, 'difference'));
  const count = (await pictures(join(HERE, 'current'))).length;
  if (code === 0) {
    console.log(`${count} pictures, none differs.`);
    return 0;
  }
  console.log(failures.trim());
  console.log(
    `${count} pictures, ${differing.length} differ:\n${differing.map((file) => `  visual-tests/difference/${file}`).join('\n')}`,
  );
  console.log('Accept wanted changes with: npm run visual:accept');
  return 1;
}

async function accept(address, chrome) {
  const renders = [join(HERE, 'current-a'), join(HERE, 'current-b')];
  for (const folder of renders) {
    await rm(folder, { recursive: true, force: true });
    const { code, failures } = await loki('update', address, chrome, folder);
    if (code !== 0) {
      console.log(failures);
      return 1;
    }
  }
  const [first, second] = renders;
  const files = await pictures(first);
  const unsteady = [];
  for (const file of files) if (!(await isSame(join(first, file), join(second, file)))) unsteady.push(file);
  if (unsteady.length > 0) {
    console.log(`Two renders differ; nothing was accepted:\n${unsteady.map((file) => `  ${file}`).join('\n')}`);
    return 1;
  }
  const accepted = [];
  for (const file of files) {
    if (await isSame(join(first, file), join(REFERENCE, file))) continue;
    accepted.push(file);
    await mkdir(dirname(join(REFERENCE, file)), { recursive: true });
    await cp(join(first, file), join(REFERENCE, file));
  }
  const isWhole = !values.filter && !values.mode;
  const gone = isWhole ? (await pictures(REFERENCE)).filter((file) => !files.includes(file)) : [];
  for (const file of gone) await rm(join(REFERENCE, file));
  await writeFile(BROWSER_FILE, `${JSON.stringify({ version: await nameBrowser(chrome) }, null, 2)}\n`);
  for (const folder of renders) await rm(folder, { recursive: true, force: true });
  console.log(`${files.length} pictures rendered twice alike; ${accepted.length} accepted, ${gone.length} removed.`);
  for (const file of accepted) console.log(`  accepted ${file}`);
  for (const file of gone) console.log(`  removed ${file}`);
  return 0;
}

if (action !== 'compare' && action !== 'accept') {
  console.error('Say what to do: compare or accept.');
  process.exit(2);
}
if (!existsSync('storybook-static/index.json')) {
  console.error('Build the stories first: npm run storybook:build');
  process.exit(2);
}
const chrome = provideBrowser();
const server = await serveStatic(resolve('storybook-static'));
const code = action === 'compare' ? await compare(server.address, chrome) : await accept(server.address, chrome);
await server.close();
process.exit(code);
