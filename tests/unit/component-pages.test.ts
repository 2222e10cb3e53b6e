import { describe, expect, it } from 'vitest';
import { readFacts } from '../../scripts/lib/component-facts/facts.ts';
import { propTables } from '../../scripts/lib/component-facts/surface.ts';
import { componentStories } from '../../scripts/lib/story-files.mjs';
import { sentencePieces } from '../../stories/docs/sentence-pieces.ts';

const LISTS = ['use', 'avoid', 'accessibility'] as const;

const facts = readFacts();
const stories = componentStories();

/** The sentences of one list of a guide, as the file of stories writes them. */
function sentencesOf(text: string, list: (typeof LISTS)[number]): string[] {
  const guide = /^ {4}guide: \{\n([\s\S]*?)\n {4}\} satisfies ComponentGuide,$/m.exec(text)?.[1] ?? '';
  const body = new RegExp(`^ {6}${list}: \\[([\\s\\S]*?)\\],$`, 'm').exec(guide)?.[1] ?? '';
  return [...body.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, one, two]) => one ?? two ?? '');
}

const tables = Object.entries(facts.parts).flatMap(([part, { props }]) => props.map((table) => ({ part, ...table })));

describe('pages of components', () => {
  it.each(stories)('$title has a page with a guide of three lists', ({ text }) => {
    expect(text).toMatch(/^ {2}tags: \['autodocs'\],$/m);
    for (const list of LISTS) {
      const sentences = sentencesOf(text, list);
      expect(sentences, list).not.toHaveLength(0);
      for (const sentence of sentences) expect(sentence, list).toMatch(/^(?:[A-Z0-9`].*)\.$/);
    }
  });

  it.each(stories)('$title names only components that there are', ({ text }) => {
    const named = LISTS.flatMap((list) => sentencesOf(text, list))
      .flatMap(sentencePieces)
      .filter(({ kind }) => kind === 'component');
    expect(named.map((piece) => piece.text).filter((name) => facts.pages[name] === undefined)).toEqual([]);
  });

  it('no two files of stories share a page', () => {
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
  });

  it('every component that the kit gives out is told of on a page', () => {
    const titles = new Set(stories.map(({ title }) => title));
    const given = Object.values(facts.parts).flatMap(({ exports }) => exports);
    expect(given.length).toBeGreaterThan(100);
    expect(given.filter((name) => !titles.has(facts.pages[name] ?? ''))).toEqual([]);
  });

  it('every component says in a sentence what it is', () => {
    expect(Object.keys(facts.parts).filter((part) => facts.parts[part]?.about === '')).toEqual([]);
  });
});

describe('props', () => {
  it('each is documented in a sentence', () => {
    expect(tables.length).toBeGreaterThan(100);
    const bare = tables.flatMap(({ part, name, props }) =>
      props.filter(({ about }) => about === '').map((prop) => `${part}: ${name}.${prop.name}`),
    );
    expect(bare).toEqual([]);
  });

  it('each that is true or false and may be left out says which it is then', () => {
    const silent = tables.flatMap(({ part, name, props }) =>
      props
        .filter(({ isOptional, type, byDefault }) => isOptional && /^boolean\b/.test(type) && byDefault === '')
        .map((prop) => `${part}: ${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('are read with their types, sentences and defaults', () => {
    const source = [
      "export type Tone = 'calm' | 'loud';",
      'interface Own {',
      '  readonly hidden: string;',
      '}',
      "export interface NoteProps<K extends string> extends Omit<BaseProps, 'tone'> {",
      '  /** Tells it',
      '   * from others. */',
      '  readonly key: K;',
      "  /** How loud. @default 'calm' */",
      '  readonly tone?: Tone;',
      '  readonly part?: {',
      '    /** Within. */',
      '    readonly label: string;',
      '  };',
      '  remember(key: string): void;',
      '}',
    ].join('\n');
    const [table, ...others] = propTables([`${source}\n`]);
    expect(others).toEqual([]);
    expect(table).toMatchObject({ name: 'NoteProps', from: "Omit<BaseProps, 'tone'>" });
    expect(table?.props).toEqual([
      { name: 'key', isOptional: false, type: 'K', about: 'Tells it from others.', byDefault: '' },
      { name: 'tone', isOptional: true, type: "'calm' | 'loud'", about: 'How loud.', byDefault: "'calm'" },
      expect.objectContaining({ name: 'part', isOptional: true, about: '' }),
      expect.objectContaining({ name: 'remember', about: '' }),
    ]);
  });
});

describe('facts from the sources', () => {
  it('names the tokens of a component, also those that are put together', () => {
    expect(facts.parts.Badge?.tokens).toContain('--direction-up-text');
    expect(facts.parts.Avatar?.tokens).toContain('--color-mark-clay-solid');
    // By the box that all fields share.
    expect(facts.parts.TextField?.tokens).toContain('--kit-field-line');
  });

  it('names who draws with a component', () => {
    expect(facts.parts.Sheet?.components).toEqual(expect.arrayContaining(['PickerSheet', 'ReviewSheet']));
    expect(facts.parts.PasswordField?.screens).toContain('Screens/Login');
    expect(facts.parts.Confirm?.screens).toContain('Screens/Spot/Ticket');
  });

  it('shows the props of a component before what they are made of', () => {
    expect(facts.parts.Accordion?.props.map(({ name }) => name)).toEqual(['AccordionProps', 'AccordionItem']);
    expect(facts.parts.Confirm?.props[0]?.name).toBe('ConfirmOptions');
  });
});
