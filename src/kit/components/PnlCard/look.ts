/** Colours and font of the picture, which stands on the brand's ground and has its foot on the band; resolved from the tokens: a canvas cannot read CSS variables. */
export interface PnlLook {
  readonly band: string;
  readonly ink: string;
  readonly secondary: string;
  readonly heroBg: string;
  readonly heroText: string;
  readonly heroQuiet: string;
  readonly heroTick: string;
  readonly up: string;
  readonly down: string;
  readonly flat: string;
  /** Light fields and dark modules in both themes: scanners want no negative. */
  readonly qrField: string;
  readonly qrModule: string;
  readonly family: string;
}

/** Reads the tokens in force at an element. */
export function readLook(element: Element): PnlLook {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const isDark = style.colorScheme === 'dark';
  return {
    band: token('--color-bg-band'),
    ink: token('--color-text-primary'),
    secondary: token('--color-text-secondary'),
    heroBg: token('--brand-hero-bg'),
    heroText: token('--brand-hero-text'),
    heroQuiet: token('--brand-hero-quiet'),
    heroTick: token('--brand-hero-tick'),
    up: token('--direction-up-hero'),
    down: token('--direction-down-hero'),
    flat: token('--direction-flat-hero'),
    qrField: token(isDark ? '--color-text-primary' : '--color-bg-page'),
    qrModule: token(isDark ? '--color-bg-page' : '--color-text-primary'),
    family: token('--font-family-base') || 'sans-serif',
  };
}
