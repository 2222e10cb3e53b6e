export interface Prop {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  /** What its comment says, without the default; '' where there is none. */
  readonly about: string;
  /** As its comment says it: "'primary'"; '' where it says none. */
  readonly byDefault: string;
}

/** An exported interface: the props of a component, or what one of its props is made of. */
export interface PropTable {
  readonly name: string;
  /** What it takes over from another interface: "Omit<TextFieldProps, 'type'>". */
  readonly from: string;
  readonly props: readonly Prop[];
}

const INTERFACE = /^export interface (\w+)(?:<[^{]*?>)?(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm;
/** A member two spaces in: its comment, its name, and its type up to the line that ends it. */
const MEMBER =
  /^(?: {2}\/\*\*([\s\S]*?)\*\/\n)? {2}(?:readonly )?(\w+)(\??)(?:: |(?=\())([\s\S]*?);$(?=\n {2}\S|\n?(?![\s\S]))/gm;
const UNION = /^export type (\w+) =([^;]+);/gm;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*(?:\*\s?)?/g, ' ').trim();

/** The literals that a type of its own stands for, where they are what one has to know. */
const unionsIn = (texts: readonly string[]) =>
  new Map(
    texts
      .flatMap((text) => [...text.matchAll(UNION)])
      .filter(([, , union = '']) => /^[\s|]*('[^']*'[\s|]*)+$/.test(union))
      .map(([, name = '', union = '']) => [name, oneLine(union).replace(/^\| /, '')]),
  );

function propOf(comment: string, name: string, mark: string, type: string, unions: ReadonlyMap<string, string>): Prop {
  const [about = '', byDefault = ''] = oneLine(comment.replace(/^\s*\*?\s?/, '')).split(/\s*@default\s+/);
  const bare = oneLine(type);
  return { name, isOptional: mark === '?', type: unions.get(bare) ?? bare, about, byDefault };
}

/** The exported interfaces of some files, in their order. */
export function propTables(texts: readonly string[]): PropTable[] {
  const unions = unionsIn(texts);
  return texts
    .flatMap((text) => [...text.matchAll(INTERFACE)])
    .map(([, name = '', from = '', body = '']) => ({
      name,
      from: oneLine(from),
      props: [...body.matchAll(MEMBER)].map(([, comment = '', prop = '', mark = '', type = '']) =>
        propOf(comment, prop, mark, type, unions),
      ),
    }));
}
