/** Hues of generated marks; each has a solid ground in tokens (`color.mark.*`). */
export const TINTS = ['clay', 'ochre', 'olive', 'lagoon', 'steel', 'iris', 'mauve', 'slate'] as const;
export type Tint = (typeof TINTS)[number];

/** Symbols that `glyphs.svg` has a drawing of, by the hue that the eye knows them in. */
const DRAWN: Readonly<Record<Tint, string>> = {
  clay: 'AVAX TRX OP SHIB XMR SEI',
  ochre: 'BTC BNB XAU',
  olive: 'DOGE BCH PEPE DAI',
  lagoon: 'USDT ETC NEAR MKR',
  steel: 'USDC ADA TON LTC FIL ARB SUI XTZ',
  iris: 'ETH LINK POL AAVE INJ VET',
  mauve: 'SOL DOT UNI ICP',
  slate: 'XRP ATOM XLM APT HBAR ALGO WLD',
};

const TINT_OF_DRAWN: ReadonlyMap<string, Tint> = new Map(
  TINTS.flatMap((tint) => DRAWN[tint].split(' ').map((symbol) => [symbol, tint] as const)),
);

/** Hues of what is known by its letters; others take theirs from a hash. */
const TINT: Readonly<Record<string, Tint>> = {
  NVDA: 'lagoon',
  TSLA: 'clay',
  AAPL: 'slate',
  MSFT: 'steel',
  AMZN: 'ochre',
  META: 'iris',
  GOOG: 'olive',
  COIN: 'mauve',
  USD: 'lagoon',
};

/** Currency signs of the slice of Inter that the app ships, and letters where the first two say nothing. */
const LETTERS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CNY: '¥', AAPL: 'AP' };

/** FNV-1a: the same tint for a symbol on every device. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

const keyOf = (symbol: string | null | undefined): string =>
  typeof symbol === 'string' ? symbol.trim().toUpperCase() : '';

/** Name of the drawing of a symbol in `glyphs.svg`, where it has one. */
export const drawingOf = (symbol: string | null | undefined): string | undefined => {
  const key = keyOf(symbol);
  return TINT_OF_DRAWN.has(key) ? key : undefined;
};

/** What stands for a symbol without a drawing: the sign of a currency, else its first two letters. */
export const lettersOf = (symbol: string | null | undefined): string => {
  const key = keyOf(symbol);
  return LETTERS[key] ?? (Array.from(key).slice(0, 2).join('') || '?');
};

export const tintOf = (symbol: string | null | undefined): Tint => {
  const key = keyOf(symbol);
  return TINT_OF_DRAWN.get(key) ?? TINT[key] ?? TINTS[hash(key) % TINTS.length] ?? 'slate';
};
