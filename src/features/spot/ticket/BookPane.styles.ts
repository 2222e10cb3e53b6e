import styled from 'styled-components';

export const GroupLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  min-block-size: var(--size-touch);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
