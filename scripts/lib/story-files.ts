import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of stories, as its file declares it. */
export interface StoryFile {
  readonly path: string;
  readonly title: string;
  /** The route whose screen it shows, where it names one. */
  readonly route: string | undefined;
  readonly stories: ReadonlySet<string>;
  readonly text: string;
}

/** Reads every story file below a folder. The sources are asked, not a built Storybook: that one may be of yesterday. */
export function readStories(folder: string): StoryFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  return files.sort().map((name) => readStoryFile(join(folder, name)));
}

function readStoryFile(path: string): StoryFile {
  const text = readFileSync(path, 'utf8');
  // The first title of a file is that of its group.
  const title = /\btitle: '([^'/]+\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${path} has no title`);
  const route = /\bscreenMeta\('([^']+)'\)/.exec(text)?.[1];
  const stories = new Set([...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? ''));
  return { path, title, route, stories, text };
}
