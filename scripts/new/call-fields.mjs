/** How a field of a request is read, by the name that it has on the wire; the first that fits. */
const BY_NAME = [
  [/^page$/, { schema: 'page', uses: 'page', good: '1' }],
  [/^limit$/, { schema: 'limit(10)', uses: 'limit', good: '10' }],
  [/^(?:.*_)?id$|^currency$/, { schema: 'id', uses: 'id', good: '1' }],
  [/^(?:amount|number|num|price)$/, { schema: 'amount', uses: 'amount', good: "'1'" }],
  [/^(?:seconds|status|.*type)$/, { schema: 'whole(0, 9999)', uses: 'whole', good: '1' }],
];

/** Schema, the name that it needs of contract/fields.ts, and a good value. */
export const fieldOf = (name) =>
  BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? { schema: 'words(128)', uses: 'words', good: `'${name}'` };
