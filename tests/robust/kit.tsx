import { composeStories } from '@storybook/react';
import { type ComponentType, createElement } from 'react';
import { type Place, type Props, placesOf, shapeOf } from './places.ts';
import { rendered } from './render.tsx';

/** Good props of a component as a story gives them, and the places that it is the first to fill. */
export interface Base {
  readonly story: string;
  readonly props: Props;
  readonly places: readonly Place[];
}

export interface Subject {
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** A page shows one of it at a time. */
  readonly isSingle?: boolean;
}

type Module = Readonly<Record<string, unknown>>;
type Stories = Parameters<typeof composeStories>[0];
interface Composed {
  readonly storyName: string;
  readonly load?: () => Promise<void>;
}

const INDEXES = import.meta.glob<Module>('../../src/kit/components/*/index.ts', { eager: true });
// Parts of a component that it loads when they are first wanted: here already, or a slow machine would look before.
import.meta.glob(['../../src/kit/**/*.{ts,tsx}', '!**/*.test.*'], { eager: true });
const LOADERS = import.meta.glob<Stories>('../../stories/kit/*.stories.tsx');
const TEXTS = import.meta.glob<string>('../../stories/kit/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const isComponent = (name: string, value: unknown): value is ComponentType<Props> =>
  /^[A-Z]\w*[a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/** All components that the kit's folders give out, by name. */
export function kitComponents(first: string, last: string): Subject[] {
  return Object.entries(INDEXES)
    .filter(([path]) => {
      const letter = /components\/(\w)/.exec(path)?.[1] ?? '';
      return letter >= first && letter <= last;
    })
    .flatMap(([, module]) => Object.entries(module))
    .flatMap(([name, component]) => (isComponent(name, component) ? [{ name, component }] : []));
}

interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly memoizedProps: Props;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** What React was given for the elements of some components, in the order in which they stand. */
function* propsIn(first: Fiber | null, subjects: ReadonlyMap<unknown, Subject>): Generator<[Subject, Props]> {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const subject = subjects.get(fiber.type) ?? subjects.get(fiber.elementType);
    if (subject) yield [subject, fiber.memoizedProps];
    yield* propsIn(fiber.child, subjects);
  }
}

function fibersOf(container: Element): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  return key ? (Reflect.get(container, key) as { stateNode: { current: Fiber } }).stateNode.current : null;
}

/** Whether a file of stories is about a component, or draws with it by itself. */
const tellsOf = (path: string, name: string): boolean =>
  new RegExp(`component: ${name}\\b|<${name}[\\s/>]`).test(TEXTS[path] ?? '');

interface Given extends Base {
  readonly path: string;
}

/** What each component was given in the stories: every story is mounted once, and asked for all of them. */
async function gather(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, Given[]>> {
  const found = new Map<Subject, Given[]>(subjects.map((subject) => [subject, []]));
  for (const path of Object.keys(LOADERS)) {
    const told = subjects.filter(({ name }) => tellsOf(path, name));
    const wanted = new Map<unknown, Subject>(told.map((subject) => [subject.component, subject]));
    if (told.length === 0) continue;
    const composed = composeStories((await LOADERS[path]?.()) as Stories);
    for (const story of Object.values(composed) as (ComponentType & Composed)[]) {
      await story.load?.();
      const look = (container: Element) => {
        for (const [subject, props] of propsIn(fibersOf(container), wanted))
          found.get(subject)?.push({ path, story: story.storyName, props, places: placesOf(props) });
      };
      await rendered([createElement(story, { key: 'story' })], look, [100]);
    }
  }
  return found;
}

/** Those that bring something new: the first, and each that fills a place which none before it has filled. */
function firstOfEach(given: readonly Given[]): Base[] {
  const known = new Set<string>();
  return given.flatMap(({ story, props, places }, at) => {
    const fresh = places.filter((place) => !known.has(shapeOf(place)));
    for (const place of fresh) known.add(shapeOf(place));
    return at === 0 || fresh.length > 0 ? [{ story, props, places: fresh }] : [];
  });
}

/** Good props for every place that the stories of a component fill: its own file first. */
export async function basesOf(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, Base[]>> {
  const found = await gather(subjects);
  return new Map(
    [...found].map(([subject, given]) => {
      const isOwn = ({ path }: Given) => path.endsWith(`/${subject.name}.stories.tsx`);
      return [subject, firstOfEach(given.sort((one, other) => Number(isOwn(other)) - Number(isOwn(one))))];
    }),
  );
}
