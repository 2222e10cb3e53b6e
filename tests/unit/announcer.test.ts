import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** The one place that makes live regions. */
const ANNOUNCER = 'src/kit/announce/region.ts';
const LIVE =
  /role=(?:"|'|\{\s*["'])(?:status|alert|log|marquee)\b|role:\s*['"](?:status|alert|log|marquee)\b|\baria-live|\bariaLive\b|<output\b|styled\.output\b/;

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => `src/${path.replaceAll('\\', '/')}`);

describe('live regions', () => {
  it.each(['role="status"', "role={'alert'}", "{ role: 'log' }", 'aria-live="polite"', '<output>', 'styled.output`'])(
    'are found as %s',
    (text) => expect(text).toMatch(LIVE),
  );
  it('are made by the announcer alone', () => {
    const own = files.filter((path) => LIVE.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(own.filter((path) => path !== ANNOUNCER)).toEqual([]);
  });
});
