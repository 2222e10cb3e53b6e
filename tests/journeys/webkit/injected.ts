import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const CORE = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
const MARK = '"packages/playwright-core/src/generated/injectedScriptSource.ts"() {';

/**
 * The script that Playwright runs in every page: it finds elements by role and text, and judges them. Taken out of the exact version that
 * is pinned, so that a locator means the same in every engine; another version that keeps it elsewhere ends here.
 */
function source(): string {
  const [, literal] = /= ('.*');$/m.exec(readFileSync(CORE, 'utf8').split(MARK)[1] ?? '') ?? [];
  const text: unknown = literal && runInNewContext(literal);
  if (typeof text !== 'string' || !text.includes('InjectedScript')) throw new Error(`${CORE} holds no page script`);
  return text;
}

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

/** Statements that put the page script into a document. */
export const INSTALL = `const module = {};
${source()}
window.__journey = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(OPTIONS)});`;
