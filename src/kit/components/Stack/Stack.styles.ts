import styled from 'styled-components';

export const Box = styled.div`
  min-inline-size: 0;

  &[data-lined] > * + * { border-block-start: var(--stroke-hair) solid var(--color-line-hairline); }
`;
