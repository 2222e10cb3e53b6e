import { mentionsOneOf } from '../reach/properties.mjs';

const IN_STYLE = /var\(\s*--[\w-]+/g;
const CODE = /^(src|stories)\/.*(?<!\.styles)\.tsx?$/;
const ROOT = /:root(\[[^\]]*\])*|\[data-(?:theme|direction)(?![\w-])[^\]]*\]/g;

/** What a definition's place asks for beside a theme and a palette: an element of its own, such as the sample of a palette. */
export function scopeOf(place) {
  const parts = place.split(',').map((part) => part.replace(ROOT, '').trim());
  return parts.includes('') ? undefined : parts.join(',');
}

/** Whether code takes a token by its name, as what draws on a canvas does: its page tells nothing of that. */
export function namedInCode(graph) {
  const text = Object.keys(graph.modules)
    .filter((file) => CODE.test(file))
    .map((file) => graph.read(file).replace(IN_STYLE, ''))
    .join('\n');
  return (name) => mentionsOneOf(text, new Set([name]));
}

/**
 * Answers whether a change of a token can show on a page, from what the page has said that it reads (page.mjs); undefined
 * where no page can say.
 */
export function showsOn({ page: { properties }, scope }, isInCode) {
  const stands = (uses) => scope === undefined || uses.has(scope);
  if (properties.some(isInCode)) return scope === undefined ? undefined : stands;
  return (uses) => stands(uses) && properties.some((name) => uses.has(name));
}
