import { dirname, join, normalize } from 'node:path';
import type { SourceGraph } from './source-graph.ts';

const DECLARED = /^export (?:declare )?(?:async )?(?:const|function|interface|type|class) (\w+)/gm;
const PASSED_ON = /^export (?:type )?(?:\*|\{([^}]*)\}) from '(\.[^']+)'/gm;

const namesIn = (list: string) => list.split(',').map((name) => name.replace(/\btype\b/, '').trim());

/** What a file gives out, by name: the file that declares it. What it passes on counts. */
export function exportsOf(graph: SourceGraph, path: string): Map<string, string> {
  const text = graph.get(path)?.text ?? '';
  const found = new Map([...text.matchAll(DECLARED)].map(([, name = '']) => [name, path]));
  for (const [, list, specifier = ''] of text.matchAll(PASSED_ON)) {
    const given = exportsOf(graph, normalize(join(dirname(path), specifier)));
    const chosen = list === undefined ? null : namesIn(list);
    for (const [name, file] of given) if (chosen === null || chosen.includes(name)) found.set(name, file);
  }
  return found;
}
