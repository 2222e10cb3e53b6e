/**
 * The package of an import or of a path in node_modules: "zod/mini" is of "zod".
 * @param {string} specifier
 */
export const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
