import { basename, dirname, posix } from 'node:path';
import { sitesIn } from './templates.mjs';

const OURS = /^src\/(kit|parts|features|app)\/.*\.tsx$/;
const GENERATED = /\/generated\//;
const KIT_FOLDER = /^src\/kit\/components\/(\w+)\//;
const COMPONENT = /\b(?:function|const|class)\s+([A-Z]\w*)\s*(?:<[^(=]*)?(?:\(|=|extends)/g;
const STYLES_IMPORT = /import (?:\{([^}]+)\}|\* as \w+) from '(\.[^']*\.styles\.ts)'/g;
const SHOWS = {
  icon: /\bicons\.ts'|<svg/,
  label: /\bt\(|[Ww]ords|\b(children|label|title|text|name)\b/,
  decimal: /[Pp]rice|[Aa]mount|[Pp]ercent|[Ff]igure|[Ff]ormat|[Dd]ecimal|\bvalue\b|Text\b/,
};

/** Style sheets of a module, with the names that it takes of each. */
function stylesOf(file, text) {
  return [...text.matchAll(STYLES_IMPORT)].map(([, names, path]) => ({
    file: posix.join(dirname(file), path),
    names:
      names &&
      new Set(
        names.split(',').map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(/\s/)[0],
        ),
      ),
  }));
}

/** A kit component is its folder; any other is its file. */
const nameOf = (file) => KIT_FOLDER.exec(file)?.[1] ?? basename(file, '.tsx');
const keyOf = (file) => (KIT_FOLDER.test(file) ? dirname(file) : file);

/**
 * All components that the built stories consist of: `{ name, files, owners, sites, kinds }`. `owners` are the names that its
 * elements belong to, `sites` the places in its style sheets by kind, `kinds` all that can change about it.
 * `draws` keeps those that draw something themselves; `others` are names of the rest: providers, guards, hosts.
 */
export function componentPool(graph, stories) {
  const reached = new Set(stories.flatMap((story) => [...graph.reachOf(story)]));
  const groups = new Map();
  for (const file of Object.keys(graph.modules).sort()) {
    if (!OURS.test(file) || GENERATED.test(file) || !reached.has(file)) continue;
    groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  }
  const components = [...groups.values()].map((files) => {
    const texts = files.map((file) => graph.read(file));
    const styles = files.flatMap((file, index) => stylesOf(file, texts[index]));
    const inFolder = KIT_FOLDER.test(files[0]);
    const sheets = inFolder ? [...new Set(styles.map(({ file }) => file))].map((file) => ({ file })) : styles;
    const sites = sheets
      .filter(({ file }) => !inFolder || dirname(file) === dirname(files[0]))
      .flatMap(({ file, names }) => sitesIn(file, graph.read(file), names));
    const text = texts.join('\n');
    const isDrawn = /<[A-Za-z]/.test(text);
    const shown = Object.keys(SHOWS).filter((kind) => isDrawn && SHOWS[kind].test(text));
    return {
      name: nameOf(files[0]),
      files,
      owners: [...new Set([...text.matchAll(COMPONENT)].map(([, name]) => name))],
      sites,
      kinds: [...new Set([...sites.map(({ kind }) => kind), ...shown])].sort(),
    };
  });
  return {
    components: components.filter(({ kinds }) => kinds.length > 0),
    others: components.filter(({ kinds }) => kinds.length === 0).map(({ name }) => name),
  };
}
