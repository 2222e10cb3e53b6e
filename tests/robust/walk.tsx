/**
 * Every component of the kit with bad data, in a real browser of 320 px, with text of 100 and 200 %.
 *
 *   npm run test:robust                      all components
 *   npm run test:robust -- -t 'QuoteRow'     one
 *
 * Good props come from the component's stories (whichever element of it a story renders). Each place in them that data
 * fills (places.ts: numbers, texts, pictures, lists, nested ones, the first, middle and last row) gets each bad value of
 * its kind (values.ts) alone, and then many places get one together, drawn by fast-check from a fixed seed. look.ts
 * says what must not be seen. A component without a story, or one whose stories do not render it, fails.
 */
import * as fc from 'fast-check';
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { type Base, basesOf, type Subject } from './kit.tsx';
import { faultsIn } from './look.ts';
import { type Path, type Place, type Props, pathText, placesOf, withValue } from './places.ts';
import { rendered } from './render.tsx';
import { BAD, told } from './values.ts';

const SEED = 20_261_122;
const COMBINATIONS = 30;
/** So many variants stand below each other at a time. */
const BATCH = 40;
/** More findings than this tell nothing new. */
const MOST_TOLD = 60;

type Change = readonly [path: Path, value: unknown];

interface Variant {
  readonly props: Props;
  readonly changes: readonly Change[];
}

const describeChanges = (changes: readonly Change[]): string =>
  changes.length === 0
    ? 'as in the story'
    : changes.map(([path, value]) => `${pathText(path)} = ${told(value)}`).join(', ');

const changed = (props: Props, changes: readonly Change[]): Variant => ({
  props: changes.reduce<Props>((now, [path, value]) => withValue(now, path, value) as Props, props),
  changes,
});

const oneByOne = ({ props, places }: Base): Variant[] => [
  changed(props, []),
  ...places.flatMap(({ path, kind }) => BAD[kind].map((value) => changed(props, [[path, value]]))),
];

const change = (places: readonly Place[]) =>
  fc
    .constantFrom(...places)
    .chain(({ path, kind }) => fc.constantFrom(...BAD[kind]).map((value): Change => [path, value]));

function together({ props, places }: Base): Variant[] {
  if (places.length < 2) return [];
  const several = fc.uniqueArray(change(places), {
    minLength: 2,
    maxLength: 6,
    selector: ([path]) => pathText(path),
  });
  return fc.sample(several, { seed: SEED, numRuns: COMBINATIONS }).map((changes) => changed(props, changes));
}

const LAYERS = 'body > dialog, body > [data-passing]';

interface Findings {
  readonly byVariant: ReadonlyMap<Variant, readonly string[]>;
  /** Seen on the page, of no known variant. */
  readonly loose: readonly string[];
}

/** Renders variants below each other and says what is wrong with each, and with none in particular. */
async function lookAt({ component }: Subject, variants: readonly Variant[]): Promise<Findings> {
  const byVariant = new Map<Variant, string[]>();
  const loose: string[] = [];
  const { error: original } = console;
  console.error = (...words: unknown[]) =>
    void loose.push(`console.error: ${words.map(String).join(' ').slice(0, 300)}`);
  try {
    const thrown = await rendered(
      variants.map(({ props }) => createElement(component, props)),
      (container, textSize) => {
        const named = (element: Element) => faultsIn(element, textSize).map((fault) => `at ${textSize} %: ${fault}`);
        variants.forEach((variant, at) => {
          const cell = container.children[at];
          const faults = cell ? named(cell) : [];
          if (faults.length > 0) byVariant.set(variant, [...(byVariant.get(variant) ?? []), ...faults]);
        });
        for (const layer of document.querySelectorAll(LAYERS)) loose.push(...named(layer));
      },
    );
    for (const [at, error] of thrown) {
      const variant = variants[at];
      if (variant) byVariant.set(variant, [`throws ${error}`]);
    }
  } finally {
    console.error = original;
  }
  return { byVariant, loose };
}

/** What is wrong with a component, one line a fault. */
async function findingsOf(subject: Subject, variants: readonly Variant[]): Promise<string[]> {
  const told: string[] = [];
  const tell = (variant: Variant, faults: readonly string[]) =>
    told.push(...faults.map((fault) => `${describeChanges(variant.changes)}: ${fault}`));
  const size = subject.isSingle ? 1 : BATCH;
  for (let start = 0; start < variants.length && told.length < MOST_TOLD; start += size) {
    const batch = variants.slice(start, start + size);
    const { byVariant, loose } = await lookAt(subject, batch);
    for (const [variant, faults] of byVariant) tell(variant, faults);
    if (loose.length === 0) continue;
    // Whose fault it is shows when each stands alone; what shows then no more is told without a name.
    const before = told.length;
    for (const variant of batch) {
      const alone = await lookAt(subject, [variant]);
      tell(variant, alone.loose);
    }
    if (told.length === before) told.push(...loose.map((fault) => `one of ${batch.length}: ${fault}`));
  }
  return told;
}

function report(findings: readonly string[], what: string): void {
  if (findings.length > 0) expect.fail([what, ...findings.slice(0, MOST_TOLD)].join('\n  '));
}

async function walkBases(subject: Subject, bases: readonly Base[]): Promise<void> {
  const alone = await findingsOf(subject, bases.flatMap(oneByOne));
  report(alone, 'one bad value at a time');
  const combined = await findingsOf(subject, bases.flatMap(together));
  report(combined, `several at once, seed ${SEED}`);
}

/** A test of each component: its good props come through unharmed, and so does every bad value in them. */
export function walk(subjects: readonly Subject[]): void {
  let found: ReadonlyMap<Subject, Base[]>;
  beforeAll(async () => {
    found = await basesOf(subjects);
  });
  it.each(subjects.map((subject) => [subject.name, subject] as const))('%s', async (name, subject) => {
    const bases = found.get(subject) ?? [];
    expect(bases, `no story renders ${name}`).not.toHaveLength(0);
    await walkBases(subject, bases);
  });
}

/** The same of something that stories reach by a tap alone, from props given here. */
export function walkFrom(subject: Subject, props: Props): void {
  it(subject.name, () => walkBases(subject, [{ story: subject.name, props, places: placesOf(props) }]));
}
