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
  justify-content: center;
  padding: var(--space-16) var(--space-24);
`;

export const Dots = styled(PageIndicator)`
  --dot-color: var(--color-line-strong);
  --active-dot-color: var(--color-text-primary);
  --dot-size: 4px;
  --active-dot-size: 12px;
  --dot-border-radius: 2px;
  --dot-spacing: 0;
  gap: var(--space-4);
  padding: var(--space-8) var(--space-24) var(--space-16);

  & > * { block-size: 3px; }
`;
