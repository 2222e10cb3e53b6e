import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoryFile } from '../story-files.ts';
import type { Finding } from './finding.ts';

const COMPONENTS = 'src/kit/components';
/** What stands before a component's name where it is declared or passed on. */
const DECLARED = /^export (?:const|function) ([A-Z][A-Za-z]*[a-z][A-Za-z]*)/gm;

/** A component of the kit counts when stories/kit has it as a story's component or renders it. */
export async function kitWithStories(stories: readonly StoryFile[]): Promise<Finding> {
  const folders = await readdir(COMPONENTS);
  const components = (await Promise.all(folders.sort().map((folder) => exportedBy(join(COMPONENTS, folder))))).flat();
  const texts = stories.filter(({ title }) => title.startsWith('Components/')).map(({ text }) => text);
  const shown = (name: string) => texts.some((text) => new RegExp(`component: ${name}\\b|<${name}[\\s/>]`).test(text));
  const bare = components.filter((name) => !shown(name));
  return {
    line: `kit components with stories ${components.length - bare.length}/${components.length}`,
    faults: bare.map((name) => `the kit's ${name} has no story`),
  };
}

/** Components that a folder's index gives out. */
async function exportedBy(folder: string): Promise<string[]> {
  const index = await readFile(join(folder, 'index.ts'), 'utf8');
  const named = [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const whole = await Promise.all(
    [...index.matchAll(/^export \* from '\.\/([^']+)'/gm)].map(([, file = '']) => readFile(join(folder, file), 'utf8')),
  );
  const own = whole.flatMap((text) => [...text.matchAll(DECLARED)].map(([, name = '']) => name));
  return [...named.map((name) => name.trim()), ...own].filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}
