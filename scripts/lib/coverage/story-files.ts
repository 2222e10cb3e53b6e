import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A group of stories, as its file declares it. */
export interface StoryFile {
  readonly path: string;
  readonly title: string;
  readonly stories: ReadonlySet<string>;
  readonly text: string;
}

/** Reads every story file below a folder. The sources are asked, not a built Storybook: that one may be of yesterday. */
export async function readStories(folder: string): Promise<StoryFile[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.stories.tsx'));
  return Promise.all(files.sort().map((name) => readStoryFile(join(folder, name))));
}

async function readStoryFile(path: string): Promise<StoryFile> {
  const text = await readFile(path, 'utf8');
  // The first title of a file is that of its group.
  const title = /\btitle: '([^'/]+\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${path} has no title`);
  const stories = new Set([...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? ''));
  return { path, title, stories, text };
}
