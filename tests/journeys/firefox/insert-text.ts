/** What Playwright calls in a page over BiDi to bring text into the field that has the focus. */
const INSERT_TEXT = '__pw_bidiInsertText';

/**
 * Has text come into a field as Firefox's own editor brings it. Playwright sets `value` by script, in the page's own realm; React has put a
 * setter of its own there, takes the text for what it wrote itself, and tells nobody: forms that are filled so are sent empty. For
 * `page.addInitScript`.
 */
export const insertTextAsAnEditor: [run: (name: string) => void, name: string] = [
  (name) =>
    Object.defineProperty(window, name, {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      // Playwright brings its own with every page.
      set: () => undefined,
    }),
  INSERT_TEXT,
];
