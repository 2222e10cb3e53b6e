import { composeStories } from '@storybook/react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Client } from '../../src/data/client.ts';
import type { Lang } from '../../src/domain/constants.ts';
import { type Staged, stageScreen } from '../../stories/support/screen.tsx';
import { AS_WIRED, FIAT_AS_WIRED } from '../../stories/support/toolbars.ts';
import type { ScreenParameters } from '../../stories/support/world.ts';
import modes from '../../visual-tests/modes.json';

type Stories = Parameters<typeof composeStories>[0];
type Composed = ComponentType & {
  readonly load: () => Promise<void>;
  readonly parameters: { readonly screen?: ScreenParameters };
};

export const GLOBALS = {
  ...modes.light.globals,
  endLang: modes.light.globals.lang,
  fiat: FIAT_AS_WIRED,
  scenario: AS_WIRED,
} as const;
const PROJECT = { initialGlobals: GLOBALS };

/** The stories of a file by name, to be drawn without their play functions. */
export const storiesOf = (module: unknown): Readonly<Record<string, Composed>> =>
  composeStories(module as Stories, PROJECT as Parameters<typeof composeStories>[1]) as Readonly<
    Record<string, Composed>
  >;

function storyNamed(module: unknown, name: string): Composed {
  const Story = storiesOf(module)[name];
  if (!Story) throw new Error(`There is no story ${name}`);
  return Story;
}

/** A story, with what it loads. */
export async function storyOf(module: unknown, name: string): Promise<ReactNode> {
  const Story = storyNamed(module, name);
  await Story.load();
  return <Story />;
}

/** The screen of a story with the ways to the exchange and in the language that a test gives it, and its client. */
export function screenOf(
  module: unknown,
  name: string,
  ways?: Pick<Client, 'transport' | 'feed'>,
  lang: Lang = 'en',
): Promise<Staged> {
  const { screen } = storyNamed(module, name).parameters;
  if (!screen) throw new Error(`${name} is no story of a screen`);
  return stageScreen(screen, { ...GLOBALS, lang, endLang: lang }, ways);
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
