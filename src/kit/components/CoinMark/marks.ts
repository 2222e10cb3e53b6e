/** Tints of generated marks; each has a wash and a glyph in tokens (`color.mark.*`). */
export const TINTS = ['clay', 'ochre', 'olive', 'lagoon', 'steel', 'iris', 'mauve', 'slate'] as const;
export type Tint = (typeof TINTS)[number];

/** Currency signs that Unicode has and the shipped font draws; every other symbol shows its first letter. */
const GLYPH: Readonly<Record<string, string>> = {
  BTC: '₿',
  ETH: 'Ξ',
  USDT: '₮',
  DOGE: 'Ð',
  LTC: 'Ł',
  ADA: '₳',
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  HKD: '$',
  KRW: '₩',
  THB: '฿',
  INR: '₹',
  VND: '₫',
  RUB: '₽',
  TRY: '₺',
  PHP: '₱',
  NGN: '₦',
  UAH: '₴',
  ILS: '₪',
};

/** Tints that the eye already knows for the best-known coins; others take theirs from a hash. */
const TINT: Readonly<Record<string, Tint>> = {
  BTC: 'ochre',
  ETH: 'steel',
  USDT: 'lagoon',
  USDC: 'steel',
  SOL: 'iris',
  XRP: 'slate',
  DOGE: 'olive',
  LTC: 'slate',
  LINK: 'iris',
  BNB: 'ochre',
  AVAX: 'clay',
  TON: 'steel',
  ADA: 'steel',
  DOT: 'mauve',
  TRX: 'clay',
  BCH: 'olive',
  UNI: 'mauve',
  ETC: 'lagoon',
  NVDA: 'olive',
  AAPL: 'slate',
  TSLA: 'clay',
  USD: 'lagoon',
};

/** FNV-1a: the same tint for a symbol on every device. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

const keyOf = (symbol: string | null | undefined): string =>
  typeof symbol === 'string' ? symbol.trim().toUpperCase() : '';

export const glyphOf = (symbol: string | null | undefined): string => {
  const key = keyOf(symbol);
  return GLYPH[key] ?? (Array.from(key)[0] || '?');
};

export const tintOf = (symbol: string | null | undefined): Tint => {
  const key = keyOf(symbol);
  return TINT[key] ?? TINTS[hash(key) % TINTS.length] ?? 'slate';
};
