import facts from 'virtual:component-facts';
import { toId } from 'storybook/internal/csf';

/** The name of a component, as a link to its page where it has one. */
export function PageLink({ name }: { readonly name: string }) {
  const title = facts.pages[name];
  if (title === undefined) return name;
  return (
    <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
      {name}
    </a>
  );
}
