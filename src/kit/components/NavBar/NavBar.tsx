import type { ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import { CaretLeftIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Bar, Side, Title } from './NavBar.styles.ts';

export interface NavBarProps {
  /** Where one is, in a few words; in `home` the SearchButton. */
  readonly title?: Prose;
  /** Shows the back arrow. */
  readonly onBack?: () => void;
  /** Stands after the arrow, as the pair on the trade screens does. */
  readonly left?: ReactNode;
  /** Icon buttons, at most three. */
  readonly right?: ReactNode;
  /** `title` is the large, left-aligned bar of the five tabs; in `home` the search has all the room between mark and icons. @default 'bar' */
  readonly layout?: 'bar' | 'title' | 'home';
}

/** The bar at the top of a screen. */
export function NavBar({ title, onBack, left, right, layout = 'bar' }: NavBarProps) {
  const words = useKitWords();
  if (layout === 'title')
    return (
      <Bar data-layout="title">
        <Title>{title}</Title>
        <Side data-end>{right}</Side>
      </Bar>
    );
  if (layout === 'home')
    return (
      <Bar data-layout="home">
        {left}
        {title}
        <Side data-end>{right}</Side>
      </Bar>
    );
  return (
    <Bar data-layout={title ? 'bar' : 'bare'}>
      <Side data-back={onBack ? true : undefined}>
        {onBack ? <IconButton label={words.back} icon={<CaretLeftIcon />} onClick={onBack} /> : null}
        {left}
      </Side>
      {title ? <Title>{title}</Title> : null}
      <Side data-end>{right}</Side>
    </Bar>
  );
}
