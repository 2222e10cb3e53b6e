/** A colour of the tokens with less of itself; the canvas takes no other form. */
export const faded = (hex: string, alpha: number): string =>
  /^#[\da-f]{6}$/i.test(hex)
    ? `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
    : 'transparent';
