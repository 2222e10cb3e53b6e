import './setting.ts';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { AllocationBar } from '#kit/AllocationBar';
import { loadDigits } from '#kit/ahead';
import { BreadthBar } from '#kit/BreadthBar';
import { CourseChart } from '#kit/CourseChart';
import { LeadFigure } from '#kit/LeadFigure';
import { LivePrice } from '#kit/LivePrice';
import { wantsStillness } from '#kit/motion';
import { ProgressBar } from '#kit/ProgressBar';
import { QuoteCard } from '#kit/QuoteCard';
import { QuoteRow } from '#kit/QuoteRow';
import { RangeRuler } from '#kit/RangeRuler';
import { TickRuler } from '#kit/TickRuler';
import { BTC, storySource } from '../../stories/kit/trading-data.ts';

/** What explains by moving: it plays where the device allows it, and nowhere else (stillness.test.tsx looks at every part). */
const setDevice = (motion: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] });

beforeAll(async () => {
  await loadDigits();
});

let place: HTMLElement;
let draw: (node: ReactNode) => void;
let leave: () => void;

beforeEach(() => {
  place = document.createElement('div');
  place.style.containerType = 'inline-size';
  document.body.append(place);
  const root = createRoot(place);
  draw = (node) => flushSync(() => root.render(<StrictMode>{node}</StrictMode>));
  leave = () => root.unmount();
});
afterEach(() => {
  leave();
  place.remove();
});

/** What moves, by the name of its motion. */
function playing(within: Element = place): string[] {
  return within.getAnimations({ subtree: true }).map((motion) => {
    if (motion instanceof CSSTransition) return motion.transitionProperty;
    return motion instanceof CSSAnimation ? 'animation' : 'script';
  });
}

