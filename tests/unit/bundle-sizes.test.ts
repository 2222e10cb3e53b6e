import { expect, it } from 'vitest';
import { readBench, tableOf } from '../../scripts/lib/bundle-sizes.mjs';

const BENCH = `
First drawing of home: 98.2 KB brotli in 3 files, at most 110
   60.1 KB  react-dom
   38.1 KB  app

Home at rest, signed in: 150.0 KB brotli in 20 files, at most 190
   60.1 KB  react-dom
   89.9 KB  app

Fetched after that: 20.5 KB brotli in 4 files
   20.5 KB  dompurify
`;

it('reads the figures of the benchmark, and each package once', () => {
  expect(readBench(BENCH)).toEqual({
    figures: { 'First drawing of home': 98.2, 'Home at rest, signed in': 150, 'Fetched after that': 20.5 },
    limits: { 'First drawing of home': 110, 'Home at rest, signed in': 190 },
    packages: { 'react-dom': 60.1, app: 89.9, dompurify: 20.5 },
  });
});

it('tells every figure with its change, of the packages those that changed, and when it is too much', () => {
  const kinds = { 'All scripts': 500, 'All styles': 20, 'All fonts': 60 };
  const before = { ...readBench(BENCH), kinds, isAllowed: true };
  const packages = { ...before.packages, app: 95, uqr: 3 };
  const figures = { ...before.figures, 'First drawing of home': 112, 'Fetched after that': 20.52 };
  const table = tableOf(
    before,
    { ...before, figures, packages, kinds: { ...kinds, 'All styles': 18 }, isAllowed: false },
    'abc1234',
  );
  expect(table.split('\n')).toEqual([
    '### Bundle size against abc1234',
    '',
    '| KB, squeezed by brotli | base | now | change |',
    '| --- | ---: | ---: | ---: |',
    '| First drawing of home (at most 110) | 98.2 | 112.0 | +13.8 (+14.1 %) |',
    '| Home at rest, signed in (at most 190) | 150.0 | 150.0 | 0 |',
    '| Fetched after that | 20.5 | 20.5 | 0 |',
    '| All scripts | 500.0 | 500.0 | 0 |',
    '| All styles | 20.0 | 18.0 | −2.0 (−10.0 %) |',
    '| All fonts | 60.0 | 60.0 | 0 |',
    '| `app` | 89.9 | 95.0 | +5.1 (+5.7 %) |',
    '| `uqr` | – | 3.0 | +3.0 |',
    '',
    '**More than it may be.**',
  ]);
});
