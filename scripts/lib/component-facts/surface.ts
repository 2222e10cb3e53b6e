import { exportsOf, type SourceGraph } from '../sources.ts';

/**
 * An exported interface, the props of a component or what one of its props is made of, with what it takes over `from` another one:
 * "Omit<TextFieldProps, 'type'>". Of a prop, `about` is what its comment says without the default, `byDefault` what that says it is:
 * "'primary'"; '' where it says none.
 */
export type PropTable = ReturnType<typeof propTables>[number];

const INTERFACE = /^export interface (\w+)(?:<[^{]*?>)?(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm;
/** A member two spaces in: its comment, its name, and its type up to the line that ends it. */
const MEMBER =
  /^(?: {2}\/\*\*([\s\S]*?)\*\/\n)? {2}(?:readonly )?(\w+)(\??)(?:: |(?=\())([\s\S]*?);$(?=\n {2}\S|\n?(?![\s\S]))/gm;
/** The literals that a type of its own stands for, where they are what one has to know. */
const UNION = /^export type (\w+) =([\s|]*(?:'[^']*'[\s|]*)+);/gm;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*(?:\*\s?)?/g, ' ').trim();

/** The exported interfaces of some files, in their order. */
export function propTables(texts: readonly string[]) {
  const unions = new Map(
    texts
      .flatMap((text) => [...text.matchAll(UNION)])
      .map(([, name = '', union = '']) => [name, oneLine(union).replace(/^\| /, '')]),
  );
  const propOf = ([, comment = '', name = '', mark, text = '']: readonly string[]) => {
    const [about = '', byDefault = ''] = oneLine(comment.replace(/^\s*\*?\s?/, '')).split(/\s*@default\s+/);
    const type = oneLine(text);
    return { name, isOptional: mark === '?', type: unions.get(type) ?? type, about, byDefault };
  };
  return texts
    .flatMap((text) => [...text.matchAll(INTERFACE)])
    .map(([, name = '', from = '', body = '']) => ({
      name,
      from: oneLine(from),
      props: [...body.matchAll(MEMBER)].map(propOf),
    }));
}

/** The props first, the options of a call next, what they are made of after them. */
const weightOf = ({ name }: PropTable) => (/Props$/.test(name) ? 0 : /Options$/.test(name) ? 1 : 2);

/** The comment right above a declaration, as prose. */
const commentOf = (text: string, name: string): string =>
  oneLine(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(text)?.[1] ?? '');

/**
 * What a component, made of the files at `paths` with what stands for it under the name `main`, shows to who uses it: what its comment says, the components that its folder gives out, and
 * their props with the types that those are made of.
 */
export function surfaceOf(graph: SourceGraph, name: string, paths: readonly string[], main = name) {
  const index = `src/kit/components/${name}/index.ts`;
  const door = graph.has(index) ? index : 'src/kit/feedback/index.ts';
  const given = exportsOf(graph, door);
  const isComponent = (key: string, file: string) =>
    /^[A-Z]\w*[a-z]/.test(key) &&
    /\.tsx$/.test(file) &&
    paths.includes(file) &&
    new RegExp(`^export (?:const|function) ${key}\\b`, 'm').test(graph.get(file)?.text ?? '');
  return {
    about: commentOf(graph.get(given.get(main) ?? '')?.text ?? '', main),
    exports: [...given].flatMap(([key, file]) => (isComponent(key, file) ? [key] : [])),
    props: propTables(paths.flatMap((path) => graph.get(path)?.text ?? []))
      .filter((table) => given.has(table.name))
      .sort((one, two) => weightOf(one) - weightOf(two)),
  };
}
