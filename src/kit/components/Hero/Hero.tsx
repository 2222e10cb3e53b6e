import type { ReactNode } from 'react';
import { TickOrnament } from '../TickOrnament/index.ts';
import { Block, Ground } from './Hero.styles.ts';

export interface HeroProps {
  /** A bar, and below it a box with the leading figure and what it changed by; words in a `card`. */
  readonly children: ReactNode;
  /** `ground` to the edges of the screen, `card` among other cards, with the ruler rising in its corner. @default 'ground' */
  readonly look?: 'ground' | 'card';
}

/** The brand's own ground: once a screen, for what leads it. */
export const Hero = ({ children, look = 'ground' }: HeroProps) => (
  <Ground>
    {look === 'card' ? (
      <Block>
        {children}
        <TickOrnament variant="banner" />
      </Block>
    ) : (
      children
    )}
  </Ground>
);
