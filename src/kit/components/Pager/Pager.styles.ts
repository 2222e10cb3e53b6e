import PageIndicator from 'antd-mobile/es/components/page-indicator';
import styled from 'styled-components';
import { page, strip } from '../../layout/pages.ts';

export const Strip = styled.div`
  ${strip}
  flex: 1;
  outline-offset: -4px;
`;

export const Sheet = styled.div`
  ${page}
  display: flex;
  flex-direction: column;
  /* What stands on one page stands at the same height on the next, however much there is. */
  padding: clamp(8px, round(down, 9dvh, 1px), 72px) var(--size-gutter) var(--space-40);

  @container (max-width: 17rem) { padding-block-end: var(--space-8); }
`;

/* The marks of the place that banner and menu have: a tick a page, the taller one for the page in view. */
export const Dots = styled(PageIndicator)`
  --dot-color: var(--color-line-strong);
  --active-dot-color: var(--color-text-primary);
  --dot-size: 2px;
  --active-dot-size: 2px;
  --dot-border-radius: 0;
  --active-dot-border-radius: 0;
  --dot-spacing: 0;
  align-items: flex-end;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-8) var(--size-gutter) var(--space-16);

  & > * { block-size: 5px; }
  & > .adm-page-indicator-dot-active { block-size: 10px; }
`;
