/** The smallest change of a value that a person may see. */

const HEX = /#([0-9a-f]{3,8})\b/i;
const CHANNELS = ['red', 'green', 'blue', 'alpha'];
/** Steps of 255. */
const LEAST_STEP = 4;
const STEPS = 5;
/** Under this share of a whole, a step of colour is a fraction of one: the veil itself is what changes. */
const THIN = 128;
const ALPHA = 3;

function channelsOf(hex) {
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2) || 'ff', 16));
}

const toHex = (channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function drawStep(random, channels) {
  const channel = channels[ALPHA] < THIN ? ALPHA : random.below(ALPHA);
  const size = LEAST_STEP + random.below(STEPS);
  const now = channels[channel];
  const sign = now + size > 255 ? -1 : now - size < 0 ? 1 : random.sign();
  return { channel, step: sign * size };
}

/** A colour, or a shadow with one in it, by one visible step of one channel: `{ value, says }`. */
export function stepColour(value, random) {
  const [whole, hex] = HEX.exec(value);
  const channels = channelsOf(hex);
  const { channel, step } = drawStep(random, channels);
  channels[channel] += step;
  const to = toHex(channels[ALPHA] === 255 ? channels.slice(0, ALPHA) : channels);
  return { value: value.replace(whole, to), says: `${CHANNELS[channel]} ${step > 0 ? '+' : '−'}${Math.abs(step)}` };
}

/** The same for a token that stands for another one; `resolved` is what it comes to. */
export function stepAlias(value, resolved, random) {
  const channels = channelsOf(HEX.exec(resolved)[1]);
  const { channel, step } = drawStep(random, channels);
  const parts = ['r', 'g', 'b', 'alpha'];
  const amount = channel === ALPHA ? step / 255 : step;
  parts[channel] = `calc(${parts[channel]} + ${amount})`;
  const [red, green, blue, alpha] = parts;
  return {
    value: `rgb(from ${value} ${red} ${green} ${blue} / ${alpha})`,
    says: `${CHANNELS[channel]} ${step > 0 ? '+' : '−'}${Math.abs(step)}`,
  };
}

const LENGTH = /var\(--[\w-]+\)|(?<![\w.-])\d*\.?\d+(?:px|rem|em)\b/;

/** Whether a value has a length that can be a pixel more. */
export const hasLength = (value) => LENGTH.test(value);

/** The first length of a value by one or two pixels: `{ value, says }`. */
export function stepLength(value, random) {
  const [length] = LENGTH.exec(value);
  const size = random.sign() * (1 + random.below(2));
  const says = `${size > 0 ? '+' : '−'}${Math.abs(size)} px`;
  return { value: value.replace(length, `calc(${length} + ${size}px)`), says };
}

const FULL = /999px|var\(--radius-full\)|50%/;
/** One of the scale, at which what was round shows a corner. */
const CORNER = 'var(--radius-sm)';

/** A radius by one or two pixels; a round end loses its roundness, since a pixel of 999 shows nowhere. */
export function stepRadius(value, random) {
  if (FULL.test(value)) return { value: value.replace(FULL, CORNER), says: 'a corner instead of a round end' };
  return stepLength(value, random);
}

const WEIGHTS = [400, 500, 600, 700];

/** A weight one step of the scale away. */
export function stepWeight(weight, random) {
  const at = WEIGHTS.findIndex((step) => step >= weight);
  const near = [WEIGHTS[at - 1], WEIGHTS[at + 1]].filter(Boolean);
  return random.pick(near);
}
