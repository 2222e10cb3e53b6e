import styled from 'styled-components';

export const LogOutPlace = styled.div`
  padding: var(--space-24) var(--size-gutter) calc(var(--space-32) + env(safe-area-inset-bottom));
  border-block-start: var(--space-8) solid var(--color-bg-band);
`;
