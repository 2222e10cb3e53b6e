import { beforeAll, describe, expect, it } from 'vitest';
import { elementsIn, elementsOf, piecesOf } from '../../scripts/lib/adoption/elements.ts';
import limits from '../../scripts/lib/adoption/limits.json' with { type: 'json' };
import { adoptionFaults, waitingFaults } from '../../scripts/lib/adoption/limits.ts';
import { type Adoption, adoptionOf, readAdoption } from '../../scripts/lib/adoption/report.ts';
import type { SourceGraph } from '../../scripts/lib/sources.ts';

const page = (text: string) => elementsOf({ path: 'src/features/shop/ShopPage.tsx', text });

describe('an element', () => {
  it('is of the kit when its name comes from there, also under another name', () => {
    expect(
      page(`
        import { Button as Press } from '#kit/Button';
        import { CopyIcon } from '#kit/icons';
        export const Page = () => <><Press icon={<CopyIcon />} /></>;`),
    ).toEqual({ kit: 2, styled: 0, raw: 0 });
  });
  it('is the own one of the screen when a styles file or the file itself styles it', () => {
    expect(
      page(`
        import styled from 'styled-components';
        import { Button } from '#kit/Button';
        import { Row } from './Shop.styles.ts';
        const Bar = styled.div\`color: var(--color-text-primary);\`;
        const Wide = styled(Button)\`inline-size: 100%;\`;
        const Attributed = styled.div.attrs({ role: 'row' })\`display: flex;\`;
        export const Page = () => <Row><Bar /><Wide /><Attributed /></Row>;`),
    ).toEqual({ kit: 0, styled: 4, raw: 0 });
  });
  it('is raw when it is HTML; the strokes of a drawing count as nothing', () => {
    expect(
      page('export const Page = () => <div><svg><path d="" /></svg>{[1].map((n) => <p key={n} />)}</div>;'),
    ).toEqual({ kit: 0, styled: 0, raw: 2 });
  });
  it('is not counted when it is put together elsewhere or draws nothing', () => {
    expect(
      page(`
        import { Suspense } from 'react';
        import { Part } from './Part.tsx';
        import type { Button } from '#kit/Button';
        const Own = () => <Part />;
        export const Page = () => <Suspense><Own /><Part /></Suspense>;`),
    ).toEqual({ kit: 0, styled: 0, raw: 0 });
  });
  it('is looked for in files with elements only', () => {
    expect(elementsOf({ path: 'src/features/shop/list.ts', text: 'export const a = <T>(x: T): T => x;' })).toEqual({
      kit: 0,
      styled: 0,
      raw: 0,
    });
  });
});

describe('the pieces that screens style', () => {
  it('are counted where they are made, wrapped components among them, and nothing else is', () => {
    const text = `
      import styled, { keyframes } from 'styled-components';
      const fade = keyframes\`from { opacity: 0; }\`;
      export const Place = styled.div\`display: grid;\`;
      export const Wide = styled(Button)\`inline-size: 100%;\`;`;
    expect(piecesOf({ text })).toBe(2);
    expect(piecesOf({ text: "import { Stack } from '#kit/Stack';" })).toBe(0);
  });
  const screens = [
    { title: 'Screens/Shop', path: 'pages/shop', kit: 9, styled: 1, raw: 0, share: 0.9 },
    { title: 'Screens/Empty', path: 'pages/empty', kit: 0, styled: 0, raw: 0, share: null },
  ];
  it('fail the check when they become more, and ask to be written down when fewer', () => {
    expect(adoptionFaults({ pieces: 3, screens }, { pieces: 3, share: 0.9 })).toEqual([]);
    expect(adoptionFaults({ pieces: 4, screens }, { pieces: 3, share: 0.9 })).toEqual([
      expect.stringContaining('at most 3'),
    ]);
    expect(adoptionFaults({ pieces: 2, screens }, { pieces: 3, share: 0.9 })).toEqual([
      expect.stringContaining('fewer than 3'),
    ]);
  });
  it('fail the check when a screen has less of the kit than every screen is to have', () => {
    expect(adoptionFaults({ pieces: 3, screens }, { pieces: 3, share: 0.91 })).toEqual([
      expect.stringContaining('Screens/Shop (pages/shop)'),
    ]);
  });
});

describe('what waits for its first screen', () => {
  const pages = { Gauge: 'Components/Gauge', Button: 'Components/Button' };
  const routes = { 'pages/shop': { domain: 'shop', states: ['Ready'] }, 'pages/later': { domain: 'shop' } };
  const faults = (waits: Record<string, string[]>, unused = ['Gauge']) =>
    waitingFaults({ pages, waits: new Map(Object.entries(waits)) }, unused, routes);
  it('says for which coming ones', () => {
    expect(faults({ 'Components/Gauge': ['pages/later'] })).toEqual([]);
    expect(faults({})).toEqual([expect.stringContaining('Gauge')]);
  });
  it('waits for no screen that is there, or that nobody plans', () => {
    expect(faults({ 'Components/Gauge': ['pages/shop'] })).toEqual([expect.stringContaining('built')]);
    expect(faults({ 'Components/Gauge': ['pages/never'] })).toEqual([expect.stringContaining('no route')]);
  });
  it('has none', () => {
    expect(faults({ 'Components/Button': ['pages/later'] }, [])).toEqual([expect.stringContaining('has screens')]);
  });
});

