import type { ReactNode } from 'react';
import { Ground } from './Hero.styles.ts';

export interface HeroProps {
  /** A bar, and below it a box with the leading figure and what it changed by. */
  readonly children: ReactNode;
}

/** The brand's own ground, to the edges of the screen: once a screen, for the figure that leads it. */
export const Hero = ({ children }: HeroProps) => <Ground>{children}</Ground>;
