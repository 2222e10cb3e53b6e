import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Named, Purpose, Rows, Sheet, Topic } from './Sheet.styles.ts';
import { tokenOf, tokensLike } from './tokens.ts';

/** A grid of 4 px. Sixteen to the edge of the screen and between groups, eight inside a group. */
const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Bar = styled.span`
  display: block;
  inline-size: min(100%, var(--sample));
  block-size: var(--space-8);
  margin-block: var(--space-4);
  background: var(--brand-accent-fill);
`;

const Measures = ({ pattern }: { readonly pattern: RegExp }) => (
  <Rows>
    {tokensLike(pattern).map(({ name, about, values }) => (
      <li key={name}>
        <Named>
          <span>{name}</span>
          <span>{values['light/green-up']}</span>
        </Named>
        <Bar style={{ '--sample': `var(--${name})` } as CSSProperties} />
        {about ? <Purpose>{about}</Purpose> : null}
      </li>
    ))}
  </Rows>
);

/** Steps of space, to scale. */
export const Steps: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Space</h2>
        <p>Two only inside a pill, and between a figure and its fiat line.</p>
        <Measures pattern={/^space-/} />
      </Topic>
    </Sheet>
  ),
};

/** Sizes of what has one, to scale as far as the screen goes, and what lies over what. */
export const Sizes: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Sizes</h2>
        <p>What can be tapped is at least 44 px, even where the paint is less. Rows grow with the text.</p>
        <Measures pattern={/^size-(?!page)/} />
      </Topic>
      <Topic>
        <h2>Page</h2>
        <p>
          From {tokenOf('size-page-min').values['light/green-up']} to{' '}
          {tokenOf('size-page-max').values['light/green-up']}, centred where the screen is wider.
        </p>
      </Topic>
      <Topic>
        <h2>Layers</h2>
        <p>What lies over what, the lowest first.</p>
        <Rows>
          {tokensLike(/^z-/).map(({ name, values }) => (
            <li key={name}>
              <Named>
                <span>{name}</span>
                <span>{values['light/green-up']}</span>
              </Named>
            </li>
          ))}
        </Rows>
      </Topic>
    </Sheet>
  ),
};
