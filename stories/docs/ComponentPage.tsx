import facts from 'virtual:component-facts';
import { useOf } from '@storybook/addon-docs/blocks';
import { Head, Pair, Part, Sheet } from './Docs.styles.ts';
import { GuideList } from './GuideList.tsx';
import type { ComponentGuide } from './guide.ts';
import { PropList } from './PropList.tsx';
import { Sentence } from './Sentence.tsx';
import { States } from './States.tsx';
import { TokenList } from './TokenList.tsx';
import { UsedBy } from './UsedBy.tsx';

const NO_GUIDE: ComponentGuide = { use: [], avoid: [], accessibility: [] };

/** The components of the kit that a title stands for: its own, or those that share the page. */
const partsOf = (title: string, name: string): string[] =>
  facts.parts[name] ? [name] : Object.keys(facts.parts).filter((part) => facts.pages[part] === title);

/** The page of a component: what it is for, its states side by side, its props, its tokens, and where it is used. */
export function ComponentPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const name = title.split('/').at(-1) ?? title;
  const parts = partsOf(title, name);
  const guide: ComponentGuide = parameters.guide ?? NO_GUIDE;
  const about = facts.parts[name]?.about ?? parameters.docs?.description?.component ?? '';
  return (
    <Sheet className="sb-unstyled" data-component-page={title}>
      <Head>
        <h1>{name}</h1>
        <p>
          <Sentence text={about} />
        </p>
      </Head>
      <Pair>
        <GuideList heading="When to use it" sentences={guide.use} />
        <GuideList heading="When not" sentences={guide.avoid} />
      </Pair>
      <Part>
        <h2>States</h2>
        <States />
      </Part>
      <GuideList heading="Accessibility" sentences={guide.accessibility} />
      <PropList parts={parts} />
      <TokenList parts={parts} />
      <UsedBy parts={parts} waitsFor={guide.waitsFor} />
    </Sheet>
  );
}
