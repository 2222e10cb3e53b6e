import type { LeadFigureProps } from '../LeadFigure/index.ts';

/** The largest size at which a figure with so many characters and its unit stand on one line of the narrowest phone. */
export function leadSize(figure: string): NonNullable<LeadFigureProps['size']> {
  if (figure.length <= 12) return 'display';
  return figure.length <= 15 ? 'headline' : 'title';
}
