/** What scripts/vite/story-facts.ts reads from the sources. */
declare module 'virtual:component-facts' {
  const facts: import('../../scripts/lib/component-facts/facts.ts').Facts;
  export default facts;
}
