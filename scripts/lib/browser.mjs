import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Firefox by the names of its programs. */
export const FIREFOX = ['firefox-esr', 'firefox'];

/** A browser that draws in software, and asks nobody on the network but the pages under test. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of the first of the programs that is on the PATH; undefined where none is. */
export const findProgram = (names, path = process.env.PATH ?? '') =>
  path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** Path of a Chromium or Chrome: CHROME_PATH, else the first on the PATH; undefined where there is none. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return isExecutable(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return findProgram(NAMES, env.PATH);
}

/** Whether this is Debian (or a child of it) and we may install packages. */
export const canInstallPackages = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages, once; throws what apt said. */
export function installPackages(...names) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

/** A browser for the tests; on Debian as root it is installed, elsewhere one sentence says what to do. */
export function provideBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which cannot be run.`);
  if (canInstallPackages()) {
    console.log('No Chromium found: installing the chromium package ...');
    installPackages('chromium');
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No Chromium or Chrome was found: install one, or set CHROME_PATH to its executable.');
}

/** "156.0.8078.73" of "Chromium 156.0.8078.73 built on Debian". */
export const browserVersion = (path) =>
  /[\d.]{5,}/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
