import { exportsOf } from '../component-facts/exports.ts';
import { readSources } from '../component-facts/source-graph.ts';
import { declares } from '../component-facts/surface.ts';
import type { StoryFile } from '../story-files.ts';
import type { Finding } from './finding.ts';

const INDEX = /^src\/kit\/components\/\w+\/index\.ts$/;

/** A component of the kit counts when stories/kit has it as a story's component or renders it. */
export function kitWithStories(root: string, stories: readonly StoryFile[]): Finding {
  const graph = readSources(root, ['src/kit/components']);
  const components = [...graph.keys()]
    .filter((path) => INDEX.test(path))
    .flatMap((path) => [...exportsOf(graph, path)])
    .filter(([name, file]) => /^[A-Z]\w*[a-z]/.test(name) && declares(graph.get(file)?.text, name))
    .map(([name]) => name);
  const texts = stories.filter(({ title }) => title.startsWith('Components/')).map(({ text }) => text);
  const shown = (name: string) => texts.some((text) => new RegExp(`component: ${name}\\b|<${name}[\\s/>]`).test(text));
  const bare = components.filter((name) => !shown(name));
  return {
    line: `kit components with stories ${components.length - bare.length}/${components.length}`,
    faults: bare.map((name) => `the kit's ${name} has no story`),
  };
}
