import './setting.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { QuoteView } from '#kit/live';
import { QuoteRow } from '#kit/QuoteRow';

const quote = (price: string, fiat: string): QuoteView => ({
  price,
  fiat,
  change: '+1.20%',
  direction: 'up',
  volume: '20',
  turnover: '1.2M',
  isStale: false,
});

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it('A row that gets its line of values again writes them: of another currency than when it had them last', () => {
  let now = quote('64,200.1', '€59,000.00');
  let tell: () => void = () => undefined;
  const live = {
    get: () => now,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  leave = () => {
    root.unmount();
    place.remove();
  };
  const show = (look: 'full' | 'single') =>
    flushSync(() =>
      root.render(<QuoteRow base="BTC" quote="USDT" live={live} look={look} onPress={() => undefined} />),
    );
  show('full');
  show('single');
  now = quote('64,300.1', '£51,000.00');
  tell();
  show('full');
  expect(place.textContent).toContain('£51,000.00');
  now = quote('64,400.1', '£51,080.00');
  tell();
  expect(place.textContent).toContain('64,400.1');
  expect(place.textContent).toContain('£51,080.00');
});
