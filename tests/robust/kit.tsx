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

/** What React was given for each of a component's elements that stand in a container. */
function propsIn(container: Element, component: unknown): Props[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root = key && (Reflect.get(container, key) as { stateNode: { current: Fiber } });
  const found: Props[] = [];
  const visit = (fiber: Fiber | null): void => {
    for (let at = fiber; at; at = at.sibling) {
      if (at.type === component || at.elementType === component) found.push(at.memoizedProps);
      visit(at.child);
    }
  };
  if (root) visit(root.stateNode.current);
  return found;
}

/** Good props for every place that the stories of a component fill. */
export async function basesOf({ name, component }: Subject): Promise<Base[]> {
  const bases: Base[] = [];
  const known = new Set<string>();
  const files = Object.keys(LOADERS).filter((path) =>
    TEXTS[path]?.match(new RegExp(`component: ${name}\\b|<${name}[\\s/>]`)),
  );
  // Its own file first.
  files.sort((a, b) => Number(b.endsWith(`/${name}.stories.tsx`)) - Number(a.endsWith(`/${name}.stories.tsx`)));
  for (const path of files) {
    const composed = composeStories((await LOADERS[path]?.()) as Stories);
    for (const story of Object.values(composed) as (ComponentType & Composed)[]) {
      await story.load?.();
      const gather = (container: Element) => {
        for (const props of propsIn(container, component)) {
          const places = placesOf(props).filter((place) => !known.has(shapeOf(place)));
          if (bases.length > 0 && places.length === 0) continue;
          for (const place of places) known.add(shapeOf(place));
          bases.push({ story: story.storyName, props, places });
        }
      };
      await rendered([createElement(story, { key: 'story' })], gather, [100]);
    }
  }
  return bases;
}
