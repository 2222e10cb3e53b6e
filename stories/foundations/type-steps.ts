/** What a `type-` token says: '600 2.25rem/calc(1.2222 + ...) ...'. */
const FONT = /^(\d+) ([\d.]+)rem\/calc\(([\d.]+)/;
const ROOT_PX = 16;

/** '36/44, 600': size and line in pixels at normal text size, and weight. */
export function stepText(font: string): string {
  const [, weight = '', rem = '0', leading = '0'] = FONT.exec(font) ?? [];
  const size = Number(rem) * ROOT_PX;
  return `${size}/${Math.round(size * Number(leading))}, ${weight}`;
}
