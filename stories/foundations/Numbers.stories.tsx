import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { AmountText } from '#kit/AmountText';
import { ChangePill } from '#kit/ChangePill';
import { CompactText } from '#kit/CompactText';
import { FiatText } from '#kit/FiatText';
import { figures } from '#kit/figures';
import { LivePrice } from '#kit/LivePrice';
import { PercentText } from '#kit/PercentText';
import { PriceText } from '#kit/PriceText';
import { FIAT_RATES } from '../../src/contract/fixtures/fiat-rates.ts';
import { formatCount, formatRate, formatSigned } from '../../src/domain/number.ts';
import { times } from '../../src/domain/scaled.ts';
import { BTC, storySource } from '../kit/trading-data.ts';
import { Sheet, Topic } from './Sheet.styles.ts';

/**
 * Every figure on a screen is made in one place (`src/domain/number.ts`) and drawn by a component: tabular, on one line,
 * right-aligned where figures stand under each other. It comes in as decimal text, never as a floating number.
 */
const meta = { title: 'Foundations/Numbers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-8);
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);

  & > dt {
    color: var(--color-text-secondary);
    font: var(--type-text);
  }

  & > dd {
    margin-inline-start: auto;
    font: var(--type-label);
    text-align: end;
    ${figures}
  }
`;

const facts = (rows: readonly (readonly [said: string, shown: ReactNode])[]) => (
  <Facts>
    {rows.map(([said, shown]) => (
      <Fact key={said}>
        <dt>{said}</dt>
        <dd>{shown}</dd>
      </Fact>
    ))}
  </Facts>
);

const stale = storySource({ ...BTC, isStale: true });
const live = storySource(BTC);

/** Prices, amounts, volumes, changes and values, and what stands where there is none. */
export const Figures: Story = {
  render: (_args, { globals }) => (
    <Sheet>
      <Topic>
        <h2>Prices</h2>
        <p>The decimals of the pair, always all of them, rounded half up.</p>
        {facts([
          ['One decimal', <PriceText key="one" value="64218.5" decimals={1} />],
          ['Six decimals', <PriceText key="six" value="0.12847" decimals={6} />],
          ['Rising', <PriceText key="up" value="64218.5" decimals={1} tone="up" />],
          ['Falling', <PriceText key="down" value="64218.5" decimals={1} tone="down" />],
        ])}
      </Topic>
      <Topic>
        <h2>Amounts</h2>
        <p>The scale of the coin, cut and never rounded up: what is shown as available is there.</p>
        {facts([
          ['0.99999999 at four decimals', <AmountText key="cut" value="0.99999999" scale={4} unit="BTC" />],
          ['Without trailing zeros', <AmountText key="trim" value="20008.41000000" scale={8} trim unit="USDT" />],
          ['Hidden, of whatever length', <AmountText key="hidden" value="2500" scale={2} hidden unit="USDT" />],
          ['A count', formatCount('12480')],
        ])}
      </Topic>
      <Topic>
        <h2>Volumes</h2>
        <p>K above a thousand, M above a million, one decimal, in every language. Never for money one owns.</p>
        {facts([
          ['1000', <CompactText key="1000" value="1000" />],
          ['1001', <CompactText key="1001" value="1001" />],
          ['611004120', <CompactText key="m" value="611004120" />],
        ])}
      </Topic>
      <Topic>
        <h2>Changes</h2>
        <p>Two decimals and always a sign. What shows as zero is neither up nor down.</p>
        {facts([
          ['Rise', <PercentText key="up" value="1.84" arrow />],
          ['Fall', <PercentText key="down" value="-3.07" arrow />],
          ['0.001', <ChangePill key="flat" value="0.001" />],
          ['Profit', formatSigned('612.38', 2)],
          ['A rate or share has no plus', formatRate('41.5')],
        ])}
      </Topic>
      <Topic>
        <h2>Minus</h2>
        <p>U+2212, as wide as the plus, so that columns stand: not the hyphen of the keyboard.</p>
        {facts([
          ['Profit', formatSigned('26.19', 2)],
          ['Loss', formatSigned('-26.19', 2)],
        ])}
      </Topic>
      <Topic>
        <h2>Values in fiat</h2>
        <p>64,218.50 USDT. The sign of the currency before the figure; the wave only where it is converted.</p>
        {facts(
          FIAT_RATES.map((rate) => [
            rate.currency_code === globals.fiat ? `${rate.currency_code}, in the toolbar` : rate.currency_code,
            <FiatText
              key={rate.currency_code}
              value={times('64218.5', rate.rate)}
              code={rate.currency_code}
              approximate={rate.rate !== '1'}
            />,
          ]),
        )}
        {facts([['Under one: four digits that count', <FiatText key="small" value="0.0012847" code="USD" />]])}
      </Topic>
      <Topic>
        <h2>Nothing to show</h2>
        <p>A dash where a figure is not known or is none; zero is a figure.</p>
        {facts([
          ['Not known', <PriceText key="none" value={null} decimals={1} />],
          ['No number', <AmountText key="broken" value="twelve" scale={2} unit="USDT" />],
          ['Zero', <AmountText key="zero" value="0" scale={2} unit="USDT" />],
        ])}
      </Topic>
      <Topic>
        <h2>Old prices</h2>
        <p>Ten seconds without news and a price goes grey; the order button says why it is off.</p>
        {facts([
          ['Live', <LivePrice key="live" live={live} toned />],
          ['Old', <LivePrice key="stale" live={stale} toned />],
        ])}
      </Topic>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('−26.19')).toBeVisible();
    await expect(canvas.getByText(/^0\.9999(?!9)/)).toBeVisible();
    await expect(canvas.getByText('611.0M')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/NaN|undefined/);
  },
};
