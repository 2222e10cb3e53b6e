import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import which from 'which';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Firefox by the names of its programs. */
export const FIREFOX = ['firefox-esr', 'firefox'];

/** A browser that draws in software, and asks nobody on the network but the pages under test. */
export const BROWSER_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run'],
  ...['quic', 'background-networking', 'component-update', 'sync'].map((what) => `--disable-${what}`),
];

/** Path of the first of the programs that is on the PATH; undefined where none is. */
export const findProgram = (names) => names.map((name) => which.sync(name, { nothrow: true })).find(Boolean);

/** Path of a Chromium or Chrome: CHROME_PATH, else the first on the PATH; undefined where there is none. */
export const findBrowser = () => findProgram(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : CHROMIUM);

/** Whether this is Debian (or a child of it) and we may install packages. */
export const canInstallPackages = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages, once; throws what apt said. */
export function installPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  // Another installation may be on its way.
  const patience = ['-o', 'DPkg::Lock::Timeout=120'];
  spawnSync('apt-get', [...patience, 'update', '-qq'], options);
  execFileSync('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

/** Whether programs are here, or could be had by installing their packages where that is possible. */
function provide(title, isHere, packages) {
  if (isHere() || !canInstallPackages()) return isHere();
  console.log(`No ${title} found: installing ${packages.join(' and ')} ...`);
  try {
    installPackages(...packages);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  return isHere();
}

/** A browser for the tests; on Debian as root it is installed, elsewhere one sentence says what to do. */
export function provideBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !findBrowser()) throw new Error(`CHROME_PATH names ${CHROME_PATH}, which cannot be run.`);
  if (provide('Chromium', () => Boolean(findBrowser()), ['chromium'])) return findBrowser();
  throw new Error('No Chromium or Chrome was found: install one, or set CHROME_PATH to its executable.');
}

/** Engines that journeys run in beside Chromium: the programs that they take, each by its names, and the Debian packages that bring those. */
const ENGINES = {
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
  firefox: { programs: [FIREFOX], packages: ['firefox-esr'] },
};

/**
 * Whether an engine is here. Where it is not, one line says so, as work on this project asks for Chromium alone; in CI (`CI` is set there)
 * it throws: what is promised of an engine is not to go unseen.
 */
export function hasEngine(name) {
  const { programs, packages } = ENGINES[name];
  if (provide(name, () => programs.every(findProgram), packages)) return true;
  const missing = `No ${name} here (${packages.join(', ')})`;
  if (process.env.CI) throw new Error(`${missing}: install it, or leave it out with --project=chromium.`);
  console.log(`${missing}: its journeys are SKIPPED.`);
  return false;
}

/** "156.0.8078.73" of "Chromium 156.0.8078.73 built on Debian". */
export const browserVersion = (path) =>
  /[\d.]{5,}/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
