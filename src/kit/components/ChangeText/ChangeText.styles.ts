import styled from 'styled-components';
import { Figure as Percent } from '../PercentText/PercentText.styles.ts';

export const Figure = styled(Percent)`
  gap: var(--space-4);

  &[data-stale] { color: var(--color-stale-text); }
`;
