/** The smallest change of a value that a person may see, by its kind: `{ value, says }`. */

export const HEX = /#([0-9a-f]{3,8})\b/i;
const CHANNELS = ['red', 'green', 'blue', 'alpha'];
/** Steps of 255. */
const LEAST_STEP = 4;
const STEPS = 5;
/** Under this share of a whole, a step of colour is a fraction of one: the veil itself is what changes. */
const THIN = 128;
const ALPHA = 3;

const signed = (step) => `${step > 0 ? '+' : '−'}${Math.abs(step)}`;

/** A colour, a shadow with one in it, or a name that comes to one (`resolved`), by one visible step of one channel. */
function colour(value, random, resolved = value) {
  const [, hex] = HEX.exec(resolved);
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channels = [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2) || 'ff', 16));
  const channel = channels[ALPHA] < THIN ? ALPHA : random.below(ALPHA);
  const size = LEAST_STEP + random.below(STEPS);
  const sign = channels[channel] + size > 255 ? -1 : channels[channel] - size < 0 ? 1 : random.sign();
  const step = sign * size;
  const says = `${CHANNELS[channel]} ${signed(step)}`;
  if (HEX.test(value)) {
    channels[channel] += step;
    const shown = channels[ALPHA] === 255 ? channels.slice(0, ALPHA) : channels;
    return { value: value.replace(HEX, `#${shown.map((one) => one.toString(16).padStart(2, '0')).join('')}`), says };
  }
  const parts = ['r', 'g', 'b', 'alpha'];
  parts[channel] = `calc(${parts[channel]} + ${channel === ALPHA ? step / 255 : step})`;
  return { value: `rgb(from ${value} ${parts.slice(0, ALPHA).join(' ')} / ${parts[ALPHA]})`, says };
}

const LENGTH = /var\(--[\w-]+\)|(?<![\w.-])\d*\.?\d+(?:px|rem|em)\b/;

/** Whether a value has a length that can be a pixel more. */
export const hasLength = (value) => LENGTH.test(value);

/** The first length of a value by one or two pixels. */
function space(value, random) {
  const size = random.sign() * (1 + random.below(2));
  return { value: value.replace(LENGTH, (length) => `calc(${length} + ${size}px)`), says: `${signed(size)} px` };
}

const FULL = /999px|var\(--radius-full\)|50%/;

/** A radius by one or two pixels; a round end gets a corner of the scale, since a pixel of 999 shows nowhere. */
const radius = (value, random) =>
  FULL.test(value)
    ? { value: value.replace(FULL, 'var(--radius-sm)'), says: 'a corner instead of a round end' }
    : space(value, random);

const WEIGHTS = [400, 500, 600, 700];

/** A weight one step of the scale away. */
function weight(value, random, resolved = value) {
  const at = WEIGHTS.findIndex((step) => step >= Number.parseInt(resolved, 10));
  const next = random.pick([WEIGHTS[at - 1], WEIGHTS[at + 1]].filter(Boolean));
  const isNumber = /^\d{3}/.test(value);
  return { value: isNumber ? value.replace(/^\d{3}/, next) : `${value};font-weight:${next}`, says: `weight ${next}` };
}

const border = () => ({ value: '0px', says: 'gone' });
const hollow = (value) => ({ value: value === '0' ? '1' : '0', says: 'hollow and filled exchanged' });

export const STEP = { border, colour, hollow, radius, space, weight };
