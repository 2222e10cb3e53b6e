import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { readStories } from '../../scripts/lib/story-files.mjs';

const PAGES = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(join('stories', name), 'utf8') }));

const groups = readStories('stories');

/** What Storybook opens: a page by its title, and each story by its title and name. */
const places = new Set([
  ...PAGES.flatMap(({ text }) => {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    const of = /<Meta of=\{/.test(text) && /from '\.\/(\w+\.stories)\.tsx'/.exec(text)?.[1];
    const named = title ?? groups.find(({ path }) => of && path.endsWith(`${of}.tsx`))?.title;
    return named ? [`/docs/${toId(named, 'docs')}`] : [];
  }),
  ...groups.flatMap(({ title, stories, text }) => [
    ...(text.includes("tags: ['autodocs']") ? [`/docs/${toId(title, 'docs')}`] : []),
    ...[...stories.keys()].map((name) => `/story/${toId(title, storyNameFromExport(name))}`),
  ]),
]);

const linksOf = (text: string) => [
  ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
  ...[...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link),
];

it('has a front page that every reader begins at', () => {
  const [front] = PAGES.filter(({ text }) => text.includes('<Meta title="Guide/Start here"'));
  expect(front && linksOf(front.text).length).toBeGreaterThan(20);
  for (const reader of ['You design', 'You build', 'You are the brand team'])
    expect(front?.text).toContain(`## ${reader}`);
});

it.each(PAGES)('leads from $name to places that exist', ({ text }) => {
  for (const link of linksOf(text)) {
    if (link.startsWith('./?path=')) expect(places, link).toContain(link.slice('./?path='.length));
    else if (link.startsWith('figma/'))
      expect(existsSync(join('design-tokens/generated', link.slice('figma/'.length))), link).toBe(true);
    else expect(link).toMatch(/^https:\/\//);
  }
});

it.each(PAGES)('names in $name commands and files that exist', ({ text }) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name = ''] of text.matchAll(/`npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(name);
  for (const [, path = ''] of text.matchAll(/`((?:[\w-]+\/)*[\w.$-]+\.(?:md|json|ts|tsx|mjs))`/g))
    if (path.includes('/') || path.endsWith('.md')) expect(existsSync(path), path).toBe(true);
});
