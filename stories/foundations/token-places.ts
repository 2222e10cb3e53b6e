/** Where a file belongs, in a word: the component, or the path below src. */
export function placeOf(file: string): string {
  const [, component] = /^src\/kit\/components\/([^/]+)\//.exec(file) ?? [];
  return component ?? file.replace(/^src\//, '');
}

/** Places of some files, each once. */
export const placesOf = (files: readonly string[]): readonly string[] => [...new Set(files.map(placeOf))].sort();
