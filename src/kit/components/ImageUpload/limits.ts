const MEGABYTE = 1024 * 1024;

/** 'image/jpeg', 'image/png' -> 'JPEG or PNG', in the language of the page. */
export function formatsText(accept: readonly string[], lang: string): string {
  const names = accept.map((type) => (type.split('/')[1] ?? type).toUpperCase());
  return new Intl.ListFormat(lang || 'en', { type: 'disjunction' }).format(names);
}

/** 10485760 -> '10 MB', '10 Mo' in French; under a megabyte in kilobytes. */
export function sizeText(bytes: number, lang: string): string {
  const [amount, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [bytes / 1024, 'kilobyte'];
  return new Intl.NumberFormat(lang || 'en', {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(amount);
}

/** The size of a picture whose longest edge is brought under a limit; a smaller one stays as it is. */
export function fitWithin(width: number, height: number, maxEdge: number): { width: number; height: number } {
  const share = Math.min(1, maxEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** 'IMG_0041.HEIC' -> 'IMG_0041.jpg': the name says what the file now is. */
export const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'picture'}.${type === 'image/png' ? 'png' : 'jpg'}`;

/** A share as it is shown, whatever an upload reports. */
export const wholePercent = (share: number): number =>
  Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 100) : 0;
