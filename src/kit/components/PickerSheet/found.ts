import { matches, plain } from './matches.ts';

/** What a search and a heading need to know of an option. */
export interface Findable {
  readonly key: string;
  readonly label: string | null | undefined;
  readonly keywords?: string | null;
  readonly group?: string | null;
}

/** What is meant comes first: the label itself, labels that begin so, then all others in their order. */
export function found<O extends Findable>(options: readonly O[], typed: string): readonly O[] {
  const text = plain(typed).trim();
  if (text === '') return options;
  const rank = ({ label }: O): number => {
    const name = plain(label ?? '');
    return name === text ? 0 : name.startsWith(text) ? 1 : 2;
  };
  return options
    .filter(({ label, keywords, key }) => matches([label, keywords, key].join(' '), typed))
    .sort((a, b) => rank(a) - rank(b));
}

export interface OptionGroup<O> {
  /** '' where options stand without a heading. */
  readonly title: string;
  readonly options: readonly O[];
}

/** Options under their headings, in the order in which a heading first comes. */
export function groupsOf<O extends Findable>(options: readonly O[]): OptionGroup<O>[] {
  const groups = new Map<string, O[]>();
  for (const option of options) {
    const title = option.group ?? '';
    const group = groups.get(title);
    if (group) group.push(option);
    else groups.set(title, [option]);
  }
  return [...groups].map(([title, members]) => ({ title, options: members }));
}
