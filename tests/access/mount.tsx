import { composeStories } from '@storybook/react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AS_WIRED, FIAT_AS_WIRED } from '../../stories/support/toolbars.ts';
import modes from '../../visual-tests/modes.json';

type Stories = Parameters<typeof composeStories>[0];
type Composed = ComponentType & { readonly load: () => Promise<void> };

const PROJECT = { initialGlobals: { ...modes.light.globals, fiat: FIAT_AS_WIRED, scenario: AS_WIRED } };

/** The stories of a file by name, to be drawn without their play functions. */
export const storiesOf = (module: unknown): Readonly<Record<string, Composed>> =>
  composeStories(module as Stories, PROJECT as Parameters<typeof composeStories>[1]) as Readonly<
    Record<string, Composed>
  >;

/** A story, with what it loads. */
export async function storyOf(module: unknown, name: string): Promise<ReactNode> {
  const Story = storiesOf(module)[name];
  if (!Story) throw new Error(`There is no story ${name}`);
  await Story.load();
  return <Story />;
}

/** Puts it on the page; gives what takes it away. */
export function mount(node: ReactNode): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(node);
  return () => {
    root.unmount();
    place.remove();
  };
}
