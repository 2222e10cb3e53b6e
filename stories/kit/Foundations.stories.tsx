import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import * as icons from '../../src/kit/icons.ts';
import { Matrix, Stack } from './support.tsx';

const meta = { title: 'Foundations/Overview' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Patch = styled.figure`
  & > span {
    display: block;
    height: 36px;
    border-radius: var(--radius-sm);
    background: var(--patch);
    box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-hairline);
  }

  & > figcaption {
    margin-block-start: var(--space-4);
    color: var(--color-text-secondary);
    font: var(--type-caption);
  }
`;

const COLOURS = {
  page: 'var(--color-bg-page)',
  band: 'var(--color-bg-band)',
  card: 'var(--color-bg-card)',
  sheet: 'var(--color-bg-sheet)',
  inverse: 'var(--color-bg-inverse)',
  accent: 'var(--brand-accent-fill)',
  hero: 'var(--brand-hero-bg)',
  action: 'var(--brand-action-bg)',
  'up fill': 'var(--direction-up-fill)',
  'up wash': 'var(--direction-up-wash)',
  'down fill': 'var(--direction-down-fill)',
  'down wash': 'var(--direction-down-wash)',
  warning: 'var(--color-status-warning-fill)',
  danger: 'var(--color-status-danger-fill)',
  quiet: 'var(--color-fill-quiet)',
  hairline: 'var(--color-line-hairline)',
} as const;

/** Roles, not values: what each is for stands in visual.md section 2. */
export const Colours: Story = {
  render: () => (
    <Matrix columns={4}>
      {Object.entries(COLOURS).map(([name, value]) => (
        <Patch key={name} style={{ '--patch': value } as CSSProperties}>
          <span />
          <figcaption>{name}</figcaption>
        </Patch>
      ))}
    </Matrix>
  ),
};

const STEPS = {
  'display 36/44': 'var(--type-display)',
  'headline 28/36': 'var(--type-headline)',
  'title 22/28': 'var(--type-title)',
  'heading 18/24': 'var(--type-heading)',
  'strong 16/24': 'var(--type-strong)',
  'body 16/24': 'var(--type-body)',
  'label 14/20': 'var(--type-label)',
  'text 14/20': 'var(--type-text)',
  'caption 12/16': 'var(--type-caption)',
  'micro 11/16': 'var(--type-micro)',
} as const;

export const Type: Story = {
  render: () => (
    <Stack>
      {Object.entries(STEPS).map(([name, font]) => (
        <p key={name} style={{ font }}>
          {name}
        </p>
      ))}
    </Stack>
  ),
};

/** Scripts of all eight languages, each in its own family. */
export const Scripts: Story = {
  render: () => (
    <Stack>
      <p lang="en">Buy 0.1558 BTC at 64,210.0 ≈ $10,003.92</p>
      <p lang="zh-Hans">买入 0.1558 BTC，价格 64,210.0</p>
      <p lang="zh-Hant-HK">買入 0.1558 BTC，價格 64,210.0</p>
      <p lang="ja">0.1558 BTC を 64,210.0 で買う</p>
      <p lang="ko">64,210.0에 0.1558 BTC 매수</p>
      <p lang="th">ซื้อ 0.1558 BTC ที่ราคา 64,210.0</p>
      <p lang="fr">Acheter 0,1558 BTC à 64 210,0</p>
      <p lang="es">Comprar 0,1558 BTC a 64.210,0</p>
    </Stack>
  ),
};

/** Every icon in use, regular or the one weight it has. */
export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-16)' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} label={name} />
      ))}
    </div>
  ),
};
