/** Colours and font of the picture, resolved from the tokens: a canvas cannot read CSS variables. */
export interface PnlLook {
  readonly page: string;
  readonly band: string;
  readonly ink: string;
  readonly secondary: string;
  readonly tertiary: string;
  readonly tick: string;
  readonly heroBg: string;
  readonly heroText: string;
  readonly heroQuiet: string;
  readonly up: string;
  readonly upWash: string;
  readonly down: string;
  readonly downWash: string;
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
    page: token('--color-bg-page'),
    band: token('--color-bg-band'),
    ink: token('--color-text-primary'),
    secondary: token('--color-text-secondary'),
    tertiary: token('--color-text-tertiary'),
    tick: token('--color-chart-tick'),
    heroBg: token('--brand-hero-bg'),
    heroText: token('--brand-hero-text'),
    heroQuiet: token('--brand-hero-quiet'),
    up: token('--direction-up-text'),
    upWash: token('--direction-up-wash'),
    down: token('--direction-down-text'),
    downWash: token('--direction-down-wash'),
    flat: token('--direction-flat-text'),
    qrField: token(isDark ? '--color-text-primary' : '--color-bg-page'),
    qrModule: token(isDark ? '--color-bg-page' : '--color-text-primary'),
    family: token('--font-family-base') || 'sans-serif',
  };
}
