/** What is built, counted from the code itself: `npm run -s coverage`. Ends with 1 where something built is not whole. */
import { callsServed } from './lib/coverage/calls.ts';
import type { Finding } from './lib/coverage/finding.ts';
import { kitWithStories } from './lib/coverage/kit.ts';
import { menuOpens } from './lib/coverage/menu.ts';
import { routesBuilt } from './lib/coverage/routes.ts';
import { readStories } from './lib/story-files.ts';
import { auditWords, LANGS } from './lib/words.mjs';

async function wordsTranslated(): Promise<Finding> {
  const { languages, keys, findings } = await auditWords('locales', 'docs/glossary.md');
  return {
    line: `locales ${languages.length}/${LANGS.length}, keys ${keys}, missing ${findings.length}`,
    faults: findings,
  };
}

const stories = readStories('stories');
const findings = [
  await routesBuilt(stories),
  await callsServed(),
  menuOpens(),
  await wordsTranslated(),
  kitWithStories(new URL('..', import.meta.url).pathname, stories),
];

for (const { line, faults, notes = [] } of findings) {
  console.log(line);
  for (const text of [...faults, ...notes]) console.log(`  ${text}`);
}
if (findings.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