describe('the share', () => {
  it('is of what is drawn', () => {
    const text = "import { A } from '#kit/A'; export const B = () => <p><A /><A /><A /></p>;";
    expect(elementsIn([{ path: 'src/features/shop/B.tsx', text }]).share).toBe(0.75);
    expect(elementsIn([]).share).toBeNull();
  });
});

describe('the report', () => {
  const graph: SourceGraph = new Map(
    Object.entries({
      'src/app/routes.ts': { text: '', imports: ['src/features/shop/ShopPage.tsx'] },
      'src/app/Tabs.tsx': {
        text: "import { TabBar } from '#kit/TabBar'; export const Tabs = () => <TabBar />;",
        imports: ['src/kit/components/TabBar/index.ts'],
      },
      'src/features/shop/ShopPage.tsx': {
        text: "import { Price } from '../../parts/Price.tsx'; export default () => <main><Price /></main>;",
        imports: ['src/parts/Price.tsx'],
      },
      'src/parts/Price.tsx': {
        text: "import { Button } from '#kit/Button'; export const Price = () => <Button />;",
        imports: ['src/kit/components/Button/index.ts'],
      },
      'src/kit/components/Button/index.ts': { text: '', imports: ['src/kit/components/Button/Button.tsx'] },
      'src/kit/components/Button/Button.tsx': { text: 'export const B = () => <button />;', imports: [] },
      'src/kit/components/TabBar/index.ts': { text: '', imports: [] },
      'src/kit/components/Gauge/index.ts': { text: '', imports: [] },
    }).map(([path, file]) => [path, { path, ...file }]),
  );
  const part = (screens: string[], components: string[] = []) => ({ screens, components });
  const token = (name: string, files: string[], tokens: string[] = []) => ({ name, files, tokens });
  const report: Adoption = adoptionOf({
    graph,
    screens: [
      { path: 'pages/shop', title: 'Screens/Shop', page: 'src/features/shop/ShopPage.tsx' },
      { path: 'pages/shop2', title: 'Screens/Shop two', page: 'src/features/shop/ShopPage.tsx' },
    ],
    parts: {
      Button: part(['Screens/Shop']),
      Spinner: part([], ['Button']),
      TabBar: part(['The shell of the app']),
      Gauge: part([]),
      Needle: part([], ['Gauge']),
    },
    tokens: [
      token('kit-button-bg', ['src/kit/components/Button/Button.tsx']),
      token('color-action', [], ['kit-button-bg']),
      token('palette-1', [], ['color-action', 'kit-gauge-bg']),
      token('kit-gauge-bg', ['src/kit/components/Gauge/index.ts']),
      token('palette-2', [], ['kit-gauge-bg']),
      token('font-base', ['src/kit/theme/theme.css']),
      token('shadow', ['src/features/later/LaterPage.tsx']),
    ],
  });

  it('counts what a screen brings in, and not what the kit is made of', () => {
    const shop = { kit: 1, styled: 0, raw: 1, share: 0.5 };
    expect(report.screens).toEqual([
      { title: 'Screens/Shop', path: 'pages/shop', ...shop },
      { title: 'Screens/Shop two', path: 'pages/shop2', ...shop },
    ]);
    expect(report.shell).toEqual({ kit: 1, styled: 0, raw: 0, share: 1 });
  });
  it('counts a file once over all screens', () => {
    expect(report.all).toEqual({ kit: 2, styled: 0, raw: 1, share: 2 / 3 });
  });
  it('names components that no screen uses, also through another one', () => {
    expect(report.components).toEqual({ count: 5, unused: ['Gauge', 'Needle'] });
  });
  it('names tokens that no screen uses, also through another one', () => {
    expect(report.tokens).toEqual({ count: 7, unused: ['kit-gauge-bg', 'palette-2', 'shadow'] });
  });
});

describe('the sources', () => {
  let adoption: Adoption;
  beforeAll(async () => {
    adoption = await readAdoption();
  });

  it('have a share for every built screen, and keep the limits', () => {
    expect(adoption.screens.length).toBeGreaterThan(20);
    expect(adoptionFaults(adoption, limits)).toEqual([]);
    expect(limits.pieces).toBeLessThanOrEqual(40);
  });
  it('use the components that every screen stands on', () => {
    for (const name of ['Button', 'Page', 'Spinner', 'TabBar']) expect(adoption.components.unused).not.toContain(name);
    expect(adoption.components.unused.length).toBeLessThan(adoption.components.count);
    for (const name of ['brand-action-bg', 'color-text-primary', 'type-body'])
      expect(adoption.tokens.unused).not.toContain(name);
  });
});
