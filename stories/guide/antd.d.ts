/** What scripts/vite/story-facts.ts reads from the kit. */
declare module 'virtual:antd' {
  const antd: {
    /** Parts and the components of antd-mobile that each draws with. */
    readonly standing: readonly (readonly [part: string, components: readonly string[]])[];
    /** The other parts. */
    readonly own: Readonly<Record<string, { readonly like: string | null; readonly why: string }>>;
    /** Components that no part draws with or is like, each with the sentence why. */
    readonly leftOut: Readonly<Record<string, string>>;
    /** KB of each of its components: '1.2'. */
    readonly weights: Readonly<Record<string, string>>;
  };
  export default antd;
}
