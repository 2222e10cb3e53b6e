import type { ReactNode } from 'react';
import { Footer, Frame, Main } from './Page.styles.ts';

export interface PageProps {
  /** The content of the screen. */
  readonly children: ReactNode;
  /** The bar above the content, a NavBar as a rule. */
  readonly header?: ReactNode;
  /** Buttons that stay at the lower edge, in equal parts; with large text they wrap to two lines. */
  readonly footer?: ReactNode;
  /** Leaves room for the tab bar. @default false */
  readonly withTabBar?: boolean;
  /** A lower bar and heads, for a list that shows as much as fits. @default false */
  readonly dense?: boolean;
  /** What its content stands on: `band` under Cards, `whole` where the bar above stands on it too. @default 'page' */
  readonly ground?: 'page' | 'band' | 'whole';
  /** Insets the content by the gutter; lists bring their own. @default false */
  readonly gutter?: boolean;
}

/** The paper of a screen: 320 to 480 wide, centred above that. */
export function Page({ children, header, footer, withTabBar, dense, ground, gutter }: PageProps) {
  return (
    <Frame data-tab-bar={withTabBar || undefined} data-dense={dense || undefined} data-ground={ground}>
      {header}
      <Main data-gutter={gutter || undefined} data-ground={ground === 'whole' ? 'band' : ground}>
        {children}
      </Main>
      {footer ? <Footer>{footer}</Footer> : null}
    </Frame>
  );
}
