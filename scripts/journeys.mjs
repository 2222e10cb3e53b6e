/** Journeys in every engine that is here or can be installed. Arguments go to Playwright: `--project=webkit` asks for one engine. */
import { provideBrowser } from './lib/browser.mjs';
import { hasEngine } from './lib/engines.mjs';
import { run } from './lib/steps.mjs';

const given = process.argv.slice(2);
const isAsked = (engine) =>
  given.includes(`--project=${engine}`) || !given.some((argument) => argument.startsWith('--project'));
const env = isAsked('chromium') ? { CHROME_PATH: provideBrowser() } : {};
const engines = ['chromium', 'webkit', 'firefox'].filter(
  (engine) => isAsked(engine) && (engine === 'chromium' || hasEngine(engine)),
);
const projects = engines.map((engine) => `--project=${engine}`);
const rest = given.filter((argument) => !argument.startsWith('--project='));
process.exit(
  await run('npx', ['playwright', 'test', '-c', 'tests/journeys/playwright.config.ts', ...projects, ...rest], env),
);
