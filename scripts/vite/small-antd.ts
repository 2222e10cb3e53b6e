import type { Plugin } from 'vite';

/** What comes along with a component of antd-mobile and is never drawn: the kit gives its own in a prop, or has its own state. */
const UNDRAWN: readonly { readonly by: RegExp; readonly what: RegExp }[] = [
  // Its Chinese words: every name is the kit's.
  { by: /\/config-provider\//, what: /\/locales\/zh-CN$/ },
  // The dots of `loading`: the kit's button turns its Spinner.
  { by: /\/button\//, what: /\/dot-loading$/ },
  // The cross of `clearable`, a part without a role: the kit's is a button.
  { by: /\/input\//, what: /^antd-mobile-icons$/ },
  // The ticks in place of `icon`.
  { by: /\/(checkbox|radio)\//, what: /\/(check|indeterminate)-icon$/ },
];
const NOTHING = '\0small-antd';
/** Asked for a word, a section of words says that it has none. */
const CODE = `const None = () => null;
export { None as CheckIcon, None as IndeterminateIcon, None as CloseCircleFill };
export default new Proxy(None, { get: () => ({}) });
`;

/** Leaves out of antd-mobile's components what the kit never lets them draw: the first drawings would wait for it. */
export function smallAntd(): Plugin {
  return {
    name: 'small-antd',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: UNDRAWN.map(({ what }) => what) },
      handler: (source, importer = '') =>
        importer.includes('/antd-mobile/') && UNDRAWN.some(({ by, what }) => by.test(importer) && what.test(source))
          ? { id: NOTHING, moduleSideEffects: false }
          : null,
    },
    load: { filter: { id: /small-antd$/ }, handler: () => CODE },
  };
}
