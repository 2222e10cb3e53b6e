import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import type { IconProps, IconWeight } from '#kit/icons';
import * as icons from '#kit/icons';
import listed from '../../design-tokens/icons.json';
import { Sheet, Topic } from './Sheet.styles.ts';

/** Phosphor: regular at 24 and 20, bold at 16 and below, fill for what is chosen, duotone for the menu of the home screen. */
const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 5rem), 1fr));
  gap: var(--space-16) var(--space-12);
  font: var(--type-caption);
`;

const Weights = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  margin-block-end: var(--space-4);
`;

/** By name; which weights an icon has differs, and the list says it. */
const DRAWN = icons as Readonly<Record<string, ComponentType<IconProps>>>;

/** A name breaks before its capitals, at a space of no width. */
const breaking = (name: string) => name.replace(/(?<=.)(?=[A-Z])/g, '\u200b');

/** Every icon in every weight that is in use. */
export const InUse: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Icons</h2>
        <p>Each in the weights that some screen draws. An icon that acts on money has words beside it.</p>
        <Grid>
          {Object.entries(listed).map(([name, weights]) => {
            const Icon = DRAWN[`${name}Icon`];
            return Icon ? (
              <li key={name}>
                <Weights>
                  {(weights.split(' ') as IconWeight[]).map((weight) => (
                    <Icon key={weight} weight={weight} />
                  ))}
                </Weights>
                {breaking(name)}
              </li>
            ) : null;
          })}
        </Grid>
      </Topic>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(Object.keys(listed).length);
  },
};
