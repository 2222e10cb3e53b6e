import styled from 'styled-components';

export const Moment = styled.time`
  font-feature-settings: var(--font-feature-number);
  font-variant-numeric: tabular-nums;
`;
