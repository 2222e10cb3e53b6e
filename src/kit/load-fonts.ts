/** What only stands in until a font has come (theme/fonts.css): a face of the machine's, and not every machine has it. */
const STAND_IN = /Until Then/;

/**
 * Asks for the fonts that the app brings, for what is drawn on a canvas: `font` is weight and size, `family` the list
 * of the theme, `text` the letters that will be drawn. Resolves when they are there, or when it is known that they do
 * not come: what is drawn is then drawn without them. A stand-in is not asked for, as one that the machine lacks would
 * end the wait for all the others.
 */
export async function loadFonts(font: string, family: string, text: string): Promise<void> {
  const own = family
    .split(',')
    .filter((name) => !STAND_IN.test(name))
    .join(',');
  await document.fonts.load(`${font} ${own}`, text).catch(() => undefined);
}
