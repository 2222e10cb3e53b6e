import { canInstallPackages, FIREFOX, findProgram, installPackages } from './browser.mjs';

/** Engines that journeys run in beside Chromium: the programs that they take, each by its names, and the Debian packages that bring those. */
const ENGINES = {
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
  firefox: { programs: [FIREFOX], packages: ['firefox-esr'] },
};

/**
 * Whether an engine is here; on Debian as root it is installed. Where it is not, one line says so: work on this project asks for
 * Chromium alone.
 * @param {keyof typeof ENGINES} name
 */
export function hasEngine(name) {
  const { programs, packages } = ENGINES[name];
  const isHere = () => programs.every((names) => findProgram(names));
  if (isHere()) return true;
  if (canInstallPackages()) {
    console.log(`No ${name} found: installing ${packages.join(' and ')} ...`);
    try {
      installPackages(...packages);
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
    if (isHere()) return true;
  }
  console.log(`No ${name} here (${packages.join(', ')}): its journeys are SKIPPED.`);
  return false;
}
