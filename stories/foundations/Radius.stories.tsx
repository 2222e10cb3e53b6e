import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { CoinMark } from '#kit/CoinMark';
import { Named, Purpose, Rows, Samples, Sheet, Topic } from './Sheet.styles.ts';
import { tokensLike } from './tokens.ts';

/** Shape tells the class of a thing; lines and space divide; two shadows say what floats. */
const meta = { title: 'Foundations/Radius' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const USE: Readonly<Record<string, string>> = {
  'radius-xs': 'badge',
  'radius-sm': 'chip, small button',
  'radius-md': 'button, field, card',
  'radius-xl': 'sheet, dialog',
  'radius-full': 'search only',
  'shadow-float': 'What floats over a page.',
  'shadow-sheet': 'A sheet that has come up from below.',
  'shadow-thumb': 'The thumb of a switch or slider.',
  'stroke-hair': 'Under tabs and around cards.',
  'stroke-control': 'Around a field.',
  'stroke-selected': 'Around a field that has the focus or an error; under a chosen tab.',
  'stroke-focus': 'The ring of the keyboard.',
  'stroke-chart': 'Courses and averages.',
};

const Corner = styled.span`
  display: block;
  block-size: 64px;
  border: var(--stroke-control) solid var(--color-line-control);
  border-radius: var(--sample);
  background: var(--color-fill-quiet);
`;

const Floating = styled.span`
  display: block;
  block-size: 48px;
  margin-block-end: var(--space-16);
  border-radius: var(--radius-md);
  background: var(--color-bg-sheet);
  box-shadow: var(--sample);
`;

const Line = styled.span`
  display: block;
  margin-block: var(--space-4);
  border-block-start: var(--sample) solid var(--color-text-primary);
`;

const Marks = styled.div`
  display: flex;
  gap: var(--space-16);
`;

const sample = (name: string) => ({ '--sample': `var(--${name})` }) as CSSProperties;

/** Corners, shadows and lines, each with what wears it. */
export const Shapes: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Corners</h2>
        <Samples>
          {tokensLike(/^radius-/).map(({ name, values }) => (
            <li key={name}>
              <Corner style={sample(name)} />
              <Named>
                <span>{name}</span>
                <span>{values['light/green-up']}</span>
              </Named>
              <Purpose>{USE[name]}</Purpose>
            </li>
          ))}
        </Samples>
      </Topic>
      <Topic>
        <h2>Marks</h2>
        <p>Coins are circles, stocks rounded squares.</p>
        <Marks>
          <CoinMark symbol="BTC" size={40} />
          <CoinMark symbol="AAPL" kind="stock" size={40} />
        </Marks>
      </Topic>
      <Topic>
        <h2>Shadows</h2>
        <Rows>
          {tokensLike(/^shadow-/).map(({ name }) => (
            <li key={name}>
              <Floating style={sample(name)} />
              <Named>
                <span>{name}</span>
              </Named>
              <Purpose>{USE[name]}</Purpose>
            </li>
          ))}
        </Rows>
      </Topic>
      <Topic>
        <h2>Lines</h2>
        <Rows>
          {tokensLike(/^stroke-/).map(({ name, values }) => (
            <li key={name}>
              <Named>
                <span>{name}</span>
                <span>{values['light/green-up']}</span>
              </Named>
              <Line style={sample(name)} />
              <Purpose>{USE[name]}</Purpose>
            </li>
          ))}
        </Rows>
      </Topic>
    </Sheet>
  ),
};