const find = <T extends Element>(selector: string): T => {
  const element = place.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

/** What sees a text change has seen it. */
const written = () => new Promise<void>(queueMicrotask);

/** The digits of a figure that roll now. */
function rolling(figure: Element): string[] {
  const faces = figure.querySelector('[aria-hidden]')?.shadowRoot;
  return [...(faces?.querySelectorAll('span > span[style*="clip-path"]') ?? [])].map(
    ({ children: [comes, leaves] }) => {
      for (const face of [comes, leaves]) expect(face?.getAnimations()).toHaveLength(1);
      return `${leaves?.textContent} to ${comes?.textContent}`;
    },
  );
}

const RANGE = { low: '10', high: '20', decimals: 1, labels: { low: 'Low', high: 'High', range: 'Range' } } as const;
const BREADTH = { labels: { up: 'rising', flat: 'flat', down: 'falling' } } as const;
const allocation = (share: number) => [
  { key: 'BTC', share, label: 'BTC' },
  { key: 'ETH', share: 1 - share, label: 'ETH' },
];
const course = (points: readonly number[]) => ({
  points,
  live: storySource(BTC),
  base: 'BTC',
  quote: 'USDT',
  onPress: () => undefined,
});

/** Bars before and after a change, and what of them runs to it. */
const BARS: readonly [string, ReactNode, ReactNode, string][] = [
  [
    'breadth',
    <BreadthBar key="b" {...BREADTH} up={1} flat={0} down={1} changes={[2, -1]} />,
    <BreadthBar key="b" {...BREADTH} up={1} flat={0} down={1} changes={[1, -2]} />,
    'transform',
  ],
  [
    'allocation',
    <AllocationBar key="a" parts={allocation(0.4)} />,
    <AllocationBar key="a" parts={allocation(0.7)} />,
    'stroke',
  ],
  ['range', <RangeRuler key="r" {...RANGE} value="12" />, <RangeRuler key="r" {...RANGE} value="17" />, 'transform'],
  [
    'hand of a range',
    <RangeRuler key="r" {...RANGE} value="12" />,
    <RangeRuler key="r" {...RANGE} value="17" />,
    '--kit-place',
  ],
  [
    'ruler',
    <TickRuler key="t" label="Share" value={25} />,
    <TickRuler key="t" label="Share" value={75} />,
    'transform',
  ],
  [
    'hand of a ruler',
    <TickRuler key="h" label="Share" shows="hand" value={25} />,
    <TickRuler key="h" label="Share" shows="hand" value={75} />,
    '--kit-place',
  ],
  [
    'progress',
    <ProgressBar key="p" label="Sold" share={0.2} />,
    <ProgressBar key="p" label="Sold" share={0.6} />,
    'transform',
  ],
];

const COURSES: readonly [string, ReactNode][] = [
  ['row', <QuoteRow key="row" {...course([1, 2, 3])} />],
  ['card', <QuoteCard key="card" {...course([1, 2, 3])} />],
  [
    'chart',
    <CourseChart key="chart" points={[1, 2, 3]} direction="up" label="Course" last="3" decimals={0} lang="en" />,
  ],
];

describe('where motion is allowed', () => {
  beforeEach(async () => {
    await setDevice('no-preference');
    expect(wantsStillness()).toBe(false);
  });

  it.each(BARS)('a bar eases to what it became: %s', (_, before, after, motion) => {
    draw(before);
    expect(playing()).toEqual([]);
    draw(after);
    expect(playing()).toContain(motion);
  });

  it.each(COURSES)('the line of a %s is drawn in once', async (_, node) => {
    draw(node);
    const line = find('svg[data-direction]');
    expect(playing(line)).toEqual(['animation']);
    await waitFor(() => expect(line).not.toHaveAttribute('data-draws'));
    place.style.display = 'none';
    expect(playing(line)).toEqual([]);
    place.style.display = '';
    expect(playing(line)).toEqual([]);
  });
  it('the line of a row that scrolls back stands, and so it does at new points', async () => {
    const row = (points: readonly number[]) => <QuoteRow {...course(points)} base="ETH" />;
    draw(row([1, 2]));
    await waitFor(() => expect(find('svg[data-direction]')).not.toHaveAttribute('data-draws'));
    draw(row([1, 2, 3]));
    expect(playing()).toEqual([]);
    draw(null);
    draw(row([1, 2, 3]));
    expect(playing()).toEqual([]);
  });

  describe('digits roll', () => {
    it('those of a total that are others, over a text that is one number, and nothing else moves', async () => {
      const total = (value: string) => draw(<LeadFigure value={value} scale={2} unit="USDT" rolls />);
      total('48216.01');
      await loadDigits();
      const figure = find<HTMLElement>('[data-size]');
      const [style, { width, height }] = [figure.getAttribute('style'), figure.getBoundingClientRect()];
      total('48217.31');
      await written();
      expect(rolling(figure)).toEqual(['6 to 7', '0 to 3']);
      expect(figure.textContent).toBe('48,217.31 USDT');
      expect(figure.getBoundingClientRect()).toMatchObject({ width, height });
      await waitFor(() => expect(figure.querySelector('[aria-hidden]')).toBeNull());
      expect(figure.getAttribute('style')).toBe(style);
    });
    it('those of a price in the head, which stays where it is', async () => {
      const live = storySource(BTC);
      draw(<LivePrice live={live} size="headline" />);
      await loadDigits();
      const figure = find<HTMLElement>('[data-size]');
      live.set({ ...BTC, price: '64,219.5' });
      await written();
      expect(rolling(figure)).toEqual(['8 to 9']);
      expect(figure.textContent).toBe('64,219.5');
      expect(getComputedStyle(figure).transform).toBe('none');
      // Sooner than one can read it.
      live.set({ ...BTC, price: '64,219.6' });
      await written();
      expect(rolling(figure)).toEqual([]);
      expect(figure.textContent).toBe('64,219.6');
    });
    it('none where it is hidden, or in another currency', async () => {
      draw(<LeadFigure value="1.00" scale={2} unit="USDT" rolls />);
      await loadDigits();
      draw(<LeadFigure value="7.00" scale={2} unit="EUR" rolls />);
      await written();
      expect(rolling(find('[data-size]'))).toEqual([]);
      draw(<LeadFigure value="7.00" scale={2} unit="EUR" rolls hidden />);
      await written();
      expect(rolling(find('[data-size]'))).toEqual([]);
    });
  });
});

describe('where less of it is asked for', () => {
  beforeEach(async () => {
    await setDevice('reduce');
    expect(wantsStillness()).toBe(true);
  });

  it.each(BARS)('a bar is what it became: %s', (_, before, after) => {
    draw(before);
    draw(after);
    expect(playing()).toEqual([]);
  });
  it.each(COURSES)('the line of a %s stands', (_, node) => {
    draw(node);
    expect(playing()).toEqual([]);
  });
  it('a figure changes at once', async () => {
    const live = storySource(BTC);
    const figures = (value: string) =>
      draw(
        <>
          <LeadFigure value={value} scale={2} rolls />
          <LivePrice live={live} size="headline" />
        </>,
      );
    figures('1.00');
    await loadDigits();
    figures('2.00');
    live.set({ ...BTC, price: '64,219.5' });
    await written();
    expect(playing()).toEqual([]);
    expect(place.querySelector('[aria-hidden]')).toBeNull();
    expect(place.textContent).toBe('2.0064,219.5');
  });
});
