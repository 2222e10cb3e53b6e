const few = (names) =>
  names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ');

/** What the changes are drawn from, and what is left out. */
export function summary({ tokens, otherTokens, components, otherComponents, lost }) {
  const definitions = tokens.flatMap(({ places }) => places).length;
  const sites = components.flatMap((component) => component.sites).length;
  return [
    `Drawn from ${tokens.length} tokens in ${definitions} definitions and ${components.length} components with ${sites} places in their style sheets.`,
    `Tokens that a still picture cannot show: ${few(otherTokens)}.`,
    `Components that draw nothing themselves: ${few(otherComponents)}.`,
    ...(lost.length > 0 ? [`Style sheets that the build has put together otherwise: ${few(lost)}.`] : []),
  ].join('\n');
}

const WORDS = {
  caught: ({ by, error }) => `caught by ${by}${error ? `, which failed: ${error}` : ''}`,
  excused: ({ touched }) => `excused: stands in ${touched} stories, and no pixel differs in any`,
  missed: () => 'missed: no story draws it',
};

/** One line about a change. */
export const tell = (result) =>
  `${result.number}. ${result.name}, ${result.kind}: ${result.says}\n   ${WORDS[result.verdict](result)}; ${result.pictures} pictures, ${result.seconds} s`;
