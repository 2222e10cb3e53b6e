/** Rules that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the story that stands, by all its rules or by some; a part by itself lies in no landmark. */
export async function axeProblems(only?: readonly string[]): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { resultTypes: ['violations'], ...(only ? { runOnly: [...only] } : { rules: { region: { enabled: false } } }) },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
